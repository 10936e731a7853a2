import { RESTORABLE_DAYS } from '@manemitra/contract/limits';
import type { StaffUser } from '@manemitra/contract/staff-users';
import { Link } from 'react-router';
import { createdColumn, STATUS_COLUMN } from '#web/features/staff/acts/account-columns.tsx';
import { AccountList } from '#web/features/staff/acts/account-list.tsx';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import type { StaffColumn } from '#web/features/staff/lists/staff-list.tsx';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { USER_ORDERS } from './user-list-shape.ts';

const accountOf = ({ phoneNumber }: StaffUser): string =>
  paths.staff('users-account', { user: phoneNumber });

/** Buyers who have an account, with no more of them than the work needs. */
export function UsersScreen({
  state,
  page,
}: {
  state: AnyListState;
  page: Loaded<{ items: StaffUser[]; total: number; page: number; pageSize: number }>;
}) {
  return (
    <AccountList
      title="Users"
      text="Buyers who proved a phone number."
      what="user"
      deletionText={USER_DELETION_TEXT}
      accountOf={(user) => ({
        ...user,
        name: user.name ?? user.phone,
        address: accountOf(user),
        subject: { phoneNumber: user.phoneNumber },
      })}
      state={state}
      defaultSort="-created"
      page={page}
      searchLabel="Search by name or number"
      sorts={USER_ORDERS}
      keyOf={({ phoneNumber }) => phoneNumber}
      columns={COLUMNS}
      empty={{
        title: 'No users yet',
        text: 'A buyer appears here when they have signed in for the first time.',
      }}
    />
  );
}

export const USER_DELETION_TEXT = `They are signed out and cannot sign in. It can be undone for ${RESTORABLE_DAYS} days; then what is kept about them is erased.`;

const COLUMNS: StaffColumn<StaffUser>[] = [
  {
    id: 'phone',
    title: 'Phone number',
    cell: (user) => (
      <Link to={accountOf(user)} className={`whitespace-nowrap ${linkStyle}`}>
        {user.phone}
      </Link>
    ),
  },
  {
    id: 'name',
    title: 'Name',
    sort: { up: 'name', down: '-name' },
    cell: ({ name }) => name,
  },
  STATUS_COLUMN,
  { id: 'type', title: 'Kind', cell: ({ type }) => type },
  createdColumn('Joined'),
];
