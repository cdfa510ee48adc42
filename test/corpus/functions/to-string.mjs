// The text of a function is its source text.
function declared(a, b = 1) {
  return a + b;
}
class Named {
  method() {
    return 1;
  }
}
console.log(String(declared));
console.log(String((x) => x * 2));
console.log(Named.toString());
console.log(new Named().method.toString());
console.log({ get g() { return 1; } }.g, Object.getOwnPropertyDescriptor({ get g() { return 1; } }, 'g').get.toString());
console.log(String(Math.max), `${[].push}`);
