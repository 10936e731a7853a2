import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import type { Facts } from '@manemitra/domain/tellings';
import { recordOf } from './facts-record.ts';
import { joinPromoters } from './join-promoters.ts';
import { sourceOfFacts } from './source-of-record.ts';

/** The record that follows from facts; of the promoter what was known, and what a row tells besides. */
export function recordAfter(
  facts: Facts,
  stored: ProjectRecord,
  row?: ProjectRecord,
): ProjectRecord {
  const values = new Map([...facts.facts].map(([fact, { value }]) => [fact, value]));
  const name = values.get('promoter');
  return recordOf(values, {
    ...joinPromoters(typeof name === 'string' ? name : stored.promoter.name, stored, row),
    source: sourceOfFacts(facts, row?.source ?? stored.source),
    // A sheet has no column for it, and what is invented does not become real by a row.
    isDemonstration: stored.isDemonstration,
  });
}
