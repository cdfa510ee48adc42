export class Month {
  constructor(readonly days: number) {}

  checkDay(day: number): boolean {
    return day <= this.days;
  }
}

export class Birthday {
  day = 1;

  constructor(readonly month: Month) {}

  setDay(day: number): boolean {
    if (!this.month.checkDay(day)) return false;
    this.day = day;
    return true;
  }
}
