import type { StaffOperator } from '@manemitra/contract/staff-operators';
import { useNavigate } from 'react-router';
import { CreateAccount } from '#web/features/staff/acts/create-account.tsx';
import { paths } from '#web/paths.ts';
import { operatorFields, USER_NAME_FIELD } from './operator-fields.ts';
import { accountOf } from './operators-screen.tsx';

/** Adds an operator; their account is opened next. */
export function CreateOperatorScreen() {
  const navigate = useNavigate();
  return (
    <CreateAccount
      title="Add an operator"
      list={{ label: 'Operators', href: paths.staff('manage-operators') }}
      text="They cannot sign in until credentials are sent to them, and see no project until one is assigned to them."
      fields={[USER_NAME_FIELD, ...operatorFields()]}
      verb="Add operator"
      onDone={({ value }) => void navigate(accountOf(value as StaffOperator))}
    />
  );
}
