import { slugOf } from '@manemitra/domain/slug';
import type { Place } from '../place.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';
import { zoneOf } from './zones.ts';

/**
 * Areas whose point is good enough to search around and too rough to be drawn. The first row of a name has its slug; a
 * further place of that name has the slug of the name that tells it apart.
 */
export function roughAreas(table: string, source: string): Place[] {
  const named = new Set<string>();
  return readTable(table).map(([name = '', at = '', radius = '', corporation, kn, say, also]) => {
    const clearName = say ? `${name} ${say}` : undefined;
    const slug = slugOf(named.has(name) ? (clearName ?? name) : name);
    named.add(name);
    return {
      slug,
      name,
      kind: 'locality',
      aliases: aliasesOf(also),
      at: pointOf(at),
      radiusMeters: Number(radius),
      zone: zoneOf(pointOf(at)),
      isRough: true,
      source,
      ...(kn ? { nameKn: kn } : {}),
      ...(corporation ? { corporation } : {}),
      ...(clearName === undefined ? {} : { isHomonym: true, clearName }),
    };
  });
}
