import { RESTORABLE_DAYS } from '@manemitra/contract/limits';
import { formatDay } from '@manemitra/domain/moments';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { PromoterNames } from '@manemitra/contract/staff-promoter-names';
import type { StaffPromoter } from '@manemitra/contract/staff-promoters';
import { Link } from 'react-router';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { AccountPanel } from '#web/features/staff/acts/account-panel.tsx';
import { EditForm } from '#web/features/staff/acts/edit-form.tsx';
import { StatusBadge } from '#web/features/staff/acts/status.tsx';
import { Facts } from '#web/features/staff/shell/facts.tsx';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle, linkStyle } from '#web/ui/button.tsx';
import { NamesPanel } from './names-panel.tsx';
import { contactFields, promoterFields } from './promoter-fields.ts';

/** One promoter: who they are, and what an admin decides about their account. */
export function PromoterAccountScreen({
  promoter,
  names,
  role,
}: {
  promoter: StaffPromoter;
  /** For admins alone. */
  names: Loaded<PromoterNames> | null;
  role: 'admin' | 'operator' | 'promoter';
}) {
  const { promoterId, name, status, deletedAt } = promoter;
  const subject = { promoterId: String(promoterId) };
  const isAdmin = role === 'admin';
  return (
    <>
      <ScreenHead
        title={name}
        above={
          role === 'promoter' ? [] : [{ label: 'Promoters', href: paths.staff('manage-promoters') }]
        }
        action={
          isAdmin &&
          deletedAt === null && (
            <Link
              to={paths.staff('credential-generation', { promoters: String(promoterId) })}
              className={buttonStyle({ kind: 'quiet' })}
            >
              Send credentials
            </Link>
          )
        }
      />
      <Panel
        title="Account"
        action={
          <span className="flex gap-2">
            {promoter.isDemonstration && <Badge tone="tabebuia">demonstration</Badge>}
            <StatusBadge status={status} deletedAt={deletedAt} />
          </span>
        }
      >
        <Facts
          facts={[
            { label: 'Promoter id', value: String(promoterId) },
            { label: 'Signs in as', value: promoter.userName ?? 'No credentials made yet' },
            {
              label: 'Projects',
              value: (
                <Link
                  to={paths.staff('show-property-list', { promoter: String(promoterId) })}
                  className={linkStyle}
                >
                  {formatIndianNumber(promoter.projects)}
                </Link>
              ),
            },
            { label: 'Added', value: formatDay(promoter.createdAt) },
            ...(isAdmin
              ? [
                  {
                    label: 'Changes',
                    value: (
                      <Link
                        to={paths.staff('audit-log', { subject: `promoter:${promoterId}` })}
                        className={linkStyle}
                      >
                        In the audit log
                      </Link>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ProfilePanel promoter={promoter} role={role} />
        {isAdmin && (
          <AccountPanel
            what="promoter"
            name={name}
            status={status}
            deletedAt={deletedAt}
            subject={subject}
            deletionText={`Their projects are hidden from buyers and they cannot sign in. It can be undone for ${RESTORABLE_DAYS} days.`}
          />
        )}
      </div>
      {names?.kind === 'loaded' && deletedAt === null && (
        <NamesPanel promoterId={promoterId} name={name} known={names.value} />
      )}
    </>
  );
}

function ProfilePanel({
  promoter,
  role,
}: {
  promoter: StaffPromoter;
  role: 'admin' | 'operator' | 'promoter';
}) {
  const values = { promoterId: String(promoter.promoterId) };
  if (role === 'admin') {
    return (
      <Panel title="Profile">
        <EditForm
          intent="edit"
          fields={promoterFields(promoter)}
          values={values}
          version={promoter.version}
          verb="Save profile"
        />
      </Panel>
    );
  }
  return (
    <Panel title="Profile" text="Name, registration and address are changed by an admin.">
      <Facts
        facts={[
          { label: 'Kind of organisation', value: promoter.orgType },
          { label: 'Registration number', value: promoter.registrationNumber },
          { label: 'Address', value: promoter.address },
          ...(role === 'operator'
            ? [
                { label: 'E-mail', value: promoter.email },
                { label: 'Phone number', value: promoter.phone },
              ]
            : []),
        ]}
      />
      {role === 'promoter' && (
        <EditForm
          intent="edit-contact"
          fields={contactFields(promoter)}
          values={values}
          version={promoter.version}
          verb="Save contact"
        />
      )}
    </Panel>
  );
}
