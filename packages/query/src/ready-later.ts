import { addMonths } from './calendar.ts';
import { describe } from './describe.ts';
import { criteriaOf } from './interpretation.ts';
import type { Constraint, Interpretation, InterpretContext, Question } from './interpretation.ts';
import { withNote } from './unused-note.ts';

/** A home that is ready and wanted so many months later is perhaps not wanted ready at all. */
const MONTHS_AHEAD = 9;

/**
 * "Ready to move … but possession only in 2029": the two say different things of one home, so they are asked and neither is searched
 * meanwhile.
 */
export function withReadyLaterAsked(
  meant: Interpretation,
  { today, names }: Pick<InterpretContext, 'today' | 'names'>,
): Interpretation {
  if (meant.intent !== 'search') return meant;
  const ready = meant.constraints.find(
    (one) => isNeeded(one) && one.field === 'possession' && one.value.status === 'ready',
  );
  const later = meant.constraints.find(
    (one) =>
      isNeeded(one) &&
      one.field === 'possession' &&
      (one.value.by ?? '') > addMonths(today, MONTHS_AHEAD),
  );
  if (ready === undefined || later === undefined || ready === later) return meant;
  const rest = meant.constraints.filter((one) => one !== ready && one !== later);
  const sentence = (one: Constraint): string =>
    withNote(describe(criteriaOf({ ...meant, constraints: [...rest, one] }), names), meant.unread);
  const question: Question = {
    about: 'possession',
    quote: ready.quote,
    text: `“${ready.quote}” and “${later.quote}”: must it be ready now?`,
    choices: [ready, later].map((one) => ({ label: one.label, sentence: sentence(one) })),
  };
  return { ...meant, constraints: rest, questions: [...meant.questions, question] };
}

const isNeeded = ({ strength }: Constraint): boolean => strength === 'must';
