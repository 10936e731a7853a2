import type { StaffUser } from '@manemitra/contract/staff-users';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  actionsColumn,
  createdColumn,
  STATUS_COLUMN,
} from '#web/features/staff/acts/account-columns.tsx';
import { AccountDialogs, type AccountAsk } from '#web/features/staff/acts/account-dialogs.tsx';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { STATUS_FILTER } from '#web/features/staff/acts/status.tsx';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
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
  const [asked, ask] = useState<AccountAsk>();
  return (
    <>
      <ScreenHead title="Users" text="Buyers who proved a phone number." />
      <StaffList
        label="Users"
        state={state}
        defaultSort="-created"
        page={page}
        searchLabel="Search by name or number"
        filters={[STATUS_FILTER]}
        sorts={USER_ORDERS}
        keyOf={({ phoneNumber }) => phoneNumber}
        nameOf={({ name, phone }) => name ?? phone}
        columns={columnsWith(ask)}
        empty={{
          title: 'No users yet',
          text: 'A buyer appears here when they have signed in for the first time.',
        }}
      />
      <AccountDialogs asked={asked} onClose={() => ask(undefined)} />
    </>
  );
}

function actionsOf(user: StaffUser, ask: (asked: AccountAsk) => void) {
  const { phoneNumber, status, deletedAt } = user;
  const shared = { what: 'user', name: user.name ?? user.phone, subject: { phoneNumber } };
  const open = { label: 'Open account', to: accountOf(user) };
  if (deletedAt !== null) {
    return [open, { label: 'Restore', onSelect: () => ask({ kind: 'restore', ...shared }) }];
  }
  return [
    open,
    { label: 'Change status', onSelect: () => ask({ kind: 'status', status, ...shared }) },
    {
      label: 'Delete',
      onSelect: () => ask({ kind: 'delete', text: USER_DELETION_TEXT, ...shared }),
    },
  ];
}

export const USER_DELETION_TEXT =
  'They are signed out and cannot sign in. It can be undone for 30 days; then what is kept about them is erased.';

function columnsWith(ask: (asked: AccountAsk) => void): StaffColumn<StaffUser>[] {
  return [
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
    actionsColumn(
      ({ name, phone }) => name ?? phone,
      (user) => actionsOf(user, ask),
    ),
  ];
}
