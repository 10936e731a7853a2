import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { markerWords } from '@manemitra/query/words/marker-words';
import { readQuestion } from '../project/read-question.ts';
import type { TopicId } from '../project/topic-words.ts';
import { closingWants, wantWords, countedBehindNo } from './form-words.ts';
import { leavingOpen } from './left-open-words.ts';
import { saysWhatever } from './verb-form-words.ts';
import type { Meant } from './meant.ts';
import { has, textAt } from './in-clause.ts';

/** What a marker of the reader of sentences does where something is refused, taken back or allowed. */
const ROLES: ReadonlySet<string> = new Set(['not', 'drop', 'withdraw', 'accept']);

/** "Ground floor beda", "without a tenant", "resale is also ok": it says what may be, and asks for nothing. */
export const refusesOrAllows = (tokens: readonly Token[]): boolean =>
  has(leavingOpen, tokens) ||
  tokens.some(({ text }) => saysWhatever(text)) ||
  tokens.some((_, at) => {
    const role = phraseAt(markerWords, tokens, at)?.value.marker.role;
    // "No. of floors" counts, and "ok, the floors" only begins.
    const isCount = textAt(tokens, at) === 'no' && countedBehindNo.has(textAt(tokens, at + 1));
    return role !== undefined && ROLES.has(role) && !isCount && !(role === 'accept' && at === 0);
  });

/** What a home is to have or to be near, where somebody wants it; a price or a document that is wanted is to be told. */
const TO_HAVE: ReadonlySet<TopicId> = new Set<TopicId>([
  'schools',
  'hospitals',
  'malls',
  'restaurants',
  'sights',
  'surroundings',
  'availability',
  'floors',
  'access',
  'views',
  'specifications',
]);

/** A wish that no field holds: "not ground floor", "ground floor only", "a hospital within 2 km chahiye". */
export function wishesUnheld({
  prompt,
  tokens,
  meant,
  isOpen,
}: {
  prompt: string;
  tokens: readonly Token[];
  meant: Meant | undefined;
  isOpen: boolean;
}): boolean {
  if (refusesOrAllows(tokens)) return true;
  const { topics } = readQuestion(prompt);
  const wants = has(wantWords, tokens) || closingWants.has(tokens.at(-1)?.text ?? '');
  const isWanted = meant === undefined && !isOpen && wants;
  return isWanted && topics.length > 0 && topics.every((topic) => TO_HAVE.has(topic));
}
