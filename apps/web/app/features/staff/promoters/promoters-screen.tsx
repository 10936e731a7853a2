import type { StaffPromoter } from '@manemitra/contract/staff-promoters';
import { useState } from 'react';
import { Link } from 'react-router';
import { actionsColumn } from '#web/features/staff/acts/account-columns.tsx';
import { AccountDialogs, type AccountAsk } from '#web/features/staff/acts/account-dialogs.tsx';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { STATUS_FILTER } from '#web/features/staff/acts/status.tsx';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { useSelection } from '#web/features/staff/lists/selection.tsx';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { accountOf, PROMOTER_COLUMNS } from './promoter-columns.tsx';
import { PROMOTER_ORDERS } from './promoter-list-shape.ts';

/** Every promoter that the caller may see; an admin changes their accounts from here. */
export function PromotersScreen({
  state,
  page,
  isAdmin,
}: {
  state: AnyListState;
  page: Loaded<{ items: StaffPromoter[]; total: number; page: number; pageSize: number }>;
  isAdmin: boolean;
}) {
  const [asked, ask] = useState<AccountAsk>();
  const selection = useSelection();
  const chosenIds = [...selection.chosen.keys()].join(',');
  return (
    <>
      <ScreenHead
        title="Promoters"
        text="Who builds the projects, and whether they can sign in."
        action={
          isAdmin && (
            <Link to={paths.staff('create-promoter')} className={buttonStyle()}>
              Add a promoter
            </Link>
          )
        }
      />
      <StaffList
        label="Promoters"
        state={state}
        defaultSort="name"
        page={page}
        searchLabel="Search by name, number or contact"
        filters={[STATUS_FILTER]}
        sorts={PROMOTER_ORDERS}
        keyOf={({ promoterId }) => String(promoterId)}
        nameOf={({ name }) => name}
        {...(isAdmin ? { selection } : {})}
        chosenBar={
          <span className="flex flex-wrap items-center gap-2">
            <span className="figures text-sm">{selection.chosen.size} chosen</span>
            <Link
              to={paths.staff('credential-generation', { promoters: chosenIds })}
              className={buttonStyle({ size: 'small' })}
            >
              Send credentials
            </Link>
            <Button size="small" kind="bare" onClick={selection.clear}>
              Choose none
            </Button>
          </span>
        }
        columns={columnsOf(isAdmin, ask)}
        empty={{
          title: 'No promoters yet',
          text: 'They appear here when one is added or imported with their projects.',
        }}
      />
      <AccountDialogs asked={asked} onClose={() => ask(undefined)} />
    </>
  );
}

function changesOf(promoter: StaffPromoter, ask: (asked: AccountAsk) => void) {
  const { promoterId, name, status, deletedAt } = promoter;
  const subject = { promoterId: String(promoterId) };
  const what = 'promoter';
  if (deletedAt !== null) {
    return [{ label: 'Restore', onSelect: () => ask({ kind: 'restore', what, name, subject }) }];
  }
  return [
    {
      label: 'Send credentials',
      to: paths.staff('credential-generation', { promoters: String(promoterId) }),
    },
    {
      label: 'Change status',
      onSelect: () => ask({ kind: 'status', what, name, status, subject }),
    },
    {
      label: 'Delete',
      onSelect: () =>
        ask({
          kind: 'delete',
          what,
          name,
          subject,
          text: 'Their projects are hidden from buyers and they cannot sign in. It can be undone for 30 days.',
        }),
    },
  ];
}

function columnsOf(
  isAdmin: boolean,
  ask: (asked: AccountAsk) => void,
): StaffColumn<StaffPromoter>[] {
  return [
    ...PROMOTER_COLUMNS,
    actionsColumn(
      ({ name }) => name,
      (promoter) => [
        { label: 'Open account', to: accountOf(promoter) },
        ...(isAdmin ? changesOf(promoter, ask) : []),
      ],
    ),
  ];
}
