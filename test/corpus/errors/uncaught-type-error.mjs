// An uncaught error of the engine ends the program too.
const config = { database: undefined };
console.log('start');
config.database.host = 'localhost';
