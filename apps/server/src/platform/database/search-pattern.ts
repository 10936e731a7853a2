/* Patterns of `like`; characters with a meaning in patterns are escaped. */

const escaped = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`);

export const containing = (words: string): string => `%${escaped(words)}%`;
export const beginningWith = (words: string): string => `${escaped(words)}%`;

/** For numbers however they are grouped: `98450 12345` is in `+919845012345`. Null, which nothing is like, for other words. */
export function containingNumber(words: string): string | null {
  const digits = words.replaceAll(/[\s()+.-]/g, '');
  return /^\d{3,}$/.test(digits) ? `%${digits}%` : null;
}
