import { REASON_MAX_LENGTH } from '@manemitra/contract/limits';
import type { AccountStatus } from '@manemitra/contract/access';
import type { ReactNode } from 'react';
import { FieldGroup, Field } from '#web/ui/field.tsx';
import { Radio } from '#web/ui/choice.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import type { Refused } from './outcome.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { TypedText } from './typed-text.tsx';
import { STATUSES } from './status.tsx';

/** A status and its reason (spec 5). The server judges both; the input stays. */
export function StatusFields({
  current,
  refused,
  children,
}: {
  current: AccountStatus;
  refused: Refused | undefined;
  /** Identifies the account, as hidden fields. */
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="status" />
      {children}
      <TypedText />
      <RefusalNotice refused={refused} />
      <FieldGroup label="Status" error={refused?.errors['status']}>
        {STATUSES.map(({ value, label, hint }) => (
          <Radio
            key={value}
            name="status"
            value={value}
            label={value === current ? `${label} (now)` : label}
            hint={hint}
            defaultChecked={value === (refused?.typed['status'] ?? current)}
          />
        ))}
      </FieldGroup>
      <Field
        label="Reason"
        hint="Kept in the audit log. The account's sessions end."
        error={refused?.errors['reason']}
      >
        <TextArea
          name="reason"
          defaultValue={refused?.typed['reason']}
          maxLength={REASON_MAX_LENGTH}
          // The server reports a missing value at the field, in the words of the specification.
          required={false}
        />
      </Field>
    </div>
  );
}
