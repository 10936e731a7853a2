import { lowerFirst } from '@manemitra/domain/first-letter';
import type { Criterion, Field, FieldValues } from './criteria.ts';
import type { FieldLanguage } from './field-language.ts';
import { allFields } from './fields/all-fields.ts';
import type { CatalogueNames } from './interpretation.ts';
import { nameIndexOf } from './name-index.ts';
import type { NameIndex } from './name-index.ts';

/** Short text for a chip: "3 BHK", "Up to ₹1.6 Cr", "Not Whitefield", "Near Manyata Tech Park, 3 km". */
export function labelOf(criterion: Criterion, names?: CatalogueNames): string {
  return labelWith(criterion, nameIndexOf(names));
}

export function labelWith(criterion: Criterion, names: NameIndex): string {
  const label = labelOfValue(criterion.field, criterion.value, names);
  return criterion.strength === 'avoid' ? `Not ${lowerUnlessName(label, criterion)}` : label;
}

function labelOfValue<F extends Field>(field: F, value: FieldValues[F], names: NameIndex): string {
  const language: FieldLanguage<F> = allFields[field];
  return language.label(value, names);
}

const NAMES: ReadonlySet<Field> = new Set<Field>([
  'locality',
  'promoter',
  'project',
  'zone',
  'khatha',
  'approver',
]);

/** Names keep their capital after "Not". */
function lowerUnlessName(label: string, { field, value }: Criterion): string {
  const isName = NAMES.has(field) || 'wards' in value || 'corporations' in value;
  return isName && field !== 'promoter' ? label : lowerFirst(label);
}
