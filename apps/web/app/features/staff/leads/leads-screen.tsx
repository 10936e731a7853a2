import type { StaffLead } from '@manemitra/contract/leads';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '#web/features/staff/acts/confirm-dialog.tsx';
import { momentText } from '#web/features/staff/acts/moment.ts';
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
import { LEAD_STATES } from './lead-states.ts';

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
      />
      <StaffList
        label="Leads"
        state={state}
        page={page}
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
            <span className="whitespace-nowrap">{buyer.phone}</span>
            <span className="font-normal text-ink-soft">{buyer.name}</span>
          </span>
        ),
    },
    {
      id: 'project',
      title: 'For',
      cell: ({ project, title }) => (
        <span className="flex flex-col items-start">
          <Link to={paths.project(project.slug)} className={linkStyle}>
            {project.name}
          </Link>
          <span className="text-sm text-ink-soft">{title}</span>
        </span>
      ),
    },
    {
      id: 'ways',
      title: 'Allowed',
      cell: ({ call, whatsapp }) =>
        [call && 'call', whatsapp && 'WhatsApp'].filter(Boolean).join(', '),
    },
    {
      id: 'status',
      title: 'Status',
      cell: ({ status, withdrawnAt }) =>
        withdrawnAt === null ? (
          <Badge tone={status === 'new' ? 'haldi' : 'plain'}>
            {LEAD_STATES.find(({ value }) => value === status)?.label}
          </Badge>
        ) : (
          <Badge tone="unknown">Taken back</Badge>
        ),
    },
    {
      id: 'asked',
      title: 'Asked',
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{momentText(createdAt)}</span>,
    },
    {
      id: 'actions',
      title: 'Actions',
      head: <span className="sr-only">Actions</span>,
      isNumber: true,
      cell: (lead) => (
        <Button kind="quiet" size="small" onClick={() => answer(lead)}>
          Answer<span className="sr-only"> the lead for {lead.project.name}</span>
        </Button>
      ),
    },
  ];
}
