import type { Verdict } from '@manemitra/contract/verdict';
import type { VerdictFact } from '@manemitra/domain/verdict/facts';
import { verdictOn } from '@manemitra/domain/verdict/judge';
import { verdictFactsOf } from './verdict-facts.ts';
import type { VerdictParts, VerdictRow } from './verdict-rows.ts';

/** The verdict on a project as it leaves the server, on a day (`YYYY-MM-DD`). */
export function presentVerdict(row: VerdictRow, parts: VerdictParts, today: string): Verdict {
  const { level, reasons, unknown } = verdictOn(verdictFactsOf(row, parts, today), today);
  const isUnknown = new Set(unknown.map(({ fact }) => fact));
  return {
    level,
    reasons: reasons.map(({ fact, says, rule, change, ask, source }) => ({
      fact,
      says,
      rule,
      change,
      ask,
      source,
      checkedOn: isUnknown.has(fact) ? null : checkedOn(fact, row, parts),
    })),
    unknown,
  };
}

/** Of which day a fact is: what a register says is dated by itself. */
function checkedOn(fact: VerdictFact, row: VerdictRow, parts: VerdictParts): string | null {
  switch (fact) {
    case 'registration':
    case 'registration.validTill':
    case 'needsRegistration':
      return row.rera_checked_on;
    case 'complaints':
      return row.complaints_checked_on;
    case 'trackRecord':
    case 'trackRecord.worstMonthsLate':
      return parts.pastCheckedOn;
    // A list of places, not a check of this one; each complaint was read with its own project, some after this one was checked.
    case 'floods':
    case 'complaints.elsewhere':
      return null;
    default:
      return row.facts_checked_on;
  }
}
