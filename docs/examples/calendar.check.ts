import { contract, int, verify } from 'glassbox';
import { Birthday, Month } from './calendar.js';

contract(Month.prototype.checkDay, {
  requires: (_month: Month, day: number) => day >= 1,
  ensures: (month: Month, _old: Month, result: boolean, day: number) => !result || day <= month.days,
});

verify(Month.prototype.checkDay, {
  integers: int(0, 7),
  ensures: (month: Month, _old: Month, result: boolean, day: number) => !result || day <= month.days,
});

verify(Birthday.prototype.setDay, {
  integers: int(0, 7),
  calls: 'contracts',
  requires: (_birthday: Birthday, day: number) => day >= 1,
  ensures: (birthday: Birthday, _old: Birthday, result: boolean, day: number) => result === day <= birthday.month.days,
  modifies: ['this.day'],
});
