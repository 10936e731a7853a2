import { RESTORABLE_DAYS } from '@manemitra/contract/limits';
import type { StaffPromoter } from '@manemitra/contract/staff-promoters';
import { Link } from 'react-router';
import { AccountList } from '#web/features/staff/acts/account-list.tsx';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { useSelection } from '#web/features/staff/lists/selection.tsx';
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
  const selection = useSelection();
  const chosenIds = [...selection.chosen.keys()].join(',');
  return (
    <AccountList
      title="Promoters"
      text="Who builds the projects, and whether they can sign in."
      action={
        isAdmin && (
          <Link to={paths.staff('create-promoter')} className={buttonStyle()}>
            Add a promoter
          </Link>
        )
      }
      what="promoter"
      deletionText={`Their projects are hidden from buyers and they cannot sign in. It can be undone for ${RESTORABLE_DAYS} days.`}
      accountOf={listed}
      mayChange={isAdmin}
      state={state}
      defaultSort="name"
      page={page}
      searchLabel="Search by name, number or contact"
      sorts={PROMOTER_ORDERS}
      keyOf={({ promoterId }) => String(promoterId)}
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
      columns={PROMOTER_COLUMNS}
      empty={{
        title: 'No promoters yet',
        text: 'They appear here when one is added or imported with their projects.',
      }}
    />
  );
}

const listed = (promoter: StaffPromoter) => ({
  ...promoter,
  address: accountOf(promoter),
  subject: { promoterId: String(promoter.promoterId) },
  actions: [
    {
      label: 'Send credentials',
      to: paths.staff('credential-generation', { promoters: String(promoter.promoterId) }),
    },
  ],
});
