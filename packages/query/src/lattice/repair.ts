import { isSlipOfProject } from '../fields/project-spans.ts';
import { knownPlaceAt, misspeltPlaceAt, namedPlaceAt } from '../place-reading.ts';
import type { Sentence } from '../reading.ts';
import { withSpellingRepaired } from '../spelling.ts';
import { atOnce, type Steps } from '../steps.ts';
import type { Before } from './before.ts';
import { latticeOf } from './lattice.ts';
import type { Lattice } from './lattice.ts';
import { longestPieces, plainInSteps, plainReadings, withBoldReadings } from './readings.ts';
import type { Readings } from './readings.ts';

const SHORTEST_SUSPECT = 4;
/** A text with more unknown words than this is not misspelt but about something else. */
const MOST_SUSPECTS = 30;

export function repairedLattice(
  sentence: Sentence,
  before: Before | undefined,
  plain: Readings = plainReadings(sentence),
): Lattice {
  const { repaired, ...read } = atOnce(repairedInSteps(sentence, plain));
  return latticeOf(repaired, before, read);
}

/** What every reader makes of a sentence, whatever was said before, and the sentence with its misspelt words put right. */
export interface RepairedReadings extends Pick<Lattice, 'plain' | 'readings'> {
  repaired: Sentence;
}

/** Reads as written first; only then are the words nothing could read taken for misspelt ones. */
export function* repairedInSteps(sentence: Sentence, plain: Readings): Steps<RepairedReadings> {
  const readings = withBoldReadings(plain, sentence);
  yield;
  const suspects = suspectsOf(sentence, readings);
  const put = withSpellingRepaired(sentence.tokens, suspects);
  const named = [...suspects].filter(
    (at) => put[at] !== sentence.tokens[at] && isSlipInName(sentence.tokens, at),
  );
  const words = new Set([...suspects].filter((at) => !named.includes(at)));
  const tokens = named.length === 0 ? put : withSpellingRepaired(sentence.tokens, words);
  // A word that was put right is no slip of a name besides: "electrician" is no Electronic City.
  const slips = new Set([...suspects].filter((at) => tokens[at] === sentence.tokens[at]));
  const suspected = { ...sentence, tokens, suspects: slips };
  if (tokens === sentence.tokens && !isNamedOtherwise(suspected, sentence)) {
    return { repaired: sentence, plain, readings };
  }
  const again = yield* plainInSteps(suspected);
  return {
    repaired: suspected,
    plain: again,
    readings: withBoldReadings(again, suspected),
  };
}

function suspectsOf({ tokens }: Sentence, readings: Readings): ReadonlySet<number> {
  const unknown = longestPieces(readings, [0, tokens.length])
    .filter((piece) => piece.kind === 'unheld' && piece.isUnknown === true)
    .map(({ from }) => from)
    .filter((from) => (tokens[from]?.text.length ?? 0) >= SHORTEST_SUSPECT);
  return new Set(unknown.slice(0, MOST_SUSPECTS));
}

/** "Electonic city": one word of a name is misspelt, and the others are written as they are in it. */
function isSlipInName(tokens: Sentence['tokens'], suspect: number): boolean {
  return [suspect - 1, suspect].some((start) => {
    const reading = start < 0 ? undefined : misspeltPlaceAt(tokens, start);
    if (reading?.outcome !== 'found' || !reading.typo || reading.length < 2) return false;
    const words = tokens.slice(start, start + reading.length);
    const own = words.filter((_, at) => start + at !== suspect);
    const written = reading.place.name.toLowerCase().split(' ');
    return own.length < words.length && own.every(({ text }) => written.includes(text));
  });
}

/** A misspelt name begins at most so many words before a suspect. */
const FURTHEST_BEFORE = 3;

/**
 * Whether a suspect is a slip of some name. Readers ask for suspects only where they look for a place or a project, so
 * that where no name is found the sentence reads as it did.
 */
function isNamedOtherwise(
  suspected: Sentence & { suspects: ReadonlySet<number> },
  asWritten: Sentence,
): boolean {
  const { tokens, names, suspects } = suspected;
  if ([...suspects].some((at) => isSlipOfProject(names.projects, tokens, at))) return true;
  return [...suspects].some((suspect) => {
    for (let at = Math.max(0, suspect - FURTHEST_BEFORE); at <= suspect; at++) {
      if (knownPlaceAt(suspected, at) === knownPlaceAt(asWritten, at)) continue;
      const named = namedPlaceAt(suspected, at);
      if (JSON.stringify(named) !== JSON.stringify(namedPlaceAt(asWritten, at))) return true;
    }
    return false;
  });
}
