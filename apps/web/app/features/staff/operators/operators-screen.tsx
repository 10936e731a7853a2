import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { StaffOperator } from '@manemitra/contract/staff-operators';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  actionsColumn,
  CONTACT_COLUMN,
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
import { buttonStyle, linkStyle } from '#web/ui/button.tsx';
import { OPERATOR_ORDERS } from './operator-list-shape.ts';

export const accountOf = ({ userName }: { userName: string }): string =>
  paths.staff('operators-account-management', { operator: userName });

/** Everybody who looks after projects, and how many. */
export function OperatorsScreen({
  state,
  page,
}: {
  state: AnyListState;
  page: Loaded<{ items: StaffOperator[]; total: number; page: number; pageSize: number }>;
}) {
  const [asked, ask] = useState<AccountAsk>();
  return (
    <>
      <ScreenHead
        title="Operators"
        text="Who looks after projects: they change the facts of the projects assigned to them."
        action={
          <Link to={paths.staff('create-operator')} className={buttonStyle()}>
            Add an operator
          </Link>
        }
      />
      <StaffList
        label="Operators"
        state={state}
        defaultSort="name"
        page={page}
        searchLabel="Search by name, user name or contact"
        filters={[STATUS_FILTER]}
        sorts={OPERATOR_ORDERS}
        keyOf={({ userName }) => userName}
        nameOf={({ name }) => name}
        columns={columnsWith(ask)}
        empty={{
          title: 'No operators yet',
          text: 'Admins look after every project until one is added.',
        }}
      />
      <AccountDialogs asked={asked} onClose={() => ask(undefined)} />
    </>
  );
}

function actionsOf(operator: StaffOperator, ask: (asked: AccountAsk) => void) {
  const { userName, name, status, deletedAt } = operator;
  const subject = { userName };
  const what = 'operator';
  const open = { label: 'Open account', to: accountOf(operator) };
  if (deletedAt !== null) {
    return [
      open,
      { label: 'Restore', onSelect: () => ask({ kind: 'restore', what, name, subject }) },
    ];
  }
  return [
    open,
    {
      label: 'Choose projects',
      to: paths.staff('operators-property-association', { operator: userName }),
    },
    {
      label: 'Send credentials',
      to: paths.staff('operators-credential-generation', { operator: userName }),
    },
    {
      label: 'Change status',
      onSelect: () => ask({ kind: 'status', what, name, status, subject }),
    },
    {
      label: 'Delete',
      onSelect: () => ask({ kind: 'delete', what, name, subject, text: DELETION_TEXT }),
    },
  ];
}

export const DELETION_TEXT =
  'They cannot sign in any more, and their projects lose who looks after them. It can be undone for 30 days.';

function columnsWith(ask: (asked: AccountAsk) => void): StaffColumn<StaffOperator>[] {
  return [
    {
      id: 'name',
      title: 'Operator',
      sort: { up: 'name', down: '-name' },
      cell: (operator) => (
        <span className="flex flex-col items-start">
          <Link to={accountOf(operator)} className={`wrap-anywhere ${linkStyle}`}>
            {operator.name}
          </Link>
          <span className="text-sm font-normal text-ink-soft">{operator.userName}</span>
        </span>
      ),
    },
    STATUS_COLUMN,
    {
      id: 'properties',
      title: 'Projects',
      isNumber: true,
      cell: ({ userName, properties }) => (
        <Link
          to={paths.staff('operators-property-association', { operator: userName })}
          className={linkStyle}
        >
          {formatIndianNumber(properties)}
        </Link>
      ),
    },
    CONTACT_COLUMN,
    createdColumn('Added'),
    actionsColumn(
      ({ name }) => name,
      (operator) => actionsOf(operator, ask),
    ),
  ];
}
