// A thrown value that is no error ends the program as well.
console.log('before');
throw `thrown ${1 + 1}`;
