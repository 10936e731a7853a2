import type { StaffOperator } from '@manemitra/contract/staff-operators';
import { useNavigate } from 'react-router';
import { EditForm } from '#web/features/staff/acts/edit-form.tsx';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { operatorFields, USER_NAME_FIELD } from './operator-fields.ts';
import { accountOf } from './operators-screen.tsx';

/** Adds an operator; their account is opened next. */
export function CreateOperatorScreen() {
  const navigate = useNavigate();
  return (
    <>
      <ScreenHead
        title="Add an operator"
        above={[{ label: 'Operators', href: paths.staff('manage-operators') }]}
        text="They cannot sign in until credentials are sent to them, and see no project until one is given to them."
      />
      <div className="max-w-3xl">
        <Panel title="Profile">
          <EditForm
            intent="create"
            fields={[USER_NAME_FIELD, ...operatorFields()]}
            verb="Add operator"
            onDone={({ value }) => void navigate(accountOf(value as StaffOperator))}
          />
        </Panel>
      </div>
    </>
  );
}
