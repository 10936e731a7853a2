import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import type { Facts } from '@manemitra/domain/tellings';
import { recordOf } from './facts-record.ts';
import { joinPromoters } from './join-promoters.ts';
import { sourceOfFacts } from './source-of-record.ts';

/** The record made from the facts; the promoter keeps what was known, and gets what a row adds. */
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
    // A sheet has no column for it, and an invented project does not become real by a row.
    isDemonstration: stored.isDemonstration,
  });
}
