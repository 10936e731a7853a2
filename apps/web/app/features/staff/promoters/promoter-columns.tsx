import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { StaffPromoter } from '@manemitra/contract/staff-promoters';
import { Link } from 'react-router';
import {
  CONTACT_COLUMN,
  createdColumn,
  STATUS_COLUMN,
} from '#web/features/staff/acts/account-columns.tsx';
import type { StaffColumn } from '#web/features/staff/lists/staff-list.tsx';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkStyle } from '#web/ui/button.tsx';

export const accountOf = ({ promoterId }: { promoterId: number }): string =>
  paths.staff('promoter-account-management', { promoter: String(promoterId) });

/** A promoter in a row; lists add their own actions at its end. */
export const PROMOTER_COLUMNS: readonly StaffColumn<StaffPromoter>[] = [
  {
    id: 'name',
    title: 'Promoter',
    sort: { up: 'name', down: '-name' },
    cell: (promoter) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link to={accountOf(promoter)} className={`wrap-anywhere ${linkStyle}`}>
          {promoter.name}
        </Link>
        {promoter.isDemonstration && <Badge tone="tabebuia">demonstration</Badge>}
      </span>
    ),
  },
  STATUS_COLUMN,
  {
    id: 'projects',
    title: 'Projects',
    isNumber: true,
    sort: { up: 'projects', down: '-projects' },
    cell: ({ projects }) => formatIndianNumber(projects),
  },
  CONTACT_COLUMN,
  createdColumn('Added'),
];
