/** Names as words that can be compared, whatever their spelling, spacing and marks. */

/** `The Prestige City – Ph-II` -> `the prestige city ph ii`. */
export function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/(\d)\.0\b/g, '$1')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/(\d)(?!st\b|nd\b|rd\b|th\b)(\p{L})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/([tdbkgsjc])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/[qc]/g, 'k'],
  [/x/g, 'ks'],
  [/^[aeiou]+/, 'a'],
  [/(?<!^)[aeiouyh]/g, ''],
  [/(.)\1+/g, '$1'],
];

/** A Latin word without the letters that people leave out, double or change: `sumadhura` and `sumadura` both become `smdr`. */
export function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [letters, as]) => sound.replace(letters, as), word);
}

/** Whether two words are one, but for a slip of the pen. Short words and numbers have none: `Miru` is not `Mizu`. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (/\d/.test(one + other)) return false;
  const length = Math.min(one.length, other.length);
  if (length < 4) return false;
  if (soundOf(one) === soundOf(other)) return true;
  if (length < 5) return false;
  return changesBetween(one, other) <= (length < 9 ? 1 : 2);
}

/** Letters that were changed, left out, added or swapped with the next one, counted up to 3. */
export function changesBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, i) => i),
  ];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return Math.min(3, last[other.length] ?? 3);
}
