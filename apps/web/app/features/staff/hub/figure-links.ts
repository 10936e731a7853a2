import type { StaffFigure } from '@manemitra/contract/staff-hub';
import { paths } from '#web/paths.ts';

/** Where what a figure counts is seen, if there is a list of it. */
export const FIGURE_LINKS: Partial<Record<StaffFigure['name'], string>> = {
  'leads-this-week': paths.staff('leads'),
  'projects-missing-facts': paths.staff('show-property-list', {
    status: 'published',
    missing: 'any',
    sort: 'completeness-asc',
  }),
  'projects-missing-documents': paths.staff('show-property-list', {
    status: 'published',
    missing: 'documents',
  }),
  'stale-rera-checks': paths.staff('show-property-list', {
    status: 'published',
    sort: 'checked-asc',
  }),
  'pending-promoters': paths.staff('manage-promoters', { status: 'pending' }),
};
