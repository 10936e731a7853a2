import type { AccountStatus } from '@manemitra/contract/access';
import { type ReactNode, useState } from 'react';
import type { RowAction } from '#web/features/staff/lists/row-menu.tsx';
import { StaffList, type StaffListProps } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { actionsColumn } from './account-columns.tsx';
import { type AccountAsk, AccountDialogs } from './account-dialogs.tsx';
import { STATUS_FILTER } from './status.tsx';

/** What a list says of one of its accounts. */
interface ListedAccount {
  name: string;
  /** Where it is opened. */
  address: string;
  /** Names it in the form of a change. */
  subject: Record<string, string>;
  status: AccountStatus;
  deletedAt: string | null;
  /** What else can be done with one that is not deleted. */
  actions?: readonly RowAction[];
}

/** A screen that lists accounts, with what an admin does with one: open it, change its status, delete it, bring it back. */
export function AccountList<Row>({
  title,
  text,
  action,
  what,
  deletionText,
  accountOf,
  mayChange = true,
  columns,
  ...list
}: {
  title: string;
  text: string;
  action?: ReactNode;
  /** "promoter", "operator", "user". */
  what: string;
  deletionText: string;
  accountOf: (row: Row) => ListedAccount;
  mayChange?: boolean;
} & Omit<StaffListProps<Row>, 'label' | 'filters' | 'nameOf'>) {
  const [asked, ask] = useState<AccountAsk>();
  const nameOf = (row: Row) => accountOf(row).name;
  const actionsOf = (row: Row): RowAction[] => {
    const { name, address, subject, status, deletedAt, actions = [] } = accountOf(row);
    const open = { label: 'Open account', to: address };
    const shared = { what, name, subject };
    if (!mayChange) return [open];
    if (deletedAt !== null) {
      return [open, { label: 'Restore', onSelect: () => ask({ kind: 'restore', ...shared }) }];
    }
    return [
      open,
      ...actions,
      { label: 'Change status', onSelect: () => ask({ kind: 'status', status, ...shared }) },
      {
        label: 'Delete',
        onSelect: () => ask({ kind: 'delete', text: deletionText, ...shared }),
      },
    ];
  };
  return (
    <>
      <ScreenHead title={title} text={text} action={action} />
      <StaffList
        {...list}
        label={title}
        nameOf={nameOf}
        filters={[STATUS_FILTER]}
        columns={[...columns, actionsColumn(nameOf, actionsOf)]}
      />
      <AccountDialogs asked={asked} onClose={() => ask(undefined)} />
    </>
  );
}
