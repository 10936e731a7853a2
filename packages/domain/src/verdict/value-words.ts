import { APPROVAL_LADDER, APPROVER_IDS } from '../approval-ladder.ts';
import { formatDate } from '../dates.ts';
import { monthsLate } from '../track-record.ts';
import type { VerdictFacts } from './facts.ts';
import { registrationEnd } from './standing.ts';

/** The values of facts in words, as sentences of rules name them in braces. */
const WORDS: Readonly<Record<string, (facts: VerdictFacts, today: string) => string>> = {
  cases: ({ litigation }) => count(litigation?.pending ?? 0, 'case'),
  end: (facts) => dayText(registrationEnd(facts)),
  approver: ({ planApprover }) => {
    const known = APPROVER_IDS.find((id) => id === planApprover);
    return known === undefined ? (planApprover ?? '') : APPROVAL_LADDER[known].label;
  },
  promised: ({ promisedBy }) => dayText(promisedBy),
  monthsPast: ({ promisedBy }, today) => count(monthsLate(promisedBy ?? today, today), 'month'),
  lateness: ({ trackRecord }) => latenessText(trackRecord),
  record: ({ trackRecord }) => recordText(trackRecord),
  worst: ({ trackRecord }) => count(trackRecord?.worstMonthsLate ?? 0, 'month'),
  complaints: ({ complaints }) => count(complaints ?? 0, 'complaint'),
  floods: ({ floods }) => count(floods ?? 0, 'place'),
  loading: ({ loadingPercent }) => String(Math.round(loadingPercent ?? 0)),
};

/** A sentence with its values. A brace that names no value is a fault of the table. */
export function filledIn(sentence: string, facts: VerdictFacts, today: string): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = WORDS[name];
    if (word === undefined) throw new Error(`No value is called ${name}.`);
    return word(facts, today);
  });
}

const dayText = (day: string | null): string => (day === null ? '' : formatDate(day));

/** `3 of 3 that were delivered came late, and 2 are overdue`. */
function latenessText(record: VerdictFacts['trackRecord']): string {
  const { delivered = 0, late = 0, overdue = 0 } = record ?? {};
  const are = `${overdue} ${overdue === 1 ? 'is' : 'are'} overdue`;
  if (delivered === 0) return `none is delivered, and ${are}`;
  const came = `${late === 0 ? 'none' : late} of ${delivered} delivered came late`;
  return overdue === 0 ? came : `${came}, and ${are}`;
}

/** `2 of 4 came late, 1 is overdue`. */
function recordText(record: VerdictFacts['trackRecord']): string {
  const { delivered = 0, late = 0, overdue = 0 } = record ?? {};
  const parts = [
    ...(delivered === 0 ? [] : [`${late === 0 ? 'none' : late} of ${delivered} came late`]),
    ...(overdue === 0 ? [] : [`${overdue} ${overdue === 1 ? 'is' : 'are'} overdue`]),
  ];
  return parts.join(', ');
}

const count = (number: number, what: string): string =>
  number === 1 ? `1 ${what}` : `${number} ${what}s`;
