import type { PropertyDetail } from '@manemitra/contract/properties';
import { noPastProjectsText } from '@manemitra/domain/complaint-texts';
import { formatDate } from '@manemitra/domain/dates';
import { andList } from '@manemitra/domain/list-words';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Table } from '#web/ui/table.tsx';
import { kindLabel } from '../kind-label.ts';
import { yesNo } from '../project-facts.ts';
import { delayOf } from './delay.ts';
import { namedElsewhere } from './named-elsewhere.ts';
import { PromiseChart } from './promise-chart.tsx';

/** A builder of thirty projects would otherwise fill fifteen screens of a phone. */
const SHOWN = 5;

type PastProject = PropertyDetail['promoter']['pastProjects'][number];

/** What the builder promised before, and when it was done: every count with what it is a count of. */
export function PastProjects({
  detail: { promoter, promoters, trackRecord },
}: {
  detail: PropertyDetail;
}) {
  const { pastProjects } = promoter;
  const complaints = promoters.complaints.promotersComplaints.flatMap((of) => of.complaints);
  const ofOthers = complaints.length;
  return (
    <section aria-labelledby="past-projects">
      <h3 id="past-projects" className="display mb-3 text-xl">
        Past Projects
      </h3>
      {pastProjects.length === 0 ? (
        <EmptyState
          title={noPastProjectsText(trackRecord.checkedOn)}
          text={
            ofOthers > 0
              ? 'The complaints below name other projects of this builder. Ask which are finished, and when each was promised.'
              : undefined
          }
          picture={null}
        />
      ) : (
        <>
          <p className="mb-4 max-w-prose">
            {trackRecord.summary}
            {trackRecord.checkedOn !== null && (
              <span className="text-ink-soft">
                {' '}
                {trackRecord.overdue > 0
                  ? `Counted to ${formatDate(trackRecord.checkedOn)}, the day it was checked.`
                  : `Checked on ${formatDate(trackRecord.checkedOn)}.`}
              </span>
            )}
          </p>
          <Beside
            record={trackRecord}
            complaints={ofOthers}
            without={namedElsewhere(pastProjects, complaints)}
          />
          <PromiseChart projects={pastProjects} />
          <Table
            label="Promised and actual dates"
            rows={pastProjects}
            keyOf={(project) => `${project.name} ${project.promisedOn} ${project.address}`}
            columns={COLUMNS}
            fold={{ to: SHOWN, more: `Show all ${pastProjects.length} past projects` }}
          />
        </>
      )}
    </section>
  );
}

/** What neither the sentence above nor the bars say: complaints first, then of how many a case is known. */
function Beside({
  record: { cases, pastProjects },
  complaints,
  without,
}: {
  record: PropertyDetail['trackRecord'];
  /** Projects of the builder that the record does not have. */
  without: readonly string[];
  /** At the register, about other projects of the builder. */
  complaints: number;
}) {
  const counts = [
    // A complaint is no case: who reads that there is none has read of the complaints before.
    ...(complaints === 0 ? [] : [complaintsText(complaints)]),
    ...(without.length === 0
      ? []
      : [
          `${complaints === 1 ? 'It names' : 'They name'} ${andList(without)}, not among the ${pastProjects} below: ask when each was promised and delivered.`,
        ]),
    ...(cases.known === 0 ? [] : [casesText(cases)]),
  ];
  return counts.length === 0 ? null : <p className="mb-4">{counts.join(' ')}</p>;
}

const complaintsText = (complaints: number): string =>
  complaints === 1
    ? '1 complaint about another project of the builder is listed below.'
    : `${complaints} complaints about other projects of the builder are listed below.`;

const casesText = (cases: PropertyDetail['trackRecord']['cases']): string =>
  `${cases.with === 0 ? 'None' : cases.with} of ${cases.known} past ${cases.known === 1 ? 'project' : 'projects'} ${cases.with > 1 ? 'have' : 'has'} a case on record.`;

const COLUMNS = [
  { id: 'name', title: 'Project', cell: ({ name }: PastProject) => name },
  { id: 'type', title: 'Type', cell: ({ type }: PastProject) => type && kindLabel(type) },
  { id: 'status', title: 'Status', cell: ({ status }: PastProject) => status },
  {
    id: 'promised',
    title: 'Promised',
    cell: ({ promisedOn }: PastProject) => promisedOn && formatDate(promisedOn),
  },
  {
    id: 'completed',
    title: 'Completed',
    cell: (project: PastProject) => {
      const delay = delayOf(project);
      if (project.completionDate === null && delay === null) return null;
      return (
        <span className="inline-flex flex-wrap justify-end gap-x-2 gap-y-1 sm:justify-start">
          {project.completionDate !== null && formatDate(project.completionDate)}
          {delay !== null && <Badge tone={delay.isLate ? 'gulmohar' : 'areca'}>{delay.text}</Badge>}
        </span>
      );
    },
  },
  {
    id: 'case',
    title: 'Case',
    cell: ({ isThereCase }: PastProject) => yesNo(isThereCase, { yes: 'Yes', no: 'None' }),
  },
  { id: 'address', title: 'Address', cell: ({ address }: PastProject) => address },
];
