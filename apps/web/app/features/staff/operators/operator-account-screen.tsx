import { formatDay } from '@manemitra/domain/moments';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { StaffOperator } from '@manemitra/contract/staff-operators';
import { Link } from 'react-router';
import { AccountPanel } from '#web/features/staff/acts/account-panel.tsx';
import { EditForm } from '#web/features/staff/acts/edit-form.tsx';
import { StatusBadge } from '#web/features/staff/acts/status.tsx';
import { Facts } from '#web/features/staff/shell/facts.tsx';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { buttonStyle, linkStyle } from '#web/ui/button.tsx';
import { operatorFields } from './operator-fields.ts';
import { DELETION_TEXT } from './operators-screen.tsx';

/** One operator: who they are, and what an admin decides about their account. */
export function OperatorAccountScreen({ operator }: { operator: StaffOperator }) {
  const { userName, name, status, deletedAt, version } = operator;
  return (
    <>
      <ScreenHead
        title={name}
        above={[{ label: 'Operators', href: paths.staff('manage-operators') }]}
        action={
          deletedAt === null && (
            <Link
              to={paths.staff('operators-credential-generation', { operator: userName })}
              className={buttonStyle({ kind: 'quiet' })}
            >
              Send credentials
            </Link>
          )
        }
      />
      <Panel title="Account" action={<StatusBadge status={status} deletedAt={deletedAt} />}>
        <Facts
          facts={[
            { label: 'Signs in as', value: userName },
            {
              label: 'Looks after',
              value: (
                <Link
                  to={paths.staff('operators-property-association', { operator: userName })}
                  className={linkStyle}
                >
                  {formatIndianNumber(operator.properties)} projects
                </Link>
              ),
            },
            { label: 'Added', value: formatDay(operator.createdAt) },
            { label: 'Last changed', value: formatDay(operator.updatedAt) },
          ]}
        />
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel title="Profile">
          <EditForm
            intent="edit"
            fields={operatorFields(operator)}
            values={{ userName }}
            version={version}
            verb="Save profile"
          />
        </Panel>
        <AccountPanel
          what="operator"
          name={name}
          status={status}
          deletedAt={deletedAt}
          subject={{ userName }}
          deletionText={DELETION_TEXT}
        />
      </div>
    </>
  );
}
