import { Layer, Source } from '@vis.gl/react-maplibre';
import { useState } from 'react';
import type { Theme } from './city-map-props.ts';
import smallStreetsUrl from './data/small-streets.geojson?url';
import wardsUrl from './data/wards.geojson?url';
import { MAP_PALETTES } from './map-palette.ts';
import { haloOf } from './name-style.ts';
import { LOWEST_STREET_LAYER, smallStreetLayers } from './street-layers.ts';
import { LOWEST_STREET_NAMES, smallStreetNames } from './street-names.ts';
import { borderLayers, wardNames } from './ward-layers.ts';

/** A little before the first of them is drawn. */
const WARDS_FROM = 11.8;
const SMALL_STREETS_FROM = 12.7;

/** What is seen from near alone: it is loaded when somebody first comes near, and stays. */
export function NearGround({ zoom, theme }: { zoom: number; theme: Theme }) {
  const [nearest, setNearest] = useState(zoom);
  if (zoom > nearest) setNearest(zoom);
  const palette = MAP_PALETTES[theme];
  return (
    <>
      {nearest >= SMALL_STREETS_FROM && (
        <Source id="small-streets" type="geojson" data={smallStreetsUrl} maxzoom={14}>
          {smallStreetLayers(palette).map((layer) => (
            <Layer key={layer.id} {...layer} beforeId={LOWEST_STREET_LAYER} />
          ))}
          <Layer {...smallStreetNames(palette, haloOf(palette))} beforeId={LOWEST_STREET_NAMES} />
        </Source>
      )}
      {nearest >= WARDS_FROM && (
        <Source id="wards" type="geojson" data={wardsUrl} maxzoom={14}>
          {borderLayers(palette).map((layer) => (
            <Layer key={layer.id} {...layer} beforeId={LOWEST_STREET_LAYER} />
          ))}
          <Layer {...wardNames(palette, theme)} beforeId={LOWEST_STREET_NAMES} />
        </Source>
      )}
    </>
  );
}
