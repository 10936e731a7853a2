import { RESTORABLE_DAYS } from '@manemitra/contract/limits';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { StaffOperator } from '@manemitra/contract/staff-operators';
import { Link } from 'react-router';
import {
  CONTACT_COLUMN,
  createdColumn,
  STATUS_COLUMN,
} from '#web/features/staff/acts/account-columns.tsx';
import { AccountList } from '#web/features/staff/acts/account-list.tsx';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import type { StaffColumn } from '#web/features/staff/lists/staff-list.tsx';
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
  return (
    <AccountList
      title="Operators"
      text="Who looks after projects: they change the facts of the projects assigned to them."
      action={
        <Link to={paths.staff('create-operator')} className={buttonStyle()}>
          Add an operator
        </Link>
      }
      what="operator"
      deletionText={DELETION_TEXT}
      accountOf={listed}
      state={state}
      defaultSort="name"
      page={page}
      searchLabel="Search by name, user name or contact"
      sorts={OPERATOR_ORDERS}
      keyOf={({ userName }) => userName}
      columns={COLUMNS}
      empty={{
        title: 'No operators yet',
        text: 'Admins look after every project until one is added.',
      }}
    />
  );
}

const listed = (operator: StaffOperator) => ({
  ...operator,
  address: accountOf(operator),
  subject: { userName: operator.userName },
  actions: [
    {
      label: 'Choose projects',
      to: paths.staff('operators-property-association', { operator: operator.userName }),
    },
    {
      label: 'Send credentials',
      to: paths.staff('operators-credential-generation', { operator: operator.userName }),
    },
  ],
});

export const DELETION_TEXT = `They cannot sign in any more, and their projects lose who looks after them. It can be undone for ${RESTORABLE_DAYS} days.`;

const COLUMNS: StaffColumn<StaffOperator>[] = [
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
];
