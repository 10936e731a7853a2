import { slugOf } from '@manemitra/domain/slug';
import type { Place, PlaceKind } from '../place.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';
import { zoneOf } from './zones.ts';

/**
 * Landmarks that bus stops are named after, from a table with a line for each: name | lat lng | kind | Kannada | Devanagari | also. The
 * point is that of the stop, so it is rough.
 */
export function stopLandmarks(table: string, source: string): readonly Place[] {
  return readTable(table).map(([name = '', at = '', kind = '', kn, hi, also]) => ({
    slug: slugOf(name),
    name,
    kind: kind as PlaceKind,
    aliases: aliasesOf(also),
    at: pointOf(at),
    radiusMeters: 0,
    zone: zoneOf(pointOf(at)),
    isRough: true,
    source,
    ...(kn ? { nameKn: kn } : {}),
    ...(hi ? { nameHi: hi } : {}),
  }));
}
