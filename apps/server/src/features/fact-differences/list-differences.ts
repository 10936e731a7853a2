import type { Difference } from '@manemitra/contract/staff-differences';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { changeInWords } from '#server/features/fact-words/public.ts';
import { type PropertyScope, within } from '#server/features/property-editing/public.ts';
import { type PageAsked, pageOf } from '#server/platform/database/page-of.ts';
import { containing } from '#server/platform/database/search-pattern.ts';

interface Asked extends PageAsked {
  search: string;
  property?: number | undefined;
}

/** Values of other sources that differ from the current ones, for projects within a scope, project by project. */
export async function listDifferences(
  db: Kysely<Database>,
  scope: PropertyScope,
  { page, pageSize, search, property }: Asked,
) {
  const of = db
    .selectFrom('fact_differences as d')
    .innerJoin('properties as p', 'p.id', 'd.property_id')
    .where('p.deleted_at', 'is', null)
    .where(within(scope))
    .$if(property !== undefined, (rows) => rows.where('d.property_id', '=', property ?? 0))
    .$if(search !== '', (rows) => rows.where('p.name', 'ilike', containing(search)));
  return pageOf(
    { page, pageSize },
    of,
    of
      .innerJoin('property_tellings as o', 'o.id', 'd.telling_id')
      .leftJoin('property_tellings as s', 's.id', 'd.stands_by')
      .select([
        'd.id',
        'd.property_id',
        'p.name',
        'd.fact',
        'd.label',
        'd.value',
        'd.stands',
        'o.source_name',
        'o.source_kind',
        'o.as_of',
        's.source_name as stands_source',
        's.source_kind as stands_kind',
        's.as_of as stands_as_of',
      ])
      .orderBy('p.name')
      .orderBy('p.id')
      .orderBy('d.id'),
    (row): Difference => {
      const { fact, label, value, stands } = row;
      const none = { wasSource: null, wasAsOf: null };
      const inWords = changeInWords({ fact, label, was: stands, is: value, ...none });
      return {
        id: row.id,
        property: { id: row.property_id, name: row.name },
        fact,
        label,
        stands: {
          text: inWords.was,
          source: row.stands_source ?? 'Not known',
          kind: row.stands_kind ?? 'derived',
          asOf: row.stands_as_of,
        },
        other: {
          text: inWords.is,
          source: row.source_name,
          kind: row.source_kind,
          asOf: row.as_of,
        },
      };
    },
  );
}
