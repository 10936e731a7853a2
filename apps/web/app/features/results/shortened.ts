/** Of so many words that mean nothing to a search a title shows all; of more, how they begin and end. */
const MOST_WORDS = 12;
const AT_EACH_END = 4;

/** The words of a text between two wishes; of a long story its first and last, with `…` for the others. */
export function shortened(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.length <= MOST_WORDS
    ? words
    : [...words.slice(0, AT_EACH_END), '…', ...words.slice(-AT_EACH_END)];
}
