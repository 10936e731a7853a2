import Icon from 'ol/style/Icon.js';
import type { MapPalette } from './map-palette.ts';

/** Signs are drawn at twice their size. */
const SCALE = 2;
const SIZE = 22;

/** Strokes in a square of 24, two wide, as our other icons are. */
const GLYPHS: Record<string, string> = {
  airport: 'M4 14.5 L20 10.5 M10.5 13 L6.5 6 M13.5 12.2 L17 18.5 M5.2 14.2 L3.2 11',
  'tech-park':
    'M5 20 V9 L12 5 V20 M12 11 H19 V20 M3.5 20 H20.5 M8.5 11.5 V12 M8.5 15.5 V16 M15.5 14.5 V15',
  mall: 'M5 9 H19 L18 20 H6 Z M9 11.5 V8 A3 3 0 0 1 15 8 V11.5',
  hospital: 'M12 6 V18 M6 12 H18',
  flood: 'M12 4 C12 4 6.5 10.6 6.5 14.4 A5.5 5.5 0 0 0 17.5 14.4 C17.5 10.6 12 4 12 4 Z',
  water: 'M4 9 Q7 6 10 9 T16 9 T22 9 M2 15 Q5 12 8 15 T14 15 T20 15',
};

const drawn = new WeakMap<MapPalette, Map<string, HTMLCanvasElement>>();

/** The sign of water or of a place on its round ground; undefined where we have none, or cannot draw. */
export function signOf(
  name: string,
  palette: MapPalette,
  scale: number,
  /** `none`: whatever lies there, it is drawn. */
  declutterMode: 'declutter' | 'none' = 'declutter',
): Icon | undefined {
  const glyph = GLYPHS[name];
  if (glyph === undefined) return undefined;
  const signs = drawn.get(palette) ?? new Map<string, HTMLCanvasElement>();
  drawn.set(palette, signs);
  const img = signs.get(name) ?? draw(glyph, coloursOf(name, palette));
  if (img === undefined) return undefined;
  signs.set(name, img);
  return new Icon({ img, scale: scale / SCALE, declutterMode });
}

interface SignColours {
  ground: string;
  ink: string;
}

function coloursOf(name: string, palette: MapPalette): SignColours {
  if (name === 'water') return { ground: palette.water, ink: palette.inkWater };
  return { ground: palette.spot, ink: name === 'flood' ? palette.flood : palette.spotInk };
}

function draw(glyph: string, colours: SignColours): HTMLCanvasElement | undefined {
  const element = document.createElement('canvas');
  element.width = SIZE * SCALE;
  element.height = SIZE * SCALE;
  const context = element.getContext('2d');
  if (context === null) return undefined;
  context.scale(SCALE, SCALE);
  drawSign(context, glyph, colours);
  return element;
}

/** A sign on a round ground, with a rim of its ink. */
function drawSign(
  context: CanvasRenderingContext2D,
  glyph: string,
  { ground, ink }: SignColours,
): void {
  const middle = SIZE / 2;
  context.beginPath();
  context.arc(middle, middle, middle - 1, 0, 2 * Math.PI);
  context.fillStyle = ground;
  context.fill();
  context.globalAlpha = 0.35;
  context.strokeStyle = ink;
  context.lineWidth = 1;
  context.stroke();
  context.globalAlpha = 1;
  const scale = (SIZE * 0.62) / 24;
  context.translate(middle - 12 * scale, middle - 12 * scale);
  context.scale(scale, scale);
  context.lineWidth = 2.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(glyph));
}
