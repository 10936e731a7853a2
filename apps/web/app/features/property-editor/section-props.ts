import type { StaffProperty } from '@manemitra/contract/staff-properties';
import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import type { ValuesOf } from './section-values.ts';

/** What the form of a section is given. */
export interface SectionProps<S extends SectionName> {
  values: ValuesOf<S>;
  /** By the path of the field. */
  errors: Readonly<Record<string, string>>;
  set: (change: Partial<ValuesOf<S>>) => void;
  /** The project as it is saved. */
  property: StaffProperty;
}
