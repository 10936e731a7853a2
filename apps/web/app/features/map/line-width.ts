import type { ExpressionSpecification } from 'maplibre-gl';

/** A width in pixels that grows with the zoom: zoom and width, in turn. */
export const width = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops,
];

/** The same stops, each so many pixels wider. */
export const wider = (stops: readonly number[], by: number): number[] =>
  stops.map((value, i) => (i % 2 === 0 ? value : value + by));
