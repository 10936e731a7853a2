/** A letter with its signs; in Kannada and Devanagari with all letters that a virama joins to it. */
const LETTER = /[\p{L}\p{N}](?:\p{M}|(?<=[\u0CCD\u094D])\p{L})*/u;

/** `Aranya Estates Pvt Ltd` -> `AE`; a letter of any script stays whole, and a wide one stands alone. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => LETTER.exec(word)?.[0].toUpperCase() ?? []);
  const [first = '', second = ''] = letters;
  return /^[\p{Script=Latin}\p{N}]$/u.test(first) ? first + second : first;
}
