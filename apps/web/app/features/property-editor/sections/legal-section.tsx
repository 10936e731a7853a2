import type { SectionProps } from '../section-props.ts';
import { CertificateFields } from './certificate-fields.tsx';
import { ApprovalFields, RegistrationFields } from './registration-fields.tsx';
import { TitleFields } from './title-fields.tsx';

export function LegalSection(props: SectionProps<'legal'>) {
  return (
    <>
      <TitleFields {...props} />
      <ApprovalFields {...props} />
      <RegistrationFields {...props} />
      <CertificateFields {...props} />
    </>
  );
}
