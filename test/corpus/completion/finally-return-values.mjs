// What a function returns when try, catch and finally all have something to say.
const f = [
  () => { try { return 'try'; } finally { } },
  () => { try { return 'try'; } finally { return 'finally'; } },
  () => { try { throw 1; } catch { return 'catch'; } finally { return 'finally'; } },
  () => { try { throw 1; } catch (e) { return e; } finally { 2; } },
  () => { let x = 1; try { return x; } finally { x = 2; } },
  () => { const o = { x: 1 }; try { return o; } finally { o.x = 2; } },
  () => { try { throw new Error('lost'); } finally { return 'swallowed'; } },
  () => { for (;;) { try { return 'no'; } finally { break; } } return 'after'; },
  () => { let n = 0; for (;;) { try { if (n++ < 3) continue; return n; } finally { if (n > 5) break; } } },
  () => { try { try { throw 1; } finally { throw 2; } } catch (e) { return e; } },
  () => { try { return (() => { throw 'inner'; })(); } catch (e) { return e + '!'; } finally { } },
  () => { l: try { return 1; } finally { break l; } return 'broken out'; },
  () => { let s = ''; try { s += 'a'; try { s += 'b'; throw 0; } finally { s += 'c'; } } catch { s += 'd'; } finally { s += 'e'; } return s; },
  () => { do { try { continue; } finally { return 'from finally'; } } while (true); },
  () => { switch (1) { case 1: try { break; } finally { return 'switch'; } } return 'never'; },
];
for (const g of f) console.log(g());
