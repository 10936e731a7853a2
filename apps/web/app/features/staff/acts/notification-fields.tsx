import { Checkbox } from '#web/ui/choice.tsx';
import { FieldGroup } from '#web/ui/field.tsx';

const WAYS = [
  { value: 'email', label: 'E-mail' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'sms', label: 'SMS' },
];

/** The ways in which somebody is notified (spec 5). */
export function NotificationFields({ error }: { error: string | undefined }) {
  return (
    <FieldGroup label="By" error={error}>
      {WAYS.map(({ value, label }) => (
        <Checkbox
          key={value}
          name="notifications"
          value={value}
          label={label}
          defaultChecked={value === 'email'}
        />
      ))}
    </FieldGroup>
  );
}
