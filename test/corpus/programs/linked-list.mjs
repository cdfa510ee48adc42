// A linked list with every classic operation.
class Node {
  constructor(value, next = null) {
    this.value = value;
    this.next = next;
  }
}
class List {
  head = null;
  length = 0;
  static from(iterable) {
    const list = new this();
    for (const x of iterable) list.append(x);
    return list;
  }
  append(value) {
    let link = { set: (node) => (this.head = node), node: this.head };
    while (link.node !== null) {
      const { node } = link;
      link = { set: (next) => (node.next = next), node: node.next };
    }
    link.set(new Node(value));
    return ++this.length;
  }
  reverse() {
    let [previous, current] = [null, this.head];
    while (current) [current.next, previous, current] = [previous, current, current.next];
    this.head = previous;
    return this;
  }
  remove(test) {
    while (this.head && test(this.head.value)) this.head = this.head.next;
    for (let node = this.head; node?.next; ) {
      if (test(node.next.value)) node.next = node.next.next;
      else node = node.next;
    }
    this.length = [...this].length;
    return this;
  }
  *[Symbol.iterator]() {
    for (let node = this.head; node; node = node.next) yield node.value;
  }
}
const list = List.from([1, 2, 3, 4, 5]);
console.log([...list].join(), [...list.reverse()].join(), [...list.remove((x) => x % 2)].join(), list.length);
console.log(List.from('ab'), Math.max(...list));
