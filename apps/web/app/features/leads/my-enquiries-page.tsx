import { withoutRingCodes } from '@manemitra/domain/ring-words';
import { formatMoment } from '@manemitra/domain/moments';
import type { OwnLead } from '@manemitra/contract/leads';
import { EyeOff, Phone } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ReraLine } from '#web/features/project-card/public.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle, linkStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { headingId, holdersOf, meansText, stateOf } from './own-leads.ts';
import { TakeBack } from './take-back.tsx';

interface Page {
  items: OwnLead[];
  total: number;
  page: number;
  pageSize: number;
}

/** Every request of a buyer: who has the number, and the way to take it back. */
export function MyEnquiriesPage({ leads: { items, total, page, pageSize } }: { leads: Page }) {
  const navigate = useNavigate();
  const pages = Math.ceil(total / pageSize);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-12">
      <header className="max-w-prose">
        <h1 className="page-title">Who has my number</h1>
        <p className="mt-2 text-lg leading-snug text-ink-soft">
          Nobody gets your number unless you ask to be called. Every request you made is listed
          here, and you can take it back.
        </p>
      </header>
      <div className="mt-8">
        {items.length === 0 ? (
          <EmptyState
            title={total === 0 ? 'Nobody has your number' : 'There is nothing on this page'}
            text="When you request a callback or ask for a service on a project’s page, it is listed here."
            action={
              <Link to={paths.propertyList()} className={buttonStyle()}>
                Find projects
              </Link>
            }
          />
        ) : (
          <ul aria-label="Requests" className="grid items-start gap-4 lg:grid-cols-2">
            {items.map((lead) => (
              <li key={lead.id}>
                <Request lead={lead} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {pages > 1 && (
        <div className="mt-8 flex justify-center">
          <Pagination
            label="Pages of requests"
            page={page}
            total={pages}
            hrefOf={paths.myEnquiries}
            onPage={(target) => void navigate(paths.myEnquiries(target))}
          />
        </div>
      )}
    </div>
  );
}

function Request({ lead }: { lead: OwnLead }) {
  const { project, title, createdAt, withdrawnAt } = lead;
  const { label, tone } = stateOf(lead);
  return (
    <article
      aria-labelledby={headingId(lead)}
      className="rounded-lg border border-hairline bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2
            id={headingId(lead)}
            tabIndex={-1}
            className="outline-none display text-xl leading-tight wrap-anywhere"
          >
            {title}
          </h2>
          <p className="mt-0.5 leading-snug text-ink-soft wrap-anywhere">
            {project.isPublished ? (
              <Link to={paths.project(project.slug)} className={linkStyle}>
                {project.name}
              </Link>
            ) : (
              project.name
            )}
            {project.isDemonstration && ' (demonstration)'}
          </p>
          {/* The name already says that it is a demonstration. */}
          <ReraLine property={{ project, isDemonstration: false }} className="mt-0.5" />
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,2fr)]">
        <Fact label="Asked on">
          <time dateTime={createdAt} className="figures whitespace-nowrap">
            {formatMoment(createdAt)}
          </time>
        </Fact>
        <Fact label="How they may reach you">{meansText(lead)}</Fact>
        <Fact label={withdrawnAt === null ? 'Who has your number' : 'Who had your number'}>
          <ul className="flex flex-col gap-1">
            {holdersOf(lead).map(({ name, seenAt, canRead }) => (
              <li key={name} className="flex gap-2 leading-snug">
                {seenAt === null ? (
                  <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
                ) : (
                  <Phone aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-areca" />
                )}
                <span className="min-w-0 wrap-anywhere">
                  {name}
                  <span className="block text-sm text-ink-soft">
                    {seenAt === null
                      ? notSeen(withdrawnAt, canRead)
                      : `Seen on ${formatMoment(seenAt)}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Fact>
        {(lead.sentence !== null || lead.home !== null) && (
          <Fact label="Sent along">
            <span className="wrap-anywhere">
              {[lead.sentence === null ? null : `“${withoutRingCodes(lead.sentence)}”`, lead.home]
                .filter((part) => part !== null)
                .join(', ')}
            </span>
          </Fact>
        )}
      </dl>
      {lead.consent !== null && (
        <p className="mt-3 text-sm leading-snug text-ink-soft">You agreed to: {lead.consent}</p>
      )}
      <div className="mt-4 border-t border-hairline pt-3">
        {withdrawnAt === null ? (
          <TakeBack lead={lead} />
        ) : (
          <p className="text-ink-soft">
            Taken back on{' '}
            <time dateTime={withdrawnAt} className="figures">
              {formatMoment(withdrawnAt)}
            </time>
            . Your number is no longer shown for it.
          </p>
        )}
      </div>
    </article>
  );
}

function notSeen(withdrawnAt: string | null, canRead: boolean): string {
  if (withdrawnAt !== null) return 'Never looked';
  return canRead
    ? 'May see it, and has not looked yet'
    : 'Has no account any more, so cannot see it';
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
