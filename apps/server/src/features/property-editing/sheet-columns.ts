import { type Column, COLUMNS } from '@manemitra/catalogue/import/columns';
import {
  SECTION_NAMES,
  type SectionName,
  SECTIONS,
} from '@manemitra/contract/staff-properties-sections';

/** A column of the import that is also in the sheet of projects, with the editor's field that it sets. */
export interface SheetColumn {
  column: Column;
  section: SectionName;
  field: string;
  /** The part of the field, where several columns tell one. */
  part: string | undefined;
}

/** Every column for a field that staff can edit, each fact in one form: the one that gives the whole fact, if there is one. */
export const SHEET_COLUMNS: ReadonlyMap<string, SheetColumn> = new Map(
  COLUMNS.flatMap((column): [string, SheetColumn][] => {
    const [field = '', part, ...deeper] =
      column.path === 'promoter.name' ? ['promoter'] : column.path.split('.');
    const section = SECTION_NAMES.find((name) => field in SECTIONS[name].shape);
    if (section === undefined || deeper.length > 0) return [];
    // Of the promoter only who it is can be said of a project.
    if (field === 'promoter' && column.path !== 'promoter.name') return [];
    return isBestForm(column) ? [[column.name, { column, section, field, part }]] : [];
  }),
);

/** Whether no other column gives the same field in a better form. */
function isBestForm({ name, path }: Column): boolean {
  const [field = path] = path.split('.', 1);
  const whole = COLUMNS.filter((each) => each.path === field);
  const best = whole.find(({ isOtherForm }) => isOtherForm === undefined) ?? whole[0];
  return best === undefined || best.name === name;
}
