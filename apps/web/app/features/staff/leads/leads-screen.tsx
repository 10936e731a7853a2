import { withoutRingCodes } from '@manemitra/domain/ring-words';
import { formatMoment } from '@manemitra/domain/moments';
import type { StaffLead } from '@manemitra/contract/leads';
import { formatPhone } from '@manemitra/domain/phone-display';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReraLine } from '#web/features/project-card/public.ts';
import { ConfirmDialog } from '#web/features/staff/acts/confirm-dialog.tsx';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { Radio } from '#web/ui/choice.tsx';
import { Field, FieldGroup } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { DownloadLeads } from './download-leads.tsx';
import { LEAD_STATES } from './lead-states.ts';
import { Ways } from './ways.tsx';
import { whoAsked } from './who-asked.ts';

/** Buyers who asked to be called, with what each of them allowed. */
export function LeadsScreen({
  state,
  page,
}: {
  state: AnyListState;
  page: Loaded<{ items: StaffLead[]; total: number; page: number; pageSize: number }>;
}) {
  const [answered, answer] = useState<StaffLead>();
  return (
    <>
      <ScreenHead
        title="Leads"
        text="Buyers who asked for a call. Use their number for that and nothing else, and only in the ways they allowed."
        action={<DownloadLeads />}
      />
      <StaffList
        label="Leads"
        state={state}
        page={page}
        searchLabel="Search buyer, number or project"
        filters={[{ name: 'status', label: 'Status', choices: LEAD_STATES }]}
        keyOf={({ id }) => id}
        nameOf={({ project }) => project.name}
        columns={columnsWith(answer)}
        empty={{ title: 'No leads yet', text: 'They appear here when a buyer asks to be called.' }}
      />
      {answered !== undefined && (
        <ConfirmDialog
          title={`Lead for ${answered.project.name}`}
          text={answered.message}
          verb="Save lead"
          isDanger={false}
          values={{ intent: 'change', id: answered.id, version: String(answered.version) }}
          onClose={() => answer(undefined)}
        >
          {(refused) => (
            <>
              <p className="figures flex flex-wrap items-baseline gap-x-4 gap-y-1 border-l-2 border-areca pl-3">
                <span className="font-semibold wrap-anywhere">{whoAsked(answered)}</span>
                <Ways lead={answered} />
              </p>
              <WhatFor lead={answered} />
              <FieldGroup label="Status" error={refused?.errors['status']}>
                {LEAD_STATES.map(({ value, label }) => (
                  <Radio
                    key={value}
                    name="status"
                    value={value}
                    label={label}
                    defaultChecked={value === answered.status}
                  />
                ))}
              </FieldGroup>
              <Field
                label="Notes"
                hint="The buyer may ask to see them."
                isOptional
                error={refused?.errors['notes']}
              >
                <TextArea name="notes" defaultValue={answered.notes} />
              </Field>
            </>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The home that it is about and what the buyer searched for, as far as they sent it along. */
function WhatFor({ lead: { home, sentence } }: { lead: Pick<StaffLead, 'home' | 'sentence'> }) {
  if (home === null && sentence === null) return null;
  return (
    <span className="max-w-80 text-sm leading-snug wrap-anywhere text-ink-soft">
      {home}
      {sentence !== null && (
        <span className="block">
          <span className="sr-only">Searched for: </span>“{withoutRingCodes(sentence)}”
        </span>
      )}
    </span>
  );
}

function columnsWith(answer: (lead: StaffLead) => void): StaffColumn<StaffLead>[] {
  return [
    {
      id: 'buyer',
      title: 'Buyer',
      cell: ({ buyer }) =>
        buyer === null ? (
          <span className="font-normal text-ink-soft">Taken back</span>
        ) : (
          <span className="flex flex-col">
            {buyer.name ?? <span className="font-normal text-ink-faint">No name given</span>}
            <span className="font-normal whitespace-nowrap text-ink-soft">
              {formatPhone(buyer.phone)}
            </span>
          </span>
        ),
    },
    {
      id: 'project',
      title: 'For',
      cell: ({ project, title, ...lead }) => (
        <span className="flex flex-col items-start @4xl:min-w-64">
          <Link to={paths.project(project.slug)} className={`wrap-anywhere ${linkStyle}`}>
            {project.name}
          </Link>
          <ReraLine property={{ project, isDemonstration: project.isDemonstration }} />
          <span className="text-sm text-ink-soft">{title}</span>
          <WhatFor lead={lead} />
        </span>
      ),
    },
    {
      id: 'ways',
      title: 'Allowed',
      cell: (lead) => <Ways lead={lead} />,
    },
    {
      id: 'status',
      title: 'Status',
      cell: ({ status, notes, withdrawnAt }) =>
        withdrawnAt === null ? (
          <span className="flex flex-col items-start gap-1">
            <Badge tone={status === 'new' ? 'haldi' : 'plain'}>
              {LEAD_STATES.find(({ value }) => value === status)?.label}
            </Badge>
            {notes !== '' && (
              <span className="line-clamp-2 max-w-64 text-sm leading-snug text-ink-soft">
                {notes}
              </span>
            )}
          </span>
        ) : (
          <Badge tone="unknown">Taken back</Badge>
        ),
    },
    {
      id: 'asked',
      title: 'Asked',
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatMoment(createdAt)}</span>,
    },
    {
      id: 'actions',
      title: 'Actions',
      head: <span className="sr-only">Actions</span>,
      isNumber: true,
      isMenu: 'wide',
      cell: (lead) => (
        <Button kind="quiet" size="small" onClick={() => answer(lead)}>
          Answer<span className="sr-only"> the lead for {lead.project.name}</span>
        </Button>
      ),
    },
  ];
}
