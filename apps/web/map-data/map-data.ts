import { cityFiles } from '@manemitra/city/city-files';
import type { FeatureCollection } from 'geojson';
import type { MapLayer } from '../app/features/map/seen-from.ts';
import type { StreetCoverage } from '../app/features/map/thin-streets.ts';
import type { MapFile } from '../tile-cutter.ts';
import { busLineFeatures } from './bus-line-features.ts';
import { mapFeatures } from './map-features.ts';
import { streetCoverage } from './street-coverage.ts';
import { streetFeatures } from './street-features.ts';
import { wardFeatures } from './ward-features.ts';

/** Everything that the map draws, by layer. Lines of buses are a set of their own: few people ask for them. */
export interface MapData {
  sets: Record<'city' | 'buses', Partial<Record<MapLayer, MapFile>>>;
  coverage: StreetCoverage;
}

/** The map from the files of `packages/city` and the gazetteer; takes two or three seconds. */
export function mapData(): MapData {
  const { roads, buses, metro, areas } = cityFiles();
  const { main, small } = streetFeatures(roads());
  return {
    sets: {
      city: {
        ground: collection(mapFeatures(metro())),
        streets: collection(main),
        'small-streets': collection(small),
        wards: collection(wardFeatures(areas())),
      },
      buses: { buses: collection(busLineFeatures(roads(), buses())) },
    },
    coverage: streetCoverage(roads().about, small),
  };
}

const collection = <F extends MapFile['features'][number]>(
  features: F[],
): FeatureCollection<F['geometry'], F['properties']> => ({ type: 'FeatureCollection', features });
