import type { StaffOperator } from '@manemitra/contract/staff-operators';
import type { EditField } from '#web/features/staff/acts/edit-form.tsx';

export const USER_NAME_FIELD: EditField = {
  name: 'userName',
  label: 'User name',
  hint: 'They sign in with it. Letters, digits, dots, hyphens and underscores.',
};

/** The profile of an operator as a form; `known` fills it. */
export function operatorFields(known?: StaffOperator): EditField[] {
  return [
    { name: 'name', label: 'Name', value: known?.name ?? null },
    {
      name: 'email',
      label: 'E-mail',
      type: 'email',
      value: known?.email ?? null,
      isOptional: true,
    },
    {
      name: 'phone',
      label: 'Phone number',
      type: 'tel',
      value: known?.phone ?? null,
      isOptional: true,
    },
  ];
}
