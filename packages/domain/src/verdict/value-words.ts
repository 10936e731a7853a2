import { APPROVAL_LADDER, APPROVER_IDS } from '../approval-ladder.ts';
import { formatDate } from '../dates.ts';
import { lowerFirst } from '../first-letter.ts';
import { delaysText, monthsLate } from '../track-record.ts';
import type { VerdictFacts } from './facts.ts';
import { registrationEnd } from './standing.ts';
import { worstDelay } from './worst-delay.ts';

/** The values of facts in words, as sentences of rules name them in braces. */
const WORDS: Readonly<Record<string, (facts: VerdictFacts, today: string) => string>> = {
  cases: ({ litigation }) => count(litigation?.pending ?? 0, 'case'),
  conversion: ({ conversion }) =>
    conversion === 'not-needed' ? 'needs no conversion' : 'is converted',
  end: (facts) => dayText(registrationEnd(facts)),
  approver: ({ planApprover }) => {
    const known = APPROVER_IDS.find((id) => id === planApprover);
    return known === undefined ? (planApprover ?? '') : APPROVAL_LADDER[known].label;
  },
  sinceCompletion,
  promised: ({ promisedBy }) => dayText(promisedBy),
  monthsPast: ({ promisedBy }, today) => count(monthsLate(promisedBy ?? today, today), 'month'),
  record: ({ trackRecord }) => recordText(trackRecord),
  worst: ({ trackRecord }) => worstText(trackRecord),
  complaints: ({ complaints }) => count(complaints ?? 0, 'complaint'),
  complaintsElsewhere: ({ complaintsElsewhere }) => count(complaintsElsewhere ?? 0, 'complaint'),
  othersKnown: ({ otherProjects = 0 }) =>
    otherProjects === 0 ? 'we know none of them' : `we know ${count(otherProjects, 'other')}`,
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

/** `, 8 years after completion`: of a home that is called ready, from one year on. */
function sinceCompletion({ stage, promisedBy }: VerdictFacts, today: string): string {
  const years = promisedBy === null ? 0 : Math.floor(monthsLate(promisedBy, today) / 12);
  return stage === 'ready' && years > 0 ? `, ${count(years, 'year')} after completion` : '';
}

/** `2 of 4 late by up to 8 months; 1 unfinished, 58 months overdue`, as every page says it. */
function recordText(record: VerdictFacts['trackRecord']): string {
  if (record === null) return '';
  const { delivered, late, worstMonthsLate, overdue = 0, worstMonthsOverdue = null } = record;
  const delays = {
    withBothDates: delivered,
    late,
    longestMonthsLate: worstMonthsLate,
    overdue,
    longestMonthsOverdue: worstMonthsOverdue,
  };
  return lowerFirst(delaysText(delays) ?? '');
}

function worstText(record: VerdictFacts['trackRecord']): string {
  const worst = record && worstDelay(record);
  const months = count(worst?.months ?? 0, 'month');
  return worst?.isOpen === true ? `is ${months} overdue and not finished` : `came ${months} late`;
}

const count = (number: number, what: string): string =>
  number === 1 ? `1 ${what}` : `${number} ${what}s`;
