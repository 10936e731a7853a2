import { columnTitle } from '@manemitra/catalogue/import/column-title';
import { COLUMNS } from '@manemitra/catalogue/import/columns';
import { readCell } from '@manemitra/catalogue/import/read-cell';
import { unitKeys } from '@manemitra/catalogue/unit-keys';
import type { PropertySections, UnitValues } from '@manemitra/contract/staff-properties-sections';
import { asKept } from './as-kept.ts';
import type { SheetColumn } from './sheet-columns.ts';

/** The fields of its section that a cell sets, or why it cannot be read. */
type CellChanges = { changes: Readonly<Record<string, unknown>> } | { reason: string };

/** Reads a cell as the import does. Unlike there an empty one is an answer: the fact is not known. */
export function readSheetCell(
  { column, section, field, part }: SheetColumn,
  text: string,
  sections: PropertySections,
): CellChanges {
  const now = (sections[section] as Readonly<Record<string, unknown>>)[field];
  const kinds = new Set(sections.units.units.map(({ type }) => type));
  const [homeType] = kinds.size === 1 ? kinds : [];
  const read = readCell(column, text, { homeType });
  if (read === undefined) return { changes: { [field]: withPart(now, part, null) } };
  if ('reason' in read) return read;
  // What is typed replaces the whole value: a list with one home unread would remove that home.
  if ('refused' in read && read.refused !== undefined) return { reason: read.refused.join(' ') };
  if (column.isSpread) {
    const told = (read.value ?? {}) as Record<string, unknown>;
    const isAllHeld = Object.keys(told).every((each) => each in sections[section]);
    if (field in told && isAllHeld) return { changes: told };
    if (field in told) return { reason: `"${text.trim()}" tells more than this field holds.` };
    const other = COLUMNS.find(({ path }) => path in told);
    const place = other === undefined ? 'another column' : columnTitle(other.name);
    return { reason: `"${text.trim()}" tells nothing of this. Type it under ${place}.` };
  }
  const value = asSection(field, read.value, sections);
  return { changes: { [field]: withPart(now, part, value) } };
}

function withPart(now: unknown, part: string | undefined, value: unknown): unknown {
  if (part === undefined) return value;
  const next = { ...EMPTY[part], ...(now as object | null), [part]: value };
  // A certificate that is not known to exist has no date either.
  return 'received' in next && next['received'] === null && part === 'received' ? null : next;
}

/** The other fields of a value of which only this part is set. */
const EMPTY: Readonly<Record<string, Record<string, unknown>>> = { received: { on: null } };

/** A value of a record in the editor's form, which keeps what no column can say. */
function asSection(field: string, value: unknown, { units, legal }: PropertySections): unknown {
  if (field === 'units') return unitValues(value as Partial<UnitValues>[], units.units);
  if (field !== 'surveyNumbers') return asKept(value);
  const known = new Map(legal.surveyNumbers.map((one) => [one.number, one]));
  return (value as string[]).map(
    (number) => known.get(number) ?? { number, khatha: null, eKhatha: null },
  );
}

const RANGES = ['carpetSqft', 'superBuiltUpSqft', 'plotSqft', 'price'] as const;

function unitValues(
  told: readonly Partial<UnitValues>[],
  known: readonly UnitValues[],
): Record<string, unknown>[] {
  const named = told.map(({ type = 'apartment', label = '' }) => ({ type, label }));
  const keys = unitKeys(named);
  const before = new Map(unitKeys(known).map((key, at) => [key, known[at]]));
  return told.map((unit, at) => {
    const was = before.get(keys[at] ?? '');
    const ranges = RANGES.map((field) => {
      const range = unit[field];
      return [field, range ? { min: range.min, max: range.max ?? null } : null] as const;
    });
    return {
      bhk: null,
      bathrooms: null,
      balconies: null,
      facings: null,
      count: null,
      ...unit,
      ...Object.fromEntries(ranges),
      floors: was?.floors ?? null,
      agreementLines: was?.agreementLines ?? {},
      possessionLines: was?.possessionLines ?? {},
    };
  });
}
