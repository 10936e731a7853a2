/*
 * A note at the end of a sentence that says which of several readings a language model chose: "3 BHK under ₹1.4 Cr (chosen
 * by a language model; or else: 3 BHK)". The sentence is the state of a search, so it must say who chose; otherwise the next
 * page would take it for the buyer's own words.
 */
const NOTE = /\s*\(chosen by a language model; or else: ([^()]{1,1200})\)\s*$/i;

const MOST_OTHERS = 3;

/** A sentence apart from the note of the readings that were not chosen. */
export function splitModelChoice(text: string): { said: string; others: string[] } {
  const note = NOTE.exec(text);
  if (note === null) return { said: text, others: [] };
  const others = (note[1] ?? '').split(';').map((other) => other.trim());
  return {
    said: text.slice(0, note.index),
    others: others.filter((other) => other !== '').slice(0, MOST_OTHERS),
  };
}

/** The chosen sentence with a note of the others. Nothing where one of them holds what would end the note. */
export function withOthersNoted(chosen: string, others: readonly string[]): string | undefined {
  const isSayable = others.length > 0 && others.every((other) => !/[();]/.test(other));
  return isSayable
    ? `${chosen} (chosen by a language model; or else: ${others.join('; ')})`
    : undefined;
}
