// Generic classes, accessors, index signatures, private by word and by #, static this.
class Stack<T> {
  private items: T[] = [];
  #limit: number;
  [index: string]: unknown;
  constructor(limit = 3) { this.#limit = limit; }
  push(...xs: T[]): this { for (const x of xs) { if (this.items.length >= this.#limit) throw new RangeError(`limit ${this.#limit}`); this.items.push(x); } return this; }
  pop(): T | undefined { return this.items.pop(); }
  get size(): number { return this.items.length; }
  set size(n: number) { this.items.length = n; }
  static of<U>(...xs: U[]): Stack<U> { return new this<U>(xs.length).push(...xs); }
  map<U>(f: (x: T, i: number) => U): Stack<U> { return Stack.of(...this.items.map(f)); }
}
const s = new Stack<number>().push(1, 2);
console.log(s.size, s.map((x) => x * 10).pop(), Stack.of('a', 'b').size, s);
try { s.push(3, 4); } catch (e) { console.log((e as Error).message, s.size); }
s.size = 1;
console.log(s.pop(), s.pop(), s['items']);
class Limited extends Stack<string> { override push(...xs: string[]): this { return super.push(...xs.map((x) => x.toUpperCase())); } }
console.log(Limited.of('x', 'y').pop(), new Limited(1).push('q').size);
type Listener<E> = (event: E) => void;
class Emitter<Events extends Record<string, unknown>> {
  private readonly map = new Map<keyof Events, Set<Listener<never>>>();
  on<K extends keyof Events>(k: K, f: Listener<Events[K]>): () => void { const set = this.map.get(k) ?? new Set(); this.map.set(k, set); set.add(f as Listener<never>); return () => void set.delete(f as Listener<never>); }
  emit<K extends keyof Events>(k: K, e: Events[K]): number { let n = 0; for (const f of this.map.get(k) ?? []) { (f as Listener<Events[K]>)(e); n++; } return n; }
}
const em = new Emitter<{ tick: number; end: void }>();
const seen: number[] = [];
const off = em.on('tick', (n) => seen.push(n));
em.on('tick', (n) => { if (n > 1) off(); });
console.log(em.emit('tick', 1), em.emit('tick', 2), em.emit('tick', 3), em.emit('end', undefined), seen);
class Singleton { private static instance?: Singleton; private constructor(readonly id = Math.trunc(7.9)) {} static get(): Singleton { return (this.instance ??= new Singleton()); } }
console.log(Singleton.get() === Singleton.get(), Singleton.get().id);
