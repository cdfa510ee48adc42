// Async methods and arrow functions keep this, arguments and super.
class Base {
  async name() {
    return 'base';
  }
}
class Derived extends Base {
  #own = 1;
  async name() {
    const above = await super.name();
    const inner = async () => [this.#own, arguments.length, above];
    return inner();
  }
  static async make(...list) {
    await null;
    return new this(...list);
  }
}
console.log(await new Derived().name(1, 2), (await Derived.make()).constructor.name);
const object = { async ['computed' + 1](x = 1) { return [x, await this.y]; }, y: Promise.resolve(2) };
console.log(await object.computed1(), object.computed1.name, (async (a, b) => {}).length);
