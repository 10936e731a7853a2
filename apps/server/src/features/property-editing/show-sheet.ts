import { cellText } from '@manemitra/catalogue/import/cell-text';
import { columnTitle } from '@manemitra/catalogue/import/column-title';
import type { EndpointAnswer, EndpointInput } from '@manemitra/contract/endpoint';
import type { showSheet as endpoint } from '@manemitra/contract/staff-properties-sheet';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { listProperties } from './list-properties.ts';
import { loadEditables } from './load-editable.ts';
import { sectionsOf } from './property-sections.ts';
import type { PropertyScope } from './property-scope.ts';
import { recordOfSections } from './record-of-sections.ts';
import { SHEET_COLUMNS } from './sheet-columns.ts';

/** Shown by default: what buyers ask first. */
const AT_FIRST = [
  'promoter',
  'locality',
  'status',
  'possession_on',
  'units',
  'price_range',
  'rera_numbers',
  'khatha',
];

/** A page of projects with the texts of chosen facts. */
export async function showSheet(
  db: Kysely<Database>,
  scope: PropertyScope,
  { columns: asked, ...query }: EndpointInput<typeof endpoint>['query'],
): Promise<EndpointAnswer<typeof endpoint>> {
  const named = [...new Set(asked.split(','))].filter((name) => SHEET_COLUMNS.has(name));
  const shown = named.length > 0 ? named : AT_FIRST.filter((name) => SHEET_COLUMNS.has(name));
  const { items, ...page } = await listProperties(db, scope, query);
  const editables = await loadEditables(
    db,
    items.map(({ id }) => id),
  );
  const records = new Map(
    editables.map((each) => [each.property.id, recordOfSections(each, sectionsOf(each))]),
  );
  return {
    ...page,
    shown,
    columns: [...SHEET_COLUMNS.keys()].map((name) => ({ name, title: columnTitle(name) })),
    items: items.map(({ id, name, isPublished }) => {
      const record = records.get(id);
      const cells = shown.map((column) => {
        const known = SHEET_COLUMNS.get(column);
        return [column, record && known ? cellText(known.column, record) : ''] as const;
      });
      return { id, name, isPublished, cells: Object.fromEntries(cells) };
    }),
  };
}
