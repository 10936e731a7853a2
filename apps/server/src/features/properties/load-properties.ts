import type { AgreementLines } from '@manemitra/domain/price-rows';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#server/database/schema.ts';
import { verdictParts } from '#server/features/verdicts/public.ts';
import { sourcesOfRow, withPublicSource } from './public-sources.ts';

export type LoadedProperty = Awaited<ReturnType<typeof loadProperties>>[number];
export type UnitRow = LoadedProperty['units'][number];

/**
 * The rows of these projects with what hangs on them, in one round trip and in the order of `ids`. At most
 * `imagesMax` pictures each: a card needs few.
 */
export async function loadProperties(
  db: Kysely<Database>,
  ids: readonly number[],
  imagesMax: number,
) {
  if (ids.length === 0) return [];
  const rows = await selectProperties(db, imagesMax)
    .select([verdictParts.as('verdictParts'), sourcesOfRow.as('named')])
    .where('p.id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  const byId = new Map(
    rows.map(
      ({
        promoter,
        units,
        images,
        metro,
        surveyNumbers,
        verdictParts: parts,
        named,
        ...property
      }) => [
        property.id,
        {
          property: withPublicSource(property, named),
          promoter,
          units,
          images,
          metro,
          surveyNumbers,
          verdictParts: parts,
        },
      ],
    ),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One statement for projects with their parts; who calls it says which and may ask for more parts. */
export function selectProperties(db: Kysely<Database>, imagesMax: number) {
  return db
    .selectFrom('properties as p')
    .selectAll('p')
    .select((p) => [
      jsonObjectFrom(
        p.selectFrom('promoters as pr').whereRef('pr.id', '=', 'p.promoter_id').selectAll('pr'),
      )
        .$notNull()
        .as('promoter'),
      jsonArrayFrom(
        p
          .selectFrom('unit_types as u')
          .whereRef('u.property_id', '=', 'p.id')
          .selectAll('u')
          .select([
            sql<string[]>`array(
              select l.kind from price_lines l
              where l.unit_type_id = u.id and l.stage = 'possession')`.as('known_charges'),
            sql<AgreementLines>`(
              select coalesce(json_object_agg(l.kind, l.rupees), '{}') from price_lines l
              where l.unit_type_id = u.id and l.stage = 'agreement')`.as('agreement_lines'),
          ])
          .orderBy('u.position'),
      ).as('units'),
      jsonArrayFrom(
        p
          .selectFrom('property_images as i')
          .whereRef('i.property_id', '=', 'p.id')
          .select([
            'i.kind',
            'i.url',
            'i.caption',
            'i.width',
            'i.height',
            'i.property_category',
            'i.public_id',
          ])
          .orderBy('i.position')
          .limit(imagesMax),
      ).as('images'),
      jsonArrayFrom(
        p
          .selectFrom('property_metro as m')
          .whereRef('m.property_id', '=', 'p.id')
          .selectAll('m')
          .orderBy('m.meters'),
      ).as('metro'),
      jsonArrayFrom(
        p
          .selectFrom('survey_numbers as s')
          .whereRef('s.property_id', '=', 'p.id')
          .select(['s.survey_number', 's.khatha_class', 's.is_e_khatha'])
          .orderBy('s.position'),
      ).as('surveyNumbers'),
    ]);
}
