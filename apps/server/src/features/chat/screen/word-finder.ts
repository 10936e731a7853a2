import { wordSet } from '@manemitra/query/tokens';

/**
 * Finds what a word stands for in a table of words by what they stand for. A word that ends in `*` takes the endings that Kannada and
 * Hindi glue to it: `ivugal*` is ivugalalli, ivugalige, ivugalu.
 */
export function wordFinder<T>(
  rows: readonly (readonly [T, string])[],
): (text: string) => T | undefined {
  const whole = new Map<string, T>();
  const stems: [string, T][] = [];
  for (const [value, words] of rows) {
    for (const word of wordSet(words)) {
      if (word.endsWith('*')) stems.push([word.slice(0, -1), value]);
      else whole.set(word, value);
    }
  }
  return (text) => whole.get(text) ?? stems.find(([stem]) => text.startsWith(stem))?.[1];
}
