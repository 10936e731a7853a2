import { termsNamed } from '@manemitra/query/term-question';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import { asksOfProjects } from '../project/read-question.ts';
import { errandIn } from './errand-in.ts';
import { ordinalOf } from './place-words.ts';
import { pointedIn, wordsBeside } from './pointing.ts';
import { askedOf } from './predicate.ts';
import type { TurnAfter } from './turn-after.ts';

/** "2nd?", "sure?": a turn that only points, or only doubts, asks the same of another, or again. */
export function askedOfAnother(turn: TurnAfter): string | undefined {
  const { prompt, asked, tokens, pointed, said, left } = turn;
  if (left.length > 0) return undefined;
  // "Sure?" asks the same again. "A nearer one" is a wish.
  if (pointed === undefined) return said.length > 0 ? asked : undefined;
  // "Who is the builder of it?" points by what it asks for.
  if (pointed.pointing.at === 'pick' || asksOfProjects(prompt)) return undefined;
  return pointingIn(asked, wordsAt(tokens, pointed.spans));
}

/** "Who builds the first?", "और दूसरा?": an ordinal that may also mean "other" is one after a question of a place. */
export function askedOfOrdinal({ asked, pointed, left }: TurnAfter): string | undefined {
  const [ordinal, ...more] = left;
  const isOrdinal = ordinal !== undefined && ordinalOf(ordinal.text) !== undefined;
  if (!isOrdinal || more.length > 0 || pointed !== undefined) return undefined;
  const isOfPlace = pointedIn(tokenize(asked))?.pointing.at === 'places';
  return isOfPlace ? pointingIn(asked, `${ordinal.text} wala`) : undefined;
}

/** "OC or only CC?", "what is the difference between the two?" */
export function askedOfBoth({ asked, tokens, pointed, screen }: TurnAfter): string | undefined {
  const isOfBoth =
    pointed?.pointing.at === 'group' && ownTermsOf(asked).length === pointed.pointing.count;
  return isOfBoth && errandIn(tokens, false) === 'compare' && screen.kind !== 'compare'
    ? `${wordsBeside(tokens, pointed.spans)} ${subjectOf(asked)}`
    : undefined;
}

/** What a question was about, without the words that ask and point. */
export function subjectOf(asked: string): string {
  const tokens = tokenize(asked);
  return askedOf(tokens, pointedIn(tokens)?.spans ?? []);
}

/** A question with other words where it points: so that "the second" after "is the first ready" asks, too. */
function pointingIn(asked: string, words: string): string {
  const tokens = tokenize(asked);
  const spans = pointedIn(tokens)?.spans ?? [];
  const at = spans[0]?.[0] ?? 0;
  const before = tokens.slice(0, at);
  const after = wordsBeside(tokens, [[0, at], ...spans]);
  return [...before.map(({ text }) => text), words, after].join(' ').trim();
}

const wordsAt = (tokens: readonly Token[], spans: readonly (readonly [number, number])[]): string =>
  spans
    .map(([from, to]) =>
      tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    )
    .join(' and ');

/** Of "A khata or B khata" the two, and not the khata that both are. */
function ownTermsOf(asked: string): string[] {
  const terms = termsNamed(asked);
  return terms.filter((term) => !terms.some((other) => other.startsWith(`${term}-`)));
}
