/** Pieces of syntax that steer: defaults that are evaluated or not, chains that end early, labels, and parts of classes. */

import { formsOf } from '../template.js';

export const syntaxStatements = formsOf('statement', [
  [
    2,
    '{ const { k: ‹const x any› = (log.push("k"), ‹any›), x: [‹const y any› = ‹any x›, ...‹const r arr›] = [‹input any›], ...‹const o obj› } = ‹bool› ? { k: ‹input any›, y: ‹any› } : { k: undefined, x: ‹arr›.slice(0, 3) }; log.push(‹see destructuring with defaults›([‹x›, ‹y›, ‹r›, ‹o›])); ‹block* x y r o› }',
  ],
  [
    1,
    'try { const f = ({ ‹pick k x›: ‹const x any› = ‹any› } = ‹obj›, [‹const y any› = ‹any x›, { length: ‹const n any› } = ‹str›] = []) => ‹any x y n›; log.push(‹see destructuring with defaults›(f(‹bool› ? undefined : ‹input any›, ‹bool› ? [‹input any›] : undefined))); } catch (error) { log.push(‹see destructuring with defaults›(nameOf(error))); }',
  ],
  [
    2,
    '{ const ‹const o obj› = ‹bool› ? { k: { x: [‹input any›], m(‹const x any›) { return ‹any x›; } } } : ‹bool› ? { k: null } : null; try { log.push(‹see optional chaining›([‹o›?.k?.x?.[‹num› & 1], ‹o›?.k?.m?.((log.push("argument"), ‹any›)), delete ‹o›?.k?.x, ‹o›?.k?.x])); log.push(‹o›?.k.x, (‹o›?.k).x); } catch (error) { log.push(nameOf(error)); } }',
  ],
  [1, '‹see optional chaining›(‹input any›?.toString?.().length ?? ‹any›);'],
  [
    2,
    '{ let steps = 0; ‹label L›: for (let ‹const i num› = 0; ‹i› < 3; ‹i›++) { for (const ‹const j num› of [0, 1, 2]) { steps += 1; if (‹bool i j›) continue ‹L›; if (‹i› + ‹j› > (‹input num›)) break ‹L›; ‹loop* @L i j› } steps += 10; } log.push(‹see labelled loops›(steps)); }',
  ],
  [
    1,
    '{ let ‹const n num› = 0; ‹label L›: { ‹label M›: do { ‹n› += 1; if (‹bool n›) break ‹L›; if (‹bool n›) continue ‹M›; ‹n› += 2; } while (‹n› < 5); ‹n› = -‹n›; } log.push(‹see labelled loops›(‹n›)); }',
  ],
  [
    2,
    `try { class Cell { #v = ‹input any›; static #made = 0; #touch() { return ++Cell.#made; } get v() { return this.#v; } set v(x) { this.#touch(); this.#v = x; } static is(x) { return #v in x; } same(‹const x any›) { return this.#v === ‹x›; } static steal(x) { return x.#v; } } const c = new Cell(), other = ‹bool› ? new Cell() : c; other.v = ‹any›; if (‹bool›) c.v ??= ‹num›; log.push(‹see private fields›([c.v, other.v, c.same(‹input any›), Cell.is(‹bool› ? c : {}), Cell.steal(‹bool› ? other : ‹any›)])); } catch (error) { log.push(‹see private fields›(nameOf(error))); }`,
  ],
  [
    2,
    `try { class Counter { static n = ‹input num›; static #log = []; static { this.#log.push(this.n); if (‹bool›) this.n += ‹num›; try { this.k = ‹any›; } finally { this.#log.push('end'); } } static [‹bool› ? 'x' : 'y'] = ‹any›; static { this.seen = [...this.#log, this.x, this.y]; } } class Below extends Counter { static { this.n = [super.n, ‹any›]; } } log.push(‹see static blocks›([Counter.n, Counter.k, Counter.seen, Below.n, Below.k])); } catch (error) { log.push(‹see static blocks›(nameOf(error))); }`,
  ],
  [
    2,
    `{ const ‹const f fn› = function* (‹const x num›, ‹const y any›) { let ‹const n num› = ‹x› & 3; while (‹n› < 3) { const ‹const r any› = yield ‹n›; if (‹bool n r›) return ‹any r›; ‹n› += 1; } yield* [‹y›, ‹n›]; }; const g = ‹f›(‹input num›, ‹input any›); log.push(‹see generators›([g.next(), g.next(‹any›), ‹bool› ? g.return(‹any›) : g.next(‹any›), ...g])); }`,
  ],
  [
    1,
    `{ const evens = { *[Symbol.iterator]() { try { for (let i = ‹input num› & 3; i < 4; i++) yield ‹bool› ? i : [i, ‹any›]; } finally { log.push('closed'); } } }; for (const x of evens) { log.push(‹see generators›(x)); if (‹bool›) break; } const [‹const x any›, ‹const y any› = ‹any›] = evens; log.push(‹x›, ‹y›, Math.max(...evens)); }`,
  ],
]);
