/** Whether a number is one of the next after another: a spreadsheet counts on where somebody drags a cell down. */
export function countsUp(from: string, to: string): boolean {
  const [, before, serial] = /^(.*?)(\d{1,6})$/.exec(from) ?? [];
  const [, start, next] = /^(.*?)(\d{1,6})$/.exec(to) ?? [];
  const steps = Number(next) - Number(serial);
  return before !== undefined && before === start && steps > 0 && steps < 20;
}
