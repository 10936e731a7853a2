/** One word, number or sign of a sentence, lower-cased and with look-alike digits made ASCII. */
export interface Token {
  text: string;
  /** `[from, to)` in the original sentence, in UTF-16 code units. */
  from: number;
  to: number;
}
