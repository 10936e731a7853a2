import { relabelled } from './constraints.ts';
import { placeBySlug } from './gazetteer.ts';
import type { Constraint, Interpretation } from './interpretation.ts';
import { phraseAt } from './phrases.ts';
import type { Sentence } from './reading.ts';
import { dailyWords } from './words/people-words.ts';
import { movedWords } from './words/told-point-words.ts';

/**
 * "I joined Infosys now, please change the office", "office Ecity ge shift aaytu": nobody has two offices, so the one that is said takes the
 * place of the one that the same person had before. Gives the wishes of before that go.
 */
export function officesLeft(
  previous: Interpretation,
  said: Pick<Interpretation, 'constraints'>,
  sentence: Sentence,
): readonly Constraint[] {
  if (!saysOfficeMoved(sentence)) return [];
  const now = said.constraints.filter(isOffice);
  const [first, second] = now;
  if (first === undefined || second !== undefined) return [];
  const mine = previous.constraints.filter(
    (one) => isOffice(one) && (one.value.who ?? 'me') === (first.value.who ?? 'me'),
  );
  if (mine.length < 2) return mine;
  const works = mine.filter(
    (one) => one.field === 'near' && WORK.has(placeBySlug(one.value.place)?.kind ?? ''),
  );
  return works.length === 1 ? works : [];
}

/** Whether a sentence speaks of an office and of a change of it. */
export function saysOfficeMoved({ tokens }: Pick<Sentence, 'tokens'>): boolean {
  return [dailyWords, movedWords].every((words) =>
    tokens.some((_, at) => phraseAt(words, tokens, at) !== undefined),
  );
}

const isOffice = (one: Constraint): one is Extract<Constraint, { field: 'near' }> =>
  one.field === 'near' && one.strength === 'must';

const WORK: ReadonlySet<string> = new Set(['tech-park', 'employment-area']);

/** "My office" of before is mine, once somebody else has a place too. */
export function withMineSaid(constraints: readonly Constraint[], sentence: Sentence): Constraint[] {
  const isOfOthers = constraints.some(
    (one) => one.field === 'near' && one.value.who !== undefined && one.value.who !== 'me',
  );
  if (!isOfOthers) return [...constraints];
  return constraints.map((one) => {
    if (one.field !== 'near' || one.strength !== 'must' || one.value.who !== undefined) return one;
    const isRide = 'mode' in one.value && one.value.mode !== 'walk';
    const daily = isRide ? { peak: true } : {};
    return relabelled({ ...one, value: { ...one.value, ...daily, who: 'me' } }, sentence);
  });
}
