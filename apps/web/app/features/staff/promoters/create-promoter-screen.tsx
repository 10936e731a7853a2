import type { StaffPromoter } from '@manemitra/contract/staff-promoters';
import { useNavigate } from 'react-router';
import { EditForm } from '#web/features/staff/acts/edit-form.tsx';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { accountOf } from './promoter-columns.tsx';
import { promoterFields } from './promoter-fields.ts';

/** Adds a promoter; their account is opened next. */
export function CreatePromoterScreen() {
  const navigate = useNavigate();
  return (
    <>
      <ScreenHead
        title="Add a promoter"
        above={[{ label: 'Promoters', href: paths.staff('manage-promoters') }]}
        text="They cannot sign in until credentials are sent to them."
      />
      <div className="max-w-3xl">
        <Panel title="Profile">
          <EditForm
            intent="create"
            fields={promoterFields()}
            verb="Add promoter"
            onDone={({ value }) => void navigate(accountOf(value as StaffPromoter))}
          />
        </Panel>
      </div>
    </>
  );
}
