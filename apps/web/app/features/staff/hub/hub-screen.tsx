import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { StaffFigure } from '@manemitra/contract/staff-hub';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import type { StaffAccount } from '#web/features/staff/shell/require-staff.ts';
import { StaffFailure } from '#web/features/staff/shell/staff-failure.tsx';
import type { StaffGroup } from '#web/features/staff/shell/staff-screens.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FIGURE_LINKS } from './figure-links.ts';
import type { Finding } from './find-everywhere.ts';
import { Findings } from './findings.tsx';
import { WorkLists } from './work-lists.tsx';

const SCOPES = {
  admin: 'All projects, all accounts.',
  operator: 'The projects assigned to you.',
  promoter: 'Your own projects.',
};

/** The first page of the dashboard: what waits for somebody, and every screen that this account may use. */
export function HubScreen({
  account,
  groups,
  figures,
  work,
  find,
  findings,
}: {
  account: StaffAccount;
  groups: readonly StaffGroup[];
  figures: Loaded<{ figures: StaffFigure[]; warnings: string[] }>;
  /** Null while something is searched. */
  work: ComponentProps<typeof WorkLists> | null;
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
          <section aria-label="Waiting for you" className="flex flex-col gap-3">
            {figures.value.warnings.map((warning) => (
              <Notice key={warning} tone="warning" text={warning} />
            ))}
            <ul className="flex flex-wrap gap-3">
              {figures.value.figures.map((figure) => (
                <li key={figure.name} className="flex flex-1 basis-38">
                  <FigureCard figure={figure} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      {work !== null && <WorkLists {...work} />}
      {find === '' && (
        <section aria-labelledby="hub-screens" className="@container flex flex-col gap-3">
          <h2 id="hub-screens" className="display text-lg">
            Every screen
          </h2>
          <dl className="-mb-5 gap-x-8 sm:columns-2 @4xl:columns-3">
            {groups.map(({ title, screens }) => (
              <div key={title} className="mb-5 break-inside-avoid">
                <dt className="pb-1 text-sm font-semibold text-ink-faint">{title}</dt>
                {screens.map(({ name: screen, title: label, purpose, href }) => (
                  <dd key={screen} className="border-t border-hairline py-2 leading-snug">
                    <Link to={href} className={linkStyle}>
                      {label}
                    </Link>
                    {purpose !== null && (
                      <span className="block text-sm text-ink-soft">{purpose}</span>
                    )}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

/** A count with what it counts; a share has a line for how large it is. The counts stand first, so that they are level. */
function FigureCard({ figure: { name, title, value, of, note } }: { figure: StaffFigure }) {
  const href = FIGURE_LINKS[name];
  const share = of === null || of === 0 ? null : Math.round((value / of) * 100);
  return (
    <div className="relative flex flex-1 flex-col rounded-lg border border-hairline bg-surface p-4 has-[a:hover]:border-areca">
      <p className="figures flex flex-wrap items-baseline gap-x-1.5">
        <span className="display text-3xl">{formatIndianNumber(value)}</span>
        {of !== null && <span className="text-ink-soft">of {formatIndianNumber(of)}</span>}
      </p>
      <span
        aria-hidden="true"
        className={`mt-2 block h-1.5 rounded-full ${share === null ? '' : 'bg-sunken'}`}
      >
        <span
          className="block h-full rounded-full bg-haldi-bright"
          style={{ inlineSize: `${share ?? 0}%` }}
        />
      </span>
      <p className="mt-2 leading-snug font-semibold">
        {href === undefined ? (
          title
        ) : (
          <Link to={href} className="rounded-sm after:absolute after:inset-0 hover:text-areca">
            {title}
          </Link>
        )}
      </p>
      <p className="mt-1 text-sm leading-snug text-ink-soft">{note}</p>
    </div>
  );
}
