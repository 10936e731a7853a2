import type { StaffFigure } from '@manemitra/contract/staff-hub';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import type { StaffAccount } from '#web/features/staff/shell/require-staff.ts';
import { StaffFailure } from '#web/features/staff/shell/staff-failure.tsx';
import type { StaffGroup } from '#web/features/staff/shell/staff-screens.ts';
import { FIGURE_LINKS } from './figure-links.ts';
import type { Finding } from './find-everywhere.ts';
import { Findings } from './findings.tsx';

const SCOPES = {
  admin: 'All projects, all accounts.',
  operator: 'The projects that were given to you.',
  promoter: 'Your own projects.',
};

/** The first page of the dashboard: what waits for somebody, and every screen that this account may use. */
export function HubScreen({
  account,
  groups,
  figures,
  find,
  findings,
}: {
  account: StaffAccount;
  groups: readonly StaffGroup[];
  figures: Loaded<StaffFigure[]>;
  find: string;
  findings: readonly Finding[];
}) {
  const name = account.name ?? account.userName;
  return (
    <>
      <header>
        <h1 className="display text-2xl sm:text-3xl">
          {find === '' ? `Namaskara${name === null ? '' : `, ${name}`}` : `Found for “${find}”`}
        </h1>
        {find === '' && <p className="mt-1 text-ink-soft">{SCOPES[account.role]}</p>}
      </header>
      {find !== '' && <Findings find={find} findings={findings} />}
      {find === '' &&
        (figures.kind === 'failed' ? (
          <StaffFailure message={figures.message} />
        ) : (
          <section aria-label="What waits">
            <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
              {figures.value.map((figure) => (
                <li key={figure.name} className="flex">
                  <FigureCard figure={figure} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      {groups.map(({ title, screens }) => (
        <section key={title} aria-labelledby={`hub-${title}`} className="flex flex-col gap-2.5">
          <h2 id={`hub-${title}`} className="display text-lg">
            {title}
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3">
            {screens.map(({ name: screen, title: label, purpose, href }) => (
              <li key={screen} className="flex">
                <Link
                  to={href}
                  className="group flex flex-1 items-start gap-3 rounded-lg border border-hairline bg-surface p-4 shadow-plinth transition-colors hover:border-areca"
                >
                  <span className="min-w-0 flex-1">
                    <span className="font-semibold group-hover:text-areca">{label}</span>
                    {purpose !== null && (
                      <span className="mt-0.5 block text-sm leading-snug text-ink-soft">
                        {purpose}
                      </span>
                    )}
                  </span>
                  <ArrowRight
                    aria-hidden="true"
                    className="mt-1 size-4.5 shrink-0 text-ink-faint group-hover:text-areca"
                  />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A count with what it counts; a share has a line for how large it is. */
function FigureCard({ figure: { name, title, value, of, note } }: { figure: StaffFigure }) {
  const href = FIGURE_LINKS[name];
  const share = of === null || of === 0 ? null : Math.round((value / of) * 100);
  return (
    <div className="relative flex flex-1 flex-col rounded-lg border border-hairline bg-surface p-4 has-[a:hover]:border-areca">
      <p className="font-semibold">
        {href === undefined ? (
          title
        ) : (
          <Link to={href} className="rounded-sm after:absolute after:inset-0 hover:text-areca">
            {title}
          </Link>
        )}
      </p>
      <p className="figures mt-1 flex items-baseline gap-1.5">
        <span className="display text-3xl">{value.toLocaleString('en-IN')}</span>
        {of !== null && <span className="text-ink-soft">of {of.toLocaleString('en-IN')}</span>}
      </p>
      {share !== null && (
        <span aria-hidden="true" className="mt-2 block h-1.5 rounded-full bg-sunken">
          <span
            className="block h-full rounded-full bg-haldi-bright"
            style={{ inlineSize: `${share}%` }}
          />
        </span>
      )}
      <p className="mt-2 text-sm leading-snug text-ink-soft">{note}</p>
    </div>
  );
}
