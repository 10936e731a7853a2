import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { StartFailure } from '#server/platform/start-failure.ts';
import { checkPlace, type PlaceFileRow } from './place-row.ts';

const Collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});

const Feature = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullish(),
  properties: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * Points of a GeoJSON file (RFC 7946). Properties that we do not know are passed over: exports carry many. Throws a
 * `StartFailure` when the file is not a FeatureCollection.
 */
export async function* readPlacesGeoJson(filePath: string): AsyncGenerator<PlaceFileRow> {
  const { features } = await collectionOf(filePath);
  for (const [i, feature] of features.entries()) yield readFeature(`feature ${i + 1}`, feature);
}

async function collectionOf(filePath: string): Promise<z.infer<typeof Collection>> {
  let raw: unknown;
  try {
    raw = JSON.parse((await readFile(filePath, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartFailure('The file is not GeoJSON: it cannot be read as JSON.', { cause: error });
  }
  const result = Collection.safeParse(raw);
  if (result.success) return result.data;
  throw new StartFailure('The file is not GeoJSON: it must be one FeatureCollection.');
}

function readFeature(at: string, raw: unknown): PlaceFileRow {
  const feature = Feature.safeParse(raw);
  if (!feature.success) {
    return { at, problems: [{ field: 'row', reason: 'This is not a Feature.' }] };
  }
  const { id, geometry, properties } = feature.data;
  if (geometry?.type !== 'Point' || !Array.isArray(geometry.coordinates)) {
    const reason = `Only points are read, this is ${geometry?.type ?? 'without a geometry'}.`;
    return { at, problems: [{ field: 'geometry', reason }] };
  }
  const [lng, lat] = geometry.coordinates as unknown[];
  const told = {
    id: id === undefined ? properties?.id : String(id),
    name: properties?.name,
    nameKn: properties?.['name:kn'] ?? properties?.name_kn,
    category: properties?.category,
    source: properties?.source,
    lat,
    lng,
  };
  // An empty property is one that is not known.
  return checkPlace(
    at,
    Object.fromEntries(Object.entries(told).filter(([, value]) => value !== '' && value !== null)),
  );
}
