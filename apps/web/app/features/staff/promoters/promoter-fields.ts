import type { StaffPromoter } from '@manemitra/contract/staff-promoters';
import type { EditField } from '#web/features/staff/acts/edit-form.tsx';

/** The profile of a promoter as a form; `known` fills it. */
export function promoterFields(known?: StaffPromoter): EditField[] {
  return [
    { name: 'name', label: 'Name', value: known?.name ?? null, isLong: true },
    {
      name: 'orgType',
      label: 'Kind of organisation',
      value: known?.orgType ?? null,
      hint: 'As filed with RERA: company, partnership, proprietorship.',
      isOptional: true,
    },
    {
      name: 'registrationNumber',
      label: 'Registration number',
      value: known?.registrationNumber ?? null,
      isOptional: true,
    },
    {
      name: 'address',
      label: 'Address',
      value: known?.address ?? null,
      isOptional: true,
      isLong: true,
    },
    ...contactFields(known),
  ];
}

/** How to reach a promoter: all of the profile that they may change themselves. */
export function contactFields(known?: StaffPromoter): EditField[] {
  return [
    {
      name: 'email',
      label: 'E-mail',
      type: 'email',
      value: known?.email ?? null,
      hint: 'Links to set a password are sent here.',
      isOptional: true,
    },
    {
      name: 'phone',
      label: 'Phone number',
      type: 'tel',
      value: known?.phone ?? null,
      hint: 'For WhatsApp and SMS.',
      isOptional: true,
    },
  ];
}
