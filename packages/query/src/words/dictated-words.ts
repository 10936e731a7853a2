/** Signs that are said by their name where a sentence is dictated. */
export const dictatedSigns: ReadonlyMap<string, string> = new Map([
  ['comma', ','],
  ['fullstop', '.'],
  ['full stop', '.'],
  ['question mark', '?'],
]);
