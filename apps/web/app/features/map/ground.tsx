import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import TileGrid from 'ol/tilegrid/TileGrid.js';
import { useEffect, useEffectEvent, useMemo } from 'react';
import tiles from 'virtual:map-tiles';
import { busStyle } from './bus-style.ts';
import type { Theme } from './city-map-props.ts';
import { groundStyle, type MapStyle, namesStyle, railStyle } from './map-style.ts';
import type { AroundNames } from './name-style.ts';
import { MAX_TILE_ZOOM, MIN_ZOOM } from './seen-from.ts';
import { TILE_SIZE, WORLD_EDGE } from './tile-grid.ts';
import { coveredExtent } from './tiles-ahead.ts';
import { resolutionOf } from './zoom-of.ts';
import { useLayer } from './use-layer.ts';

/** What lies over what; shapes that are drawn lie between rails and names. */
const OVER = { ground: 0, buses: 1, rails: 2, names: 4 };

/** The ground, the rails of the metro and the names of all; lines of buses between them where somebody wants to see them, and not loaded before. */
export function Ground({
  theme,
  hasBuses,
  hasKannada,
  marks,
  onMissing,
}: AroundNames & {
  theme: Theme;
  hasBuses: boolean;
  /** Whether a tile that is wanted could not be had. */
  onMissing: (isMissing: boolean) => void;
}) {
  const city = useMemo(() => tilesAt(tiles.city), []);
  useMissing(city, onMissing);
  const names = useMemo(() => namesStyle({ hasKannada, marks }), [hasKannada, marks]);
  return (
    <>
      <Tiles source={city} style={groundStyle} theme={theme} over={OVER.ground} />
      {hasBuses && <BusLines theme={theme} />}
      <Tiles source={city} style={railStyle} theme={theme} over={OVER.rails} />
      <Tiles source={city} style={names} theme={theme} over={OVER.names} />
    </>
  );
}

/** The lines of buses along their streets, the wider the more of them; from near the names of few. */
function BusLines({ theme }: { theme: Theme }) {
  const source = useMemo(() => tilesAt(tiles.buses), []);
  return <Tiles source={source} style={busStyle} theme={theme} over={OVER.buses} />;
}

function Tiles({
  source,
  style,
  theme,
  over,
}: {
  source: VectorTileSource;
  style: MapStyle;
  theme: Theme;
  over: number;
}) {
  const layer = useMemo(
    () =>
      new VectorTileLayer({
        source,
        zIndex: over,
        declutter: true,
        // Only the ground is worth a picture of each tile, a megapixel each; what lies over it is a few lines and names.
        renderMode: over === OVER.ground ? 'hybrid' : 'vector',
      }),
    [source, over],
  );
  useLayer(layer);
  useEffect(() => {
    layer.setStyle(style(theme));
  }, [layer, style, theme]);
  return null;
}

function tilesAt(address: string): VectorTileSource {
  return new VectorTileSource({
    format: new MVT(),
    // A fade would be a quarter of a second of frames, each of which draws all of it anew.
    transition: 0,
    url: `${address}/{z}/{x}/{y}.pbf`,
    tileGrid: new TileGrid({
      // The grid is the world's; nothing is asked for outside of what there is.
      origin: [-WORLD_EDGE, WORLD_EDGE],
      extent: coveredExtent(),
      resolutions: Array.from({ length: MAX_TILE_ZOOM + 1 }, (_, zoom) => resolutionOf(zoom)),
      minZoom: MIN_ZOOM,
      tileSize: TILE_SIZE,
    }),
  });
}

/** Tells when tiles do not come, and asks for them anew once there is a network again. */
function useMissing(source: VectorTileSource, onMissing: (isMissing: boolean) => void): void {
  const tell = useEffectEvent(onMissing);
  useEffect(() => {
    const lack = (): void => tell(true);
    const tryAgain = (): void => {
      tell(false);
      source.refresh();
    };
    source.on('tileloaderror', lack);
    window.addEventListener('online', tryAgain);
    return () => {
      source.un('tileloaderror', lack);
      window.removeEventListener('online', tryAgain);
    };
  }, [source]);
}
