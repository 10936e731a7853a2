import { formatMoment } from '@manemitra/domain/moments';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { StaffLead } from '@manemitra/contract/leads';
import type { StaffPropertyRow } from '@manemitra/contract/staff-properties';
import { BUYER_FACTS } from '@manemitra/domain/completeness';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ReraLine, type ReraProject } from '#web/features/project-card/public.ts';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { Ways } from '#web/features/staff/leads/ways.tsx';
import { whoAsked } from '#web/features/staff/leads/who-asked.ts';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { StaffFailure } from '#web/features/staff/shell/staff-failure.tsx';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { DOT } from '#web/ui/dot.ts';

const NEW_LEADS = paths.staff('leads', { status: 'new' });
const LEAST_TOLD = paths.staff('show-property-list', {
  status: 'published',
  missing: 'any',
  sort: 'completeness-asc',
});

interface WorkRow {
  what: ReactNode;
  about: string;
  project: ReraProject;
}

interface Work<Row> {
  items: readonly Row[];
  total: number;
}

/** Where the day begins: buyers who wait for an answer, and the projects of which least is known. */
export function WorkLists({
  leads,
  projects,
}: {
  leads: Loaded<Work<StaffLead>>;
  projects: Loaded<Work<StaffPropertyRow>>;
}) {
  return (
    <div className="@container">
      <div className="grid items-start gap-3 @4xl:grid-cols-2">
        <WorkPanel
          title="Buyers waiting for an answer"
          none="Nobody is waiting for an answer."
          work={leads}
          allHref={NEW_LEADS}
          keyOf={({ id }) => id}
          rowOf={leadRow}
        />
        <WorkPanel
          title="Least known about"
          none="No published project lacks a fact."
          work={projects}
          allHref={LEAST_TOLD}
          keyOf={({ id }) => String(id)}
          rowOf={projectRow}
        />
      </div>
    </div>
  );
}

function leadRow(lead: StaffLead): WorkRow {
  const { project, createdAt } = lead;
  return {
    what: (
      <>
        <span className="font-semibold wrap-anywhere">{whoAsked(lead)}</span>
        <Ways lead={lead} />
      </>
    ),
    about: `${project.name}, ${formatMoment(createdAt)}`,
    project: { project, isDemonstration: project.isDemonstration },
  };
}

function projectRow(row: StaffPropertyRow): WorkRow {
  const { id, name, completeness, missing, isDemonstration } = row;
  return {
    what: (
      <>
        <Link to={paths.staff(`modify-component/${id}`)} className={`wrap-anywhere ${linkStyle}`}>
          {name}
        </Link>
        <span className="figures text-ink-soft">{completeness}%</span>
      </>
    ),
    about: missing.map((key) => BUYER_FACTS[key].label).join(DOT),
    project: { project: row, isDemonstration },
  };
}

function WorkPanel<Row>({
  title,
  none,
  work,
  allHref,
  keyOf,
  rowOf,
}: {
  title: string;
  none: string;
  work: Loaded<Work<Row>>;
  allHref: string;
  keyOf: (row: Row) => string;
  rowOf: (row: Row) => WorkRow;
}) {
  if (work.kind === 'failed') return <StaffFailure message={work.message} />;
  const { items, total } = work.value;
  return (
    <Panel
      title={title}
      action={
        total > items.length && (
          <Link to={allHref} className={linkStyle}>
            All {formatIndianNumber(total)}
            <span className="sr-only">: {title.toLowerCase()}</span>
          </Link>
        )
      }
    >
      {items.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul className="-my-2 divide-y divide-hairline">
          {items.map((row) => {
            const { what, about, project } = rowOf(row);
            return (
              <li key={keyOf(row)} className="py-2">
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">{what}</p>
                <p className="truncate text-sm text-ink-soft" title={about}>
                  {about}
                </p>
                <ReraLine property={project} />
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
