import type { StaffEnquiry } from '@manemitra/contract/staff-enquiries';
import { formatMoment } from '@manemitra/domain/moments';
import { formatPhone } from '@manemitra/domain/phone-display';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { linkStyle } from '#web/ui/button.tsx';

/** What builders and sellers sent by the form of their page. */
export function EnquiriesScreen({
  state,
  page,
}: {
  state: AnyListState;
  page: Loaded<{ items: StaffEnquiry[]; total: number; page: number; pageSize: number }>;
}) {
  return (
    <>
      <ScreenHead
        title="Enquiries"
        text="Builders and sellers who want to list with us. Each was also sent to the team by e-mail, where it has an address."
      />
      <StaffList
        label="Enquiries"
        state={state}
        page={page}
        searchLabel="Search name, company, e-mail or number"
        keyOf={({ id }) => String(id)}
        nameOf={({ builderName, id }) => builderName ?? String(id)}
        columns={COLUMNS}
        empty={{
          title: 'No enquiries yet',
          text: 'They appear here when somebody fills in the form for sellers.',
        }}
      />
    </>
  );
}

const COLUMNS: StaffColumn<StaffEnquiry>[] = [
  {
    id: 'company',
    title: 'Company',
    cell: ({ builderName, website }) => (
      <span className="flex flex-col wrap-anywhere">
        {builderName}
        {website !== null && <span className="font-normal text-ink-soft">{website}</span>}
      </span>
    ),
  },
  {
    id: 'person',
    title: 'Person',
    cell: ({ contactPerson, jobRole }) => (
      <span className="flex flex-col wrap-anywhere">
        {contactPerson}
        {jobRole !== null && <span className="text-sm text-ink-soft">{jobRole}</span>}
      </span>
    ),
  },
  {
    id: 'phone',
    title: 'Phone number',
    cell: ({ phoneNumber }) =>
      phoneNumber !== null && (
        <a href={`tel:${phoneNumber}`} className={`whitespace-nowrap ${linkStyle}`}>
          {formatPhone(phoneNumber)}
        </a>
      ),
  },
  {
    id: 'email',
    title: 'E-mail',
    cell: ({ email }) =>
      email !== null && (
        <a href={`mailto:${encodeURIComponent(email)}`} className={`wrap-anywhere ${linkStyle}`}>
          {email}
        </a>
      ),
  },
  {
    id: 'asked',
    title: 'Sent',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatMoment(createdAt)}</span>,
  },
];
