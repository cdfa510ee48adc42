/** Exceptions, and `finally` met in every way. Messages of the engine are not looked at, only names. */

import { formsOf } from '../template.js';

export const exceptions = formsOf('statement', [
  [
    4,
    'try { log.push(‹input any›.‹pick k length x›, ‹any›); ‹block*› } catch (error) { log.push(nameOf(error)); ‹block*› }',
  ],
  [2, 'try { ‹input any›.‹pick k x length› = ‹any›; ‹block*› } catch (error) { log.push(nameOf(error)); ‹block*› }'],
  [1, 'try { log.push((‹bool› ? ‹fn› : ‹any›)(‹num›, ‹any›)); } catch (error) { log.push(nameOf(error)); ‹block*› }'],
  [
    1,
    'try { const { k: ‹const x any›, ...‹const r obj› } = ‹any›; log.push(‹x›, ‹r›); const [‹const y any›] = ‹any›; log.push(‹y›); ‹block* x r y› } catch (error) { log.push(nameOf(error)); }',
  ],
  [3, 'try ‹block› catch (error) { const ‹const e any› = nameOf(error); log.push(‹e›); ‹block* e› }'],
  [2, 'try ‹block› finally ‹block›'],
  [2, 'try ‹block› catch { ‹block*› } finally ‹block›'],
  [
    2,
    'try { ‹block*› if (‹bool›) throw ‹any›; ‹block*› } catch (error) { log.push(nameOf(error)); if (‹bool›) throw error; } finally ‹block›',
  ],
  [2, 'if (‹bool›) throw ‹any›;'],
  [2, 'if (‹bool›) throw new ‹pick Error TypeError RangeError›(‹str›);'],
  [
    2,
    `for (let ‹const i num› = 0; ‹i› < 2; ‹i›++) { try { ‹loop* i› if (‹bool i›) break; if (‹bool i›) continue; } finally { ‹hit try/finally with break or return›; log.push('finally'); } }`,
  ],
  [
    1,
    `‹label L›: for (let ‹const i num› = 0; ‹i› < 2; ‹i›++) { for (const ‹const x any› of [‹any›, ‹any›]) { try { if (‹bool x›) continue ‹L›; ‹loop* @L x› } finally { ‹hit try/finally with break or return›; if (‹bool x›) break ‹L›; } } }`,
  ],
  [
    2,
    `log.push((() => { try { ‹body*› if (‹bool›) return ‹any›; ‹body*› } finally { ‹hit try/finally with break or return›; log.push('finally'); } })());`,
  ],
  [
    2,
    'log.push((() => { try { if (‹bool›) return ‹any›; if (‹bool›) throw ‹any›; } catch (error) { return ‹any›; } finally { ‹hit try/finally with break or return›; if (‹bool›) return ‹any›; } })());',
  ],
  [
    1,
    'log.push((() => { ‹label L›: try { if (‹bool›) return ‹any›; throw ‹any›; } finally { ‹hit try/finally with break or return›; if (‹bool›) break ‹L›; } return ‹any›; })());',
  ],
  // thrown two frames below
  [
    3,
    `try { const inner = (‹const x any›) => { if (‹bool x›) { ‹hit throw two frames down›; throw ‹any x›; } return ‹any x›; }; const middle = (‹const y any›) => { const r = inner(‹any y›); log.push('back'); return r; }; log.push(middle(‹any›)); } catch (error) { ‹hit throw caught two frames up›; log.push(nameOf(error)); }`,
  ],
  // the temporal dead zone
  [1, `{ const early = () => late; if (‹bool›) log.push(early()); let late = ‹any›; log.push(early()); }`],
  [
    1,
    `try { if (‹bool›) { log.push(typeof late); } let late = ‹any›; log.push(late); new Late(); class Late {} } catch (error) { log.push(nameOf(error)); }`,
  ],
  [
    1,
    'try { const fixed = ‹any›; if (‹bool›) fixed = ‹any›; log.push(fixed); } catch (error) { log.push(nameOf(error)); }',
  ],
]);
