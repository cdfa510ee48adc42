/**
 * Strings that are one of a few: put together, compared, taken apart, matched, and used as names of properties. Also
 * doubles that are one of a few, which are treated in the same way, and bigints.
 */

import { formsOf } from '../template.js';

/** A string that depends on the inputs. */
const TEXT = `(‹input bool› ? ‹pick 'k' 'x' 'ab'› : (‹input num›) > 0 ? ‹pick 'y' 'x' 'a-b'› : ‹str›.slice(0, 4))`;

/** A double that depends on the inputs, and is an integer only sometimes. */
const DOUBLE = `(‹input bool› ? ‹pick 0.5 -0 1e300 5e-324 NaN› : (‹input num›) > 0 ? ‹pick 2.5 -0.1 Infinity 3› : ‹leaf num›)`;

/** A bigint that depends on the inputs. */
const BIG = `(‹input bool› ? ‹pick 3n -7n 0n› : (‹input num›) > 0 ? ‹pick 2n 18446744073709551616n› : -1n)`;

export const textStatements = formsOf('statement', [
  [
    3,
    `{ const ‹const s str› = ${TEXT}, ‹const u str› = ‹s› + ‹pick 'x' '' '1'›; log.push(‹see string of a finite domain›(\`<\${‹s›}>\`), ‹s› ‹pick < === >= !=› ‹str›, ‹u›.length); ‹block* s u› }`,
  ],
  [
    3,
    `{ const ‹const s str› = ${TEXT}, ‹const o obj› = { k: ‹any›, x: ‹any› }; ‹o›[‹s›] = ‹any›; if (‹bool›) delete ‹o›[‹s›.slice(1)]; ‹o›[‹s› + ‹pick 'k' ''›] ??= ‹num›; log.push(‹see string as a property key›([‹s› in ‹o›, ‹o›[‹s›]]), Object.keys(‹o›)); ‹block* s o› }`,
  ],
  [
    2,
    `{ const ‹const s str› = ${TEXT} + ‹str›.slice(0, 3); log.push(‹see String methods›([‹s›.padEnd(5, ‹pick '.' 'ab'›), ‹s›.at(‹num›), ‹s›.lastIndexOf(‹pick 'x' ''›), ‹s›.substring(‹num›, ‹num›), ‹s›.trim().toUpperCase(), ‹s›.codePointAt(‹num›), ‹s›.localeCompare('k') > 0, ‹s›.concat(‹input bool›, 1)])); }`,
  ],
  [
    1,
    `{ const ‹const s str› = ${TEXT}; log.push(‹see String methods›([...‹s›.split(‹pick '' '-' 'x'›, ‹pick 1 3›), ‹s›.replaceAll(‹pick 'x' 'a'›, (m, at) => m + at + ‹num›), ‹s›.search('x'), ‹s›.normalize(), ‹s›.startsWith(‹str›, ‹num›)])); }`,
  ],
  [
    2,
    `{ const ‹const s str› = ${TEXT} + ‹pick 'x1' '' 'ab-2'›; log.push(‹see regular expressions›([/^[a-k]+(-|$)/.test(‹s›), ‹s›.replace(/([a-z])(\\d)?/‹pick g i y gi›, ‹pick '<$1>' '$2$$' "$&$&"›), ‹s›.match(/(?<letter>x)|(\\d+)/)?.slice(), ‹s›.split(/-|x/)])); }`,
  ],
  [
    2,
    `{ const r = /[a-y]/‹pick g y gy›, ‹const s str› = ${TEXT} + 'xa'; if (‹bool›) r.lastIndex = ‹num› & 3; log.push(‹see regular expressions›([r.test(‹s›), r.lastIndex, r.exec(‹s›)?.index, r.lastIndex, ‹s›.replace(r, (m) => m + ‹num›), [...‹s›.matchAll(/[a-k]/g)].map((m) => m.index)])); }`,
  ],
  [
    2,
    `{ const tag = (texts, ...‹const r arr›) => [texts.length, texts.raw.join('|'), ‹any r›, ‹r›]; for (let i = 0; i < 2; i++) log.push(‹see tagged template›(tag\`a\\n\${‹input any›}b\${‹bool› ? ${TEXT} : ‹any›}\`)); }`,
  ],
  [
    1,
    `log.push(‹see tagged template›(String.raw\`\\u\${‹input bool›}\${${TEXT}}\`), ((t) => (t === ((u) => u)\`x\`))\`x\`);`,
  ],
  [
    2,
    `{ const ‹const o obj› = { k: ‹input any›, x: [‹any›, ‹num›], [${TEXT}]: ‹any› }; try { log.push(‹see JSON›(JSON.stringify(‹o›, ‹pick null undefined ['k','x']›, ‹pick 0 1›))); log.push(JSON.parse(JSON.stringify({ k: ‹input bool›, x: ‹num›, y: [${TEXT}] }))); } catch (error) { log.push(nameOf(error)); } }`,
  ],
  [
    1,
    `{ const text = ‹bool› ? ‹pick '{"k":[1,{"x":null}]}' '[true,"a"]' '-0'› : ${TEXT}; try { log.push(‹see JSON›(JSON.parse(text, (key, value) => (‹input bool› ? value : typeof value === 'number' ? value + 1 : value)))); } catch (error) { log.push(‹see JSON›(nameOf(error))); } }`,
  ],
  [
    1,
    'try { log.push(‹see JSON›(JSON.stringify({ k: { toJSON(key) { return [key, ‹input any›]; } }, x: ‹obj› }, (key, value) => (‹bool› && typeof value === "number" ? -value : value)))); } catch (error) { log.push(nameOf(error)); }',
  ],
  [
    3,
    `{ const ‹const x num› = ${DOUBLE}, ‹const y num› = ‹x› / ‹pick 3 -2 0.1 0›; log.push(‹see double of a finite domain›([‹y›, ‹y› ‹pick < > <= >= === !==› ‹num›, ‹y› % 1, Math.‹pick floor round trunc sign›(‹x›), ‹x› | 0, (‹x›).toFixed(2), String(‹y›)])); ‹block* x y› }`,
  ],
  [
    2,
    `try { const x = ${BIG}, y = ‹bool› ? x : ‹pick 5n 1n -2n›; log.push(‹see BigInt›([x + y, x * x, x ‹pick - * & | ^ << >>› y, x ‹pick / % **› y, -x, x ‹pick < == === >=› ‹any›, typeof y, BigInt.asIntN(8, x), String(x)])); } catch (error) { log.push(‹see BigInt›(nameOf(error))); }`,
  ],
  [
    1,
    `try { let x = ${BIG}; x‹pick ++ --›; log.push(‹see BigInt›([x, BigInt(‹num›), Number(x), { [x]: 1 }, x ‹pick + - *› (‹bool› ? 1n : ‹num›)])); } catch (error) { log.push(‹see BigInt›(nameOf(error))); }`,
  ],
]);
