/**
 * The words of a buyer that no search uses, at the end of the sentence that stands for it: "3 BHK in Hebbal (not used:
 * near a lake; for my parents)". The sentence is the state of a search, so what was left out must be in it, or it is
 * silent on the next page.
 */

const NOTE = /\s*\(not used: ([^()]*)\)\s*$/i;

/** More would hide the search behind what it leaves out. */
const MOST_CHARACTERS = 300;

/** A sentence apart from the note at its end. */
export function splitNote(text: string): { said: string; unused: string[] } {
  const note = NOTE.exec(text);
  if (note === null) return { said: text, unused: [] };
  const unused = (note[1] ?? '').split(';').map((words) => words.trim());
  return { said: text.slice(0, note.index), unused: unused.filter((words) => words !== '') };
}

/** The sentence with a note of these words, or as it is when there are none. Reading it gives the words back. */
export function withNote(sentence: string, unused: readonly string[]): string {
  const noted = [...new Set(unused.map(noteworthy))].filter((words) => words !== '').join('; ');
  if (noted === '') return sentence;
  const short = noted.length > MOST_CHARACTERS ? `${noted.slice(0, MOST_CHARACTERS)} …` : noted;
  return `${sentence} (not used: ${short})`.trim();
}

/** What would end the note, or one of its entries, before its time is left out. */
const noteworthy = (words: string): string => words.replaceAll(/[();\s]+/g, ' ').trim();
