import type { PropertyDetail } from '@manemitra/contract/properties';
import { noComplaintsText } from '@manemitra/domain/complaint-texts';
import { formatDate } from '@manemitra/domain/dates';
import { factDay } from '@manemitra/domain/fact-day';
import { Fragment, type ReactNode } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Table } from '#web/ui/table.tsx';

const SHOWN = 5;

type Complaint = PropertyDetail['promoters']['complaints']['projectsComplaints'][number];
type ListedComplaint = Omit<Complaint, 'projectId'>;

/** Complaints on the RERA register: about this project, then about the builder's others. */
export function Complaints({ detail: { project, promoters } }: { detail: PropertyDetail }) {
  const { projectsComplaints, promotersComplaints, checkedOn } = promoters.complaints;
  const noneText = noComplaintsText(checkedOn, project.rera);
  const ofOthers = promotersComplaints.flatMap(({ complaints }) => complaints);
  return (
    <section aria-labelledby="complaints">
      <h3 id="complaints" className="display mb-3 text-xl">
        Complaints
      </h3>
      {projectsComplaints.length + ofOthers.length === 0 ? (
        <EmptyState title={noneText} picture={null} />
      ) : (
        <div className="flex flex-col gap-6">
          <List
            title="About this project"
            complaints={projectsComplaints}
            noneText={noneText}
            checkedOn={checkedOn}
          />
          {/* Each was read with its own project, some after this one was checked. */}
          <List
            title="About other projects of the builder"
            complaints={ofOthers}
            noneText={noneText}
            checkedOn={ofOthers.length === 0 ? checkedOn : null}
          />
        </div>
      )}
    </section>
  );
}

function List({
  title,
  complaints,
  noneText,
  checkedOn,
}: {
  title: string;
  complaints: readonly ListedComplaint[];
  noneText: string;
  checkedOn: string | null;
}) {
  return (
    <div>
      <h4 className="mb-2 font-semibold">
        {title}
        {/* Where nobody looked, none is no count. */}
        {(complaints.length > 0 || checkedOn !== null) && (
          <span className="figures font-normal text-ink-soft"> ({complaints.length})</span>
        )}
        {checkedOn !== null && (
          <span className="font-normal text-ink-soft">, {factDay('complaints', checkedOn)}</span>
        )}
      </h4>
      {complaints.length === 0 ? (
        <p className="text-ink-soft">{noneText}</p>
      ) : (
        <Table
          label={`Complaints: ${title}`}
          rows={complaints}
          keyOf={(complaint) => complaint.complaintNumber}
          columns={COLUMNS}
          fold={{ to: SHOWN, more: `Show all ${complaints.length} complaints` }}
        />
      )}
    </div>
  );
}

/** A number that must be broken over lines is broken where it can still be read. */
function brokenAtSlashes(number: string): ReactNode {
  return number.split(/(?<=\/)/).map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one number never change places
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

const COLUMNS = [
  {
    id: 'number',
    title: 'Number',
    cell: ({ complaintNumber }: ListedComplaint) => (
      <span className="wrap-break-word">{brokenAtSlashes(complaintNumber)}</span>
    ),
  },
  {
    id: 'date',
    title: 'Filed on',
    cell: ({ complaintDate }: ListedComplaint) =>
      complaintDate && <span className="whitespace-nowrap">{formatDate(complaintDate)}</span>,
  },
  {
    id: 'subject',
    title: 'Subject',
    cell: ({ complaintSubject }: ListedComplaint) =>
      complaintSubject && <span className="sm:block sm:min-w-36">{complaintSubject}</span>,
  },
  { id: 'by', title: 'By', cell: (one: ListedComplaint) => one.complaintBy },
  { id: 'project', title: 'Project', cell: (one: ListedComplaint) => one.projectName },
  { id: 'status', title: 'Status', cell: (one: ListedComplaint) => one.status },
];
