import type { StaffPromoter } from '@manemitra/contract/staff-promoters';
import { useNavigate } from 'react-router';
import { CreateAccount } from '#web/features/staff/acts/create-account.tsx';
import { paths } from '#web/paths.ts';
import { accountOf } from './promoter-columns.tsx';
import { promoterFields } from './promoter-fields.ts';

/** Adds a promoter; their account is opened next. */
export function CreatePromoterScreen() {
  const navigate = useNavigate();
  return (
    <CreateAccount
      title="Add a promoter"
      list={{ label: 'Promoters', href: paths.staff('manage-promoters') }}
      text="They cannot sign in until credentials are sent to them."
      fields={promoterFields()}
      verb="Add promoter"
      onDone={({ value }) => void navigate(accountOf(value as StaffPromoter))}
    />
  );
}
