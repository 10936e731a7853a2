import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { changePropertiesInBulk } from '@manemitra/contract/staff-properties-publication';
import type { BulkChange, BulkReport } from './change-in-bulk.ts';

const DONE: Readonly<Record<BulkChange['action'], string>> = {
  publish: 'published',
  unpublish: 'taken down',
  delete: 'deleted',
  restore: 'restored',
  'set-stage': 'given their stage',
};

/** Begins `1 project deleted. 2 could not be changed.` */
export function presentBulkReport(
  action: BulkChange['action'],
  report: BulkReport,
): EndpointAnswer<typeof changePropertiesInBulk> {
  const { changed, unchanged, refused } = report;
  const projects = (count: number) => (count === 1 ? '1 project' : `${count} projects`);
  const done = changed.length === 1 && action === 'set-stage' ? 'given its stage' : DONE[action];
  const message = [
    changed.length > 0 ? `${projects(changed.length)} ${done}.` : 'Nothing was changed.',
    ...(unchanged.length > 0
      ? [`${unchanged.length} ${unchanged.length === 1 ? 'was' : 'were'} already as asked.`]
      : []),
    ...(refused.length > 0 ? [`${refused.length} could not be changed.`] : []),
  ].join(' ');
  return { message, ...report };
}
