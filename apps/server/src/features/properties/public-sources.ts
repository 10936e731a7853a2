import { publicSource } from '@manemitra/domain/public-source';
import { sql } from 'kysely';
import type { Provenance } from '#server/database/fact-tables.ts';
import type { SourceKind } from '#server/database/column-values.ts';

/** A source of a project as staff have named it. */
export interface StaffNamed {
  name: string;
  kind: SourceKind;
  public_name: string | null;
}

const NAMED = sql`json_build_object('name', fs.name, 'kind', fs.kind, 'public_name', fs.public_name)`;

/** What staff said of the sources in the row of a project `p`: a list shows no others. */
export const sourcesOfRow = sql<StaffNamed[]>`(
  select coalesce(json_agg(${NAMED}), '[]')
  from fact_sources fs
  where fs.name = any(string_to_array(p.source_name, '; ')))`;

/** The same of those in its journal, too. */
export const sourcesNamed = sql<StaffNamed[]>`(
  select coalesce(json_agg(${NAMED}), '[]')
  from fact_sources fs
  where fs.name = any(string_to_array(p.source_name, '; '))
    or fs.name in (
      select unnest(string_to_array(told ->> 'source', '; '))
      from property_facts pf, json_array_elements(pf.provenance::json -> 'tellings') told
      where pf.property_id = p.id))`;

interface OfSource {
  source_name: string;
  source_url: string | null;
}

/** The source of a project as buyers see it. The address of one whose name is not for them is not for them either. */
export function withPublicSource<Row extends OfSource>(
  row: Row,
  named: readonly StaffNamed[],
): Row {
  const { name, isHidden } = called(row.source_name, named);
  return { ...row, source_name: name, source_url: isHidden ? null : row.source_url };
}

/** The same of each telling. */
export function withPublicSources(
  provenance: Provenance,
  named: readonly StaffNamed[],
): Provenance {
  const tellings = provenance.tellings.map((telling) => {
    const { name, isHidden } = called(telling.source, named, telling.kind);
    return { ...telling, source: name, url: isHidden ? null : telling.url };
  });
  return { ...provenance, tellings };
}

const called = (text: string, named: readonly StaffNamed[], kind: SourceKind = 'portal') =>
  publicSource(text, (name) => {
    const known = named.find((each) => each.name === name);
    return { kind: known?.kind ?? kind, publicName: known?.public_name ?? null };
  });
