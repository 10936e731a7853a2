import { Form, Link, useNavigation } from 'react-router';
import { useOutcomeFocus } from '#web/features/sign-in/public.ts';
import { paths } from '#web/paths.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FailureNotice, Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EnquiryField, EnquiryOutcome } from './enquiry.ts';

interface FieldLook {
  name: EnquiryField;
  label: string;
  hint?: string;
  autoComplete: string;
  type?: 'tel' | 'email';
  inputMode?: 'url';
  isOptional?: boolean;
}

const FIELDS: readonly FieldLook[] = [
  { name: 'contactPerson', label: 'Contact person', autoComplete: 'name' },
  { name: 'builderName', label: 'Builder or company', autoComplete: 'organization' },
  {
    name: 'phoneNumber',
    label: 'Phone number',
    autoComplete: 'tel',
    type: 'tel',
    hint: 'Ten digits; from abroad with + and the country code.',
  },
  {
    name: 'jobRole',
    label: 'Job role',
    autoComplete: 'organization-title',
    isOptional: true,
  },
  { name: 'email', label: 'E-mail', autoComplete: 'email', type: 'email' },
  { name: 'website', label: 'Website', autoComplete: 'url', inputMode: 'url', isOptional: true },
];

/** The enquiry of a seller. It is checked by the server alone (spec 5) and works without JavaScript. */
export function EnquiryForm({ outcome }: { outcome: EnquiryOutcome | undefined }) {
  const isSending = useNavigation().state === 'submitting';
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const box = useOutcomeFocus(outcome);

  return (
    <div
      ref={box}
      className="rounded-xl border border-hairline bg-surface p-5 shadow-raised sm:p-7"
    >
      <h2 id="enquiry" className="display scroll-mt-6 text-2xl">
        Enquire now
      </h2>
      <p className="mt-1 text-ink-soft">
        Tell us whom to call. A person answers, and nothing is listed before you have agreed to it.
      </p>
      <div data-outcome tabIndex={-1} aria-live="polite" className="mt-4 outline-none empty:hidden">
        {outcome?.kind === 'sent' && <Notice tone="success" text={outcome.message} />}
        {refused !== undefined && (
          <FailureNotice
            text={
              Object.keys(refused.errors).length === 0
                ? refused.message
                : 'Your enquiry was not sent. Check the fields marked below.'
            }
          />
        )}
      </div>
      <Form
        method="post"
        noValidate
        // A sent form is cleared (spec 8); a refused one keeps its input.
        key={outcome?.kind === 'sent' ? 'sent' : 'typing'}
        preventScrollReset
        className="mt-5 grid grid-cols-1 gap-5 sm:grid-cols-2"
      >
        {FIELDS.map(({ name, label, hint, isOptional = false, ...input }) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            isOptional={isOptional}
            error={refused?.errors[name]}
          >
            <TextInput name={name} defaultValue={refused?.typed[name]} {...input} />
          </Field>
        ))}
        <div className="flex flex-col gap-3 sm:col-span-2">
          <Button type="submit" size="large" isLoading={isSending} className="w-full">
            Submit enquiry
          </Button>
          <p className="text-sm text-ink-soft">
            We use this to answer you, and for nothing else. See the{' '}
            <Link to={paths.privacy()} className={linkStyle}>
              privacy policy
            </Link>
            .
          </p>
        </div>
      </Form>
    </div>
  );
}
