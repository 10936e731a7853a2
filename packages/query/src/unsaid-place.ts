import { distanceAt } from './distances.ts';
import type { Field } from './criteria.ts';
import { everyConstraint } from './interpretation.ts';
import type { Interpretation, Question } from './interpretation.ts';
import { lengthAt, rowLength } from './phrases.ts';
import type { Piece, Sentence } from './reading.ts';
import type { Token } from './token.ts';
import { isNearBefore } from './near-before.ts';
import { nearAfter, placeJoints } from './words/near-words.ts';
import {
  officeWords,
  ownedPlaces,
  owners,
  ownersArticles,
  ownersLinks,
} from './words/own-place-words.ts';
import { dailyWords, peopleWords, schoolWords } from './words/people-words.ts';
import { relativeWords } from './words/postposition-words.ts';
import { areasUnsaid, earlierDays, sameWords, seenVerbs } from './words/unsaid-place-words.ts';

/**
 * "2bhk near my office", "ade area alli beku", "wo wala jo kal bheja tha": a place that only the buyer knows, and no other is said. It
 * is asked for: what is found anywhere else would not be what was meant.
 */
export function unsaidPlaceQuestion(
  { text, tokens }: Pick<Sentence, 'text' | 'tokens'>,
  pieces: readonly Piece[],
  previous: Interpretation | undefined,
): Question | undefined {
  const said = (fields: ReadonlySet<Field>) =>
    pieces.filter(
      (piece) =>
        (piece.kind === 'wish' && piece.wishes.some(({ field }) => fields.has(field))) ||
        (piece.kind === 'ask' && fields.has(piece.question.about)),
    );
  const isPointed =
    said(POINTS).length > 0 ||
    (previous !== undefined && everyConstraint(previous).some(({ field }) => field === 'near'));
  if (isPointed) return undefined;
  const areas = said(AREAS_SAID);
  const isFollowing = previous !== undefined;
  for (const at of tokens.keys()) {
    const quoted = (length: number) => text.slice(tokens[at]?.from, tokens[at + length - 1]?.to);
    const own = isNearOwn(tokens, at) ? ownPlaceLength(tokens, at) : 0;
    // "My office in Whitefield" has its area in the same thought.
    if (own > 0 && !areas.some((area) => isOneThought(tokens, at, area)))
      return asked(quoted(own), (quote) => `We do not know where “${quote}” is.`);
    if (areas.length > 0) continue;
    const pointing = isFollowing ? 0 : sameLength(tokens, at) || seenLength(tokens, at);
    if (pointing > 0) {
      return asked(quoted(pointing), (quote) => `We do not know which one you mean by “${quote}”.`);
    }
  }
  return undefined;
}

const asked = (quote: string, unknown: (quote: string) => string): Question => ({
  about: 'near',
  quote,
  text: `${unknown(quote)} ${WHERE_IS_IT}`,
  choices: [],
});

/** Whether a question asks where a place is that only the buyer knows. */
export const asksWhereItIs = ({ about, quote, text, choices }: Question): boolean =>
  about === 'near' && choices.length === 0 && quote !== undefined && text.endsWith(WHERE_IS_IT);

const WHERE_IS_IT = 'Which area or landmark is it near?';

/** Said of a point, it is known where the home should be near to. */
const POINTS: ReadonlySet<Field> = new Set<Field>(['region', 'near', 'metroLine', 'project']);
/** In an area a home may lie near to a place or not. */
const AREAS_SAID: ReadonlySet<Field> = new Set<Field>(['locality', 'zone']);

const isOneThought = (tokens: readonly Token[], own: number, { from, to }: Piece): boolean =>
  tokens.slice(Math.min(own, to), Math.max(own, from)).every(({ text }) => !PAUSES.has(text));

const PAUSES = new Set([',', '.', ';', '\n', '!', '?', '-', '(']);

/** "near my office", "office ke paas", "namma office hattira", "10 km from my daughter's college": at the place itself. */
export function isNearOwn(tokens: readonly Token[], at: number): boolean {
  const place = ownPlaceLength(tokens, at);
  if (place === 0) return false;
  if (isNearBefore(tokens, at)) return true;
  const end = at + place;
  if (lengthAt(nearAfter, tokens, end) > 0) return true;
  const joint = lengthAt(placeJoints, tokens, end);
  return joint > 0 && distanceAt(tokens, end + joint) !== undefined;
}

/** How many words from one on are somebody's own place. An office needs no owner to be somebody's; a school, a shop or a home does. */
export function ownPlaceLength(tokens: readonly Token[], at: number): number {
  let length = rowLength(ownersArticles, tokens, at);
  let isOwned = false;
  for (let words = 0; words < MOST_OWNERS; words++) {
    const owner = owners.has(tokens[at + length]?.text ?? '')
      ? 1
      : lengthAt(peopleWords, tokens, at + length);
    if (owner === 0) break;
    isOwned = true;
    length += owner + rowLength(ownersLinks, tokens, at + length + owner);
  }
  const noun = lengthAt(officeWords, tokens, at + length);
  if (noun > 0) return length + noun;
  const owned = Math.max(
    lengthAt(dailyWords, tokens, at + length),
    lengthAt(schoolWords, tokens, at + length),
    lengthAt(ownedPlaces, tokens, at + length),
  );
  return isOwned && owned > 0 ? length + owned : 0;
}

const MOST_OWNERS = 3;

/** "same society where my cousin stays", "ade area": the one before is in no sentence. */
function sameLength(tokens: readonly Token[], at: number): number {
  const same = rowLength(sameWords, tokens, at);
  if (same === 0) return 0;
  const fine = rowLength(relativeWords, tokens, at + same);
  return areasUnsaid.has(tokens[at + same + fine]?.text ?? '') ? same + fine + 1 : 0;
}

/** "wo wala jo kal bheja tha", "jahan pehle dekha tha", "ninne nodidralla": what was seen or sent before, which we never saw. */
function seenLength(tokens: readonly Token[], at: number): number {
  if (!earlierDays.has(tokens[at]?.text ?? '')) return 0;
  for (let length = 2; length <= FURTHEST_VERB; length++) {
    if (seenVerbs.has(tokens[at + length - 1]?.text ?? '')) return length;
  }
  return 0;
}

const FURTHEST_VERB = 3;
