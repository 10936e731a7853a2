import { formatDay } from '@manemitra/domain/moments';
import type { AccountStatus } from '@manemitra/contract/access';
import { type RowAction, RowMenu } from '#web/features/staff/lists/row-menu.tsx';
import type { StaffColumn } from '#web/features/staff/lists/staff-list.tsx';
import { StatusBadge } from './status.tsx';

/** The columns that every list of accounts has. */

export const STATUS_COLUMN: StaffColumn<{ status: AccountStatus; deletedAt: string | null }> = {
  id: 'status',
  title: 'Account',
  cell: ({ status, deletedAt }) => <StatusBadge status={status} deletedAt={deletedAt} />,
};

export const CONTACT_COLUMN: StaffColumn<{ email: string | null; phone: string | null }> = {
  id: 'contact',
  title: 'Contact',
  cell: ({ email, phone }) =>
    email === null && phone === null ? null : (
      <span className="flex flex-col text-sm wrap-anywhere">
        {email !== null && <span>{email}</span>}
        {phone !== null && <span className="whitespace-nowrap">{phone}</span>}
      </span>
    ),
};

/** Since when there is the account: "Added", "Joined". */
export const createdColumn = (title: string): StaffColumn<{ createdAt: string }> => ({
  id: 'created',
  title,
  sort: { up: 'created', down: '-created' },
  cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDay(createdAt)}</span>,
});

export const actionsColumn = <Row,>(
  nameOf: (row: Row) => string,
  actionsOf: (row: Row) => readonly RowAction[],
): StaffColumn<Row> => ({
  id: 'actions',
  title: 'Actions',
  head: <span className="sr-only">Actions</span>,
  isMenu: true,
  isNumber: true,
  cell: (row) => <RowMenu name={nameOf(row)} actions={actionsOf(row)} />,
});
