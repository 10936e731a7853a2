import type { Theme } from './city-map-props.ts';
import { drawKannadaName } from './kannada-name.ts';
import { MAP_PALETTES } from './map-palette.ts';

/** Pictures are drawn at twice their size. */
const SCALE = 2;

export interface MapImage {
  data: ImageData;
  pixelRatio: number;
}

interface Canvas {
  context: CanvasRenderingContext2D;
  size: number;
}

/** Strokes in a square of 24, two wide, as our other icons are. */
const GLYPHS: Record<string, string> = {
  airport: 'M4 14.5 L20 10.5 M10.5 13 L6.5 6 M13.5 12.2 L17 18.5 M5.2 14.2 L3.2 11',
  'tech-park':
    'M5 20 V9 L12 5 V20 M12 11 H19 V20 M3.5 20 H20.5 M8.5 11.5 V12 M8.5 15.5 V16 M15.5 14.5 V15',
  mall: 'M5 9 H19 L18 20 H6 Z M9 11.5 V8 A3 3 0 0 1 15 8 V11.5',
  hospital: 'M12 6 V18 M6 12 H18',
};

/** The signs there are, without their theme. */
export const drawableImageNames: readonly string[] = [
  'water',
  ...Object.keys(GLYPHS).map((place) => `spot-${place}`),
];

const WAVES = 'M4 9 Q7 6 10 9 T16 9 T22 9 M2 15 Q5 12 8 15 T14 15 T20 15';

/** The picture behind an `icon-image` or a pattern; undefined for a name that we do not draw. */
export function drawMapImage(id: string): MapImage | undefined {
  const theme: Theme = id.endsWith('-dark') ? 'dark' : 'light';
  const palette = MAP_PALETTES[theme];
  const name = id.replace(/-(light|dark)$/, '');
  if (name.startsWith('kn-')) return drawKannadaName(name.slice(3), palette, SCALE);
  if (name === 'water')
    return drawn(22, (canvas) => drawSign(canvas, WAVES, palette.water, palette.inkWater));
  const glyph = GLYPHS[name.replace(/^spot-/, '')];
  if (glyph === undefined) return undefined;
  return drawn(22, (canvas) => drawSign(canvas, glyph, palette.spot, palette.spotInk));
}

function drawn(size: number, draw: (canvas: Canvas) => void): MapImage | undefined {
  const element = document.createElement('canvas');
  element.width = size * SCALE;
  element.height = size * SCALE;
  const context = element.getContext('2d');
  if (context === null) return undefined;
  context.scale(SCALE, SCALE);
  draw({ context, size });
  return { data: context.getImageData(0, 0, element.width, element.height), pixelRatio: SCALE };
}

/** A sign on a round ground, with a rim of its ink. */
function drawSign({ context, size }: Canvas, glyph: string, ground: string, ink: string): void {
  const middle = size / 2;
  context.beginPath();
  context.arc(middle, middle, middle - 1, 0, 2 * Math.PI);
  context.fillStyle = ground;
  context.fill();
  context.globalAlpha = 0.35;
  context.strokeStyle = ink;
  context.lineWidth = 1;
  context.stroke();
  context.globalAlpha = 1;
  const scale = (size * 0.62) / 24;
  context.translate(middle - 12 * scale, middle - 12 * scale);
  context.scale(scale, scale);
  context.lineWidth = 2.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(glyph));
}
