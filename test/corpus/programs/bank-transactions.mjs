// Transactions with rollback through exceptions and finally.
class Insufficient extends Error { constructor(need, have) { super(`need ${need}, have ${have}`); this.name = 'Insufficient'; this.missing = need - have; } }
class Account { #balance; #log = []; constructor(b = 0) { this.#balance = b; } get balance() { return this.#balance; } withdraw(n) { if (n > this.#balance) throw new Insufficient(n, this.#balance); if (!(n > 0)) throw new RangeError('amount'); this.#balance -= n; this.#log.push(-n); } deposit(n) { if (!(n > 0)) throw new RangeError('amount'); this.#balance += n; this.#log.push(n); } snapshot() { const b = this.#balance; const l = [...this.#log]; return () => { this.#balance = b; this.#log = l; }; } get history() { return this.#log.join(); } }
let open = 0;
const atomically = (accounts, f) => { open++; const undo = accounts.map((a) => a.snapshot()); let ok = false; try { const r = f(...accounts); ok = true; return r; } finally { open--; if (!ok) undo.forEach((u) => u()); } };
const [a, b] = [new Account(100), new Account()];
const move = (n) => atomically([a, b], (x, y) => { y.deposit(n); x.withdraw(n); return n; });
for (const n of [30, 80, -5, 0, NaN, 70]) try { console.log('moved', move(n)); } catch (e) { console.log(e.name, e.message, e.missing); } finally { console.log(a.balance, b.balance, a.history, '|', b.history, open); }
try { atomically([a], (x) => { x.deposit(1); atomically([b], (y) => { y.withdraw(1); throw new Error('inner'); }); }); } catch (e) { console.log(e.message, a.balance, b.balance); }
console.log(new Insufficient(1, 0) instanceof Error, Object.keys(new Insufficient(2, 1)), String(new Insufficient(3, 1)));
