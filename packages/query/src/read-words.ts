import { clausesOf } from './clauses.ts';
import { everyConstraint } from './interpretation.ts';
import type { InterpretContext } from './interpretation.ts';
import { withAllInSaid } from './lattice/all-in-said.ts';
import { withAlternativesSaid } from './lattice/alternatives-said.ts';
import { withoutListsApart } from './lattice/lists-apart.ts';
import type { Model } from './lattice/model.ts';
import { readByWeights } from './lattice/read-by-weights.ts';
import type { Reading } from './lattice/reading-of-row.ts';
import { plainInSteps } from './lattice/readings.ts';
import type { Readings } from './lattice/readings.ts';
import { repairedInSteps } from './lattice/repair.ts';
import type { RepairedReadings } from './lattice/repair.ts';
import { nameIndexOf } from './name-index.ts';
import { householdOf } from './people.ts';
import { readCanonical } from './read-canonical.ts';
import type { Sentence } from './reading.ts';
import { withSharedLimits, withoutReadyBesideDate } from './shared-limits.ts';
import { atOnce, type Steps } from './steps.ts';

/** What the words of one text are read as, whatever was said before it: filled by its first reading. */
export interface Heard {
  words?: { sentence: Sentence; plain: Readings };
  repaired?: RepairedReadings;
}

/** What the words of a sentence are read as, and what is said of its wishes. */
export function piecesBy(
  model: Model,
  said: Pick<Sentence, 'text' | 'tokens'>,
  context: InterpretContext,
): Read {
  return atOnce(piecesInSteps(model, said, context, {}));
}

/** The words of a sentence as they were read, and the other rows that are close. */
export interface Read extends Reading {
  others: (Reading & { isMore: boolean })[];
  sentence: Sentence;
  /** It is written in our own words. */
  isDescribed: boolean;
}

/** The same a step at a time, with what was heard of the words before. */
export function* piecesInSteps(
  model: Model,
  said: Pick<Sentence, 'text' | 'tokens'>,
  { today, previous, names }: InterpretContext,
  heard: Heard,
): Steps<Read> {
  const { sentence, plain } = (heard.words ??= yield* wordsOf({
    ...said,
    today,
    names: nameIndexOf(names),
  }));
  yield;
  // "Either …, or else …" is how we say it, whatever was said before.
  const mayBeOurs = previous === undefined || clausesOf(sentence.tokens).alternatives.length > 0;
  const described = mayBeOurs ? readCanonical(sentence, plain, names) : undefined;
  if (described !== undefined) return { ...described, others: [], sentence, isDescribed: true };
  // To the weights a sentence before is one list of wishes.
  const before = previous && {
    ...previous,
    constraints: everyConstraint(previous),
  };
  const repaired = (heard.repaired ??= yield* repairedInSteps(sentence, plain));
  yield;
  const read = yield* readByWeights(sentence, before, model, repaired);
  const nears =
    before && before.constraints.flatMap((one) => (one.field === 'near' ? [one.value] : []));
  const settled = (reading: Reading): Reading => {
    const { pieces } = reading;
    const placed = withAllInSaid(reading, sentence);
    const limited =
      householdOf({ placed, pieces }, sentence, nears) ?? withSharedLimits(placed, pieces);
    const wishes = withoutReadyBesideDate(limited.placed, limited.pieces);
    return {
      placed: withAlternativesSaid(wishes, limited.pieces, sentence, model.splits),
      pieces: limited.pieces,
    };
  };
  // After another sentence a wish may join what that one says.
  const apartIn = (reading: Reading) => {
    const whole = settled(reading);
    return previous === undefined ? withoutListsApart(whole, sentence) : { meant: whole };
  };
  const others = read.others.map((one) => ({ ...apartIn(one).meant, isMore: one.isMore }));
  const { meant, asked } = apartIn(read);
  if (asked !== undefined) others.push({ ...asked, isMore: true });
  return { ...meant, others, sentence, isDescribed: false };
}

function* wordsOf(sentence: Sentence): Steps<Heard['words'] & object> {
  return { sentence, plain: yield* plainInSteps(sentence) };
}
