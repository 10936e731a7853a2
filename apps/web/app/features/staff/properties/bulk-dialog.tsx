import { REASON_MAX_LENGTH, RESTORABLE_DAYS } from '@manemitra/contract/limits';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { BULK_ACTIONS } from '@manemitra/contract/staff-properties-publication';
import { ConfirmDialog } from '#web/features/staff/acts/confirm-dialog.tsx';
import { Radio } from '#web/ui/choice.tsx';
import { Field, FieldGroup } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { STAGES } from './property-list-shape.ts';

type Action = (typeof BULK_ACTIONS)[number];

/** The projects named, or all that fit a filter of the list. */
export type BulkTarget =
  | { projects: readonly { id: number; name: string }[] }
  | { fitting: Readonly<Record<string, string | undefined>>; total: number };

/** What is asked of them. */
export type BulkAsk = { action: Action } & BulkTarget;

function fittingOf(asked: BulkAsk): Record<string, string> {
  return 'fitting' in asked ? { fitting: JSON.stringify(asked.fitting) } : {};
}

export interface BulkRefusal {
  name: string;
  reason: string;
}

export interface Undo {
  id: number;
  changeId: number;
}

interface BulkReport {
  refused: { id: number; reason: string }[];
  undo: Undo[];
}

const TEXTS: Record<Action, { verb: string; text: string; isDanger?: true }> = {
  publish: { verb: 'Publish', text: 'Buyers can find it in searches from now on.' },
  unpublish: {
    verb: 'Take down',
    text: 'Buyers can no longer find it. It stays here, as it is.',
  },
  delete: {
    verb: 'Delete',
    text: `Buyers can no longer find it. It can be restored for ${RESTORABLE_DAYS} days.`,
    isDanger: true,
  },
  restore: { verb: 'Restore', text: 'It comes back as it was.' },
  'set-stage': { verb: 'Set the stage of', text: 'How far the building is.' },
};

/** Asks before several projects, or one, are changed at once. More than one are changed in the background. */
export function BulkDialog({
  asked,
  onClose,
  onDone,
  onUndo,
}: {
  asked: BulkAsk;
  onClose: () => void;
  /** With those that the server left as they were, or with the work that was begun. */
  onDone: (outcome: { refused: BulkRefusal[]; run: number | null }) => void;
  /** Takes the change of one project back. */
  onUndo: (change: Undo) => void;
}) {
  const { action } = asked;
  const { verb, text, isDanger = false } = TEXTS[action];
  const projects = 'projects' in asked ? asked.projects : [];
  const count = 'projects' in asked ? projects.length : asked.total;
  const [only] = projects;
  const isOne = count === 1 && only !== undefined;
  const what = isOne ? only.name : `${formatIndianNumber(count)} projects`;
  return (
    <ConfirmDialog
      title={`${verb} ${what}?`}
      text={text}
      verb={isOne ? `${verb} project`.replace('of project', 'project') : `${verb} ${what}`}
      values={{ intent: isOne ? 'bulk' : 'bulk-run', action, ...fittingOf(asked) }}
      isDanger={isDanger}
      onClose={onClose}
      onDone={({ value }) => {
        if (!isOne) return onDone({ refused: [], run: value as number });
        const { refused } = value as BulkReport;
        onDone({ refused: refused.map(({ reason }) => ({ name: only.name, reason })), run: null });
      }}
      offer={({ value }) => {
        const [change] = isOne ? (value as BulkReport).undo : [];
        return change && { label: 'Undo', onPress: () => onUndo(change) };
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
            <TextArea name="reason" maxLength={REASON_MAX_LENGTH} />
          </Field>
        </>
      )}
    </ConfirmDialog>
  );
}
