// An uncaught error ends the program with its name and message.
class Refused extends RangeError {
  get name() {
    return 'Refused';
  }
}
console.log('before');
throw new Refused('too large');
