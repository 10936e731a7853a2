import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#server/database/schema.ts';
import { placesNear } from '#server/features/places/public.ts';
import { projectsNamed } from '#server/features/project-addresses/public.ts';
import { verdictParts } from '#server/features/verdicts/public.ts';
import { selectProperties } from './load-properties.ts';
import { sourcesNamed, withPublicSource, withPublicSources } from './public-sources.ts';

export type LoadedDetail = NonNullable<Awaited<ReturnType<typeof loadPropertyDetail>>>;

const EVERY_IMAGE = 1000;

/**
 * Everything about one project, by its id, slug or former slug, in one round trip; `undefined` if there is none. It does not
 * check publication: the caller decides who may see an unpublished project.
 */
export async function loadPropertyDetail(
  db: Kysely<Database>,
  idOrSlug: string,
  { isForBuyers = true } = {},
) {
  const row = await selectDetails(db)
    .where('p.id', '=', sql<number>`(select id from ${projectsNamed([idOrSlug])} named)`)
    .$if(isForBuyers, (found) =>
      found.where('p.is_published', '=', true).where('p.deleted_at', 'is', null),
    )
    .select((p) => [
      verdictParts.as('verdictParts'),
      sourcesNamed.as('named'),
      jsonArrayFrom(
        p
          .selectFrom('past_projects as pp')
          .whereRef('pp.promoter_id', '=', 'p.promoter_id')
          .selectAll('pp')
          .orderBy('pp.id'),
      ).as('pastProjects'),
      jsonArrayFrom(
        p
          .selectFrom('complaints as c')
          .whereRef('c.promoter_id', '=', 'p.promoter_id')
          .selectAll('c')
          .orderBy('c.filed_on', (filed) => filed.desc().nullsLast())
          .orderBy('c.id'),
      ).as('complaints'),
      jsonArrayFrom(
        p
          .selectFrom('property_fact_checks as f')
          .whereRef('f.property_id', '=', 'p.id')
          .select(['f.fact_group', 'f.checked_on']),
      ).as('staffChecks'),
      placesNear.as('placesNear'),
      p
        .selectFrom('property_facts as pf')
        .whereRef('pf.property_id', '=', 'p.id')
        .select('pf.provenance')
        .as('provenance'),
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { promoter, units, images, metro, surveyNumbers, verdictParts: parts, ...rest } = row;
  const {
    pastProjects,
    complaints,
    documents,
    lines,
    staffChecks,
    placesNear: near,
    provenance,
    named,
    ...property
  } = rest;
  return {
    property: withPublicSource(property, named),
    promoter,
    units,
    images,
    metro,
    surveyNumbers,
    verdictParts: parts,
    pastProjects,
    complaints,
    documents,
    lines,
    staffChecks,
    placesNear: near,
    provenance: provenance && withPublicSources(provenance, named),
  };
}

/** One statement for projects with all that their page and their editor both tell. */
export function selectDetails(db: Kysely<Database>) {
  return selectProperties(db, EVERY_IMAGE).select((p) => [
    jsonArrayFrom(
      p
        .selectFrom('documents as d')
        .whereRef('d.property_id', '=', 'p.id')
        .select(['d.section', 'd.name', 'd.url'])
        .orderBy('d.position'),
    ).as('documents'),
    jsonArrayFrom(
      p
        .selectFrom('price_lines as l')
        // By their ids: joined, the whole table would be looked through for each of many projects.
        .where(
          'l.unit_type_id',
          '=',
          sql<number>`any(array(
          select id from unit_types where property_id = p.id))`,
        )
        .select(['l.unit_type_id', 'l.stage', 'l.kind', 'l.rupees'])
        .orderBy('l.kind'),
    ).as('lines'),
  ]);
}
