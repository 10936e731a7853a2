import type { BULK_ACTIONS } from '@manemitra/contract/staff-properties-publication';
import { ConfirmDialog } from '#web/features/staff/acts/confirm-dialog.tsx';
import { Radio } from '#web/ui/choice.tsx';
import { Field, FieldGroup } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { STAGES } from './property-list-shape.ts';

export interface BulkAsk {
  action: (typeof BULK_ACTIONS)[number];
  projects: readonly { id: number; name: string }[];
}

export interface BulkRefusal {
  name: string;
  reason: string;
}

const TEXTS: Record<BulkAsk['action'], { verb: string; text: string; isDanger?: true }> = {
  publish: { verb: 'Publish', text: 'Buyers find it in searches from now on.' },
  unpublish: {
    verb: 'Take down',
    text: 'Buyers do not find it any more. It stays here, as it is.',
  },
  delete: {
    verb: 'Delete',
    text: 'Buyers do not find it any more. It can be restored for 30 days.',
    isDanger: true,
  },
  restore: { verb: 'Restore', text: 'It comes back as it was.' },
  'set-stage': { verb: 'Set the stage of', text: 'How far the building is.' },
};

/** Asks before several projects, or one, are changed at once. */
export function BulkDialog({
  asked: { action, projects },
  onClose,
  onDone,
}: {
  asked: BulkAsk;
  onClose: () => void;
  /** With those that the server left as they were. */
  onDone: (refused: BulkRefusal[]) => void;
}) {
  const { verb, text, isDanger = false } = TEXTS[action];
  const [only] = projects;
  const what =
    projects.length === 1 && only !== undefined ? only.name : `${projects.length} projects`;
  return (
    <ConfirmDialog
      title={`${verb} ${what}?`}
      text={text}
      verb={
        projects.length === 1
          ? `${verb} project`.replace('of project', 'project')
          : `${verb} ${what}`
      }
      values={{ intent: 'bulk', action }}
      isDanger={isDanger}
      onClose={onClose}
      onDone={({ value }) => {
        const refused = value as { id: number; reason: string }[];
        const nameOf = (id: number): string =>
          projects.find((project) => project.id === id)?.name ?? `Project ${id}`;
        onDone(refused.map(({ id, reason }) => ({ name: nameOf(id), reason })));
      }}
    >
      {(refused) => (
        <>
          {projects.map(({ id }) => (
            <input key={id} type="hidden" name="ids" value={id} />
          ))}
          {action === 'set-stage' && (
            <FieldGroup label="Stage" error={refused?.errors['stage']}>
              {STAGES.map(({ value, label }) => (
                <Radio key={value} name="stage" value={value} label={label} />
              ))}
            </FieldGroup>
          )}
          <Field
            label="Reason"
            hint="Kept in the audit log."
            isOptional
            error={refused?.errors['reason']}
          >
            <TextArea name="reason" maxLength={500} />
          </Field>
        </>
      )}
    </ConfirmDialog>
  );
}
