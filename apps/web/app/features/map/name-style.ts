import type { FeatureLike } from 'ol/Feature.js';
import RenderFeature from 'ol/render/Feature.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text, { type Options } from 'ol/style/Text.js';
import { withLineHeight } from './line-heights.ts';
import { type Stops, sizeAt } from './line-width.ts';
import { FAMILY, familyOfKannada } from './map-letters.ts';
import { lineColour, type MapPalette } from './map-palette.ts';
import { signOf } from './map-signs.ts';
import { middleOfLine } from './middle-of-line.ts';
import { isUnderMark, type MarkBox, reachOfMarkOn, shiftOff } from './names-off-marks.ts';
import { KANNADA_ZOOM, namedFrom } from './seen-from.ts';
import type { Seen } from './seen.ts';
import { resolutionOf } from './zoom-of.ts';

const MEDIUM = 500;
const STRONG = 600;

/** From here on stations and streets have their Kannada name too. */
const BOTH_NAMES_ZOOM = 14.5;
const KANNADA_STREETS_ZOOM = 14;
/** The Kannada letters are the larger ones. */
const KANNADA_SIZE = 0.86;
const NOTE_SIZE = 0.9;

/** Where two names would lie on each other the higher one stays. */
const AIRPORT = 2200;
const PLACES = 2000;
const SPOTS = 1900;
/** Before offices and malls: what is asked for first near a home. */
const STATIONS = 1950;
/** Its first name, above those of localities: that a line does not run yet must be seen. The others only where there is room. */
const LINE_TO_COME = 2100;
const LINES_TO_COME = 1850;
const WIDEST = 9.5;
const STATIONS_TO_COME = 1790;
const LINES = 1750;
const PARKS = 1700;
const WATERS = 1600;
const STREETS = 1500;
const PARTS = 1400;
const SMALL_STREETS = 1300;
const WARDS = 1200;

/** What is said of a line or a station of the metro that does not run yet. */
const BEING_BUILT = 'being built';

const STREET_RANKS = ['motorway', 'trunk', 'primary', 'secondary'];

type Look = Omit<Options, 'text' | 'font'> & {
  size: number;
  weight?: number;
  family?: string;
  color: string;
  over: number;
};

/** What names are drawn beside. */
export interface AroundNames {
  /** There are letters for Kannada names. */
  hasKannada: boolean;
  /** Marks of homes, under which no locality is to stand. */
  marks: readonly MarkBox[];
}

/** The name of a feature, and the sign of what has one. Nothing for what has no name at this zoom. */
export function nameStyles(seen: Seen, { hasKannada, marks }: AroundNames): Style[] {
  const { feature, layer, properties, zoom, palette } = seen;
  const { name, kind, class: of = '', rank = 0, status } = properties;
  if (name === undefined || zoom < namedFrom(layer, properties)) return [];
  const resolution = resolutionOf(zoom);
  const under = (): number => reachOfMarkOn(spotOf(feature), { marks, resolution });
  const kn = hasKannada ? properties.kn : undefined;
  const both = (text: string, size: number, from: number, each: number): string | string[] =>
    kn === undefined || zoom < from
      ? wrapped(text, each)
      : [wrapped(text, each), font(size), '\n', '', kn, kannadaFont(size * KANNADA_SIZE)];
  const named = (text: string | string[], look: Look): Style => nameStyle(text, look, palette);

  if (layer === 'streets') return streetNames(seen, hasKannada);
  if (layer === 'small-streets') {
    const size = sizeAt(zoom, [15, 10.5, 17, 13]);
    return [named(name, { ...ALONG, size, color: palette.inkFaint, over: SMALL_STREETS })];
  }
  if (layer === 'wards') {
    const text = both(/ ward$/i.test(name) ? name : `${name} ward`, 11.5, 0, 16);
    return [named(text, { size: 11.5, color: palette.inkFaint, over: WARDS })];
  }
  switch (kind) {
    case 'place': {
      const isPart = of === 'part';
      const isKnownWell = !isPart && rank < 60;
      const size = sizeAt(zoom, isPart ? PART_SIZE : isKnownWell ? WELL_KNOWN_SIZE : PLACE_SIZE);
      const from = isPart ? Infinity : KANNADA_ZOOM;
      const text = both(name, size, from, 12);
      const offsetY = shiftOff(spotOf(feature), sizeOf(text, size), { marks, resolution });
      if (offsetY === undefined) return [];
      return [
        named(text, {
          size,
          offsetY,
          weight: isKnownWell ? STRONG : MEDIUM,
          color: isPart ? palette.inkFaint : palette.ink,
          over: (isPart ? PARTS : PLACES) - rank / 10,
          padding: [4, 6, 4, 6],
        }),
      ];
    }
    case 'line-name': {
      const isOpen = status === 'operational';
      // On a phone that shows the whole city, marks and the airport may lie on its best spot.
      const isFirst = rank === 0 || zoom < WIDEST;
      const size = sizeAt(zoom, [9, 10.5, 14, 12]);
      const text = isOpen ? name : withNote(name, BEING_BUILT, size);
      const [width, height] = sizeOf(text, size);
      const box = { left: -width / 2, middle: 0, size: [width, height] as const };
      if (isUnderMark(spotOf(feature), box, { marks, resolution })) return [];
      return [
        named(text, {
          size,
          weight: STRONG,
          color: lineColour(of, palette.metroInk) ?? palette.inkSoft,
          over: (isOpen ? LINES : isFirst ? LINE_TO_COME : LINES_TO_COME) - rank,
          padding: [2, 6, 2, 6],
        }),
      ];
    }
    case 'station': {
      const isOpen = status === 'operational';
      const size =
        zoom < BOTH_NAMES_ZOOM
          ? sizeAt(zoom, [10, 10.5, 13, 11.5])
          : sizeAt(zoom, [14, 12, 17, 14]);
      const offsetX = Math.max(sizeAt(zoom, [10, 6, 13, 11]), under());
      const text = both(name, size, BOTH_NAMES_ZOOM, 18);
      const told = isOpen ? text : withNote(text, BEING_BUILT, size);
      const box = { left: offsetX, middle: 0, size: sizeOf(told, size) };
      if (isUnderMark(spotOf(feature), box, { marks, resolution })) return [];
      return [
        named(told, {
          size,
          color: isOpen ? palette.inkSoft : palette.inkFaint,
          over: (isOpen ? STATIONS : STATIONS_TO_COME) - rank,
          textAlign: 'left',
          justify: 'left',
          offsetX,
        }),
      ];
    }
    case 'park-name':
      return [named(wrapped(name, 12), { size: 12.5, color: palette.inkPark, over: PARKS })];
    case 'water-name': {
      const look = {
        size: sizeAt(zoom, [11, 11.5, 16, 14]),
        color: palette.inkWater,
        over: WATERS - rank,
      };
      if (of === '') {
        const text = wrapped(name, 10);
        const size = sizeOf(text, look.size);
        const offsetY = shiftOff(spotOf(feature), size, { marks, resolution });
        return offsetY === undefined ? [] : [named(text, { ...look, offsetY })];
      }
      // A lake whose shore is not known: a sign of water where its middle is.
      const scale = sizeAt(zoom, [11, 0.75, 15, 1.1]);
      return [
        withSign(named(wrapped(name, 10), { ...look, ...UNDER_SIGN }), 'water', palette, scale),
      ];
    }
    case 'spot': {
      const look = {
        size: sizeAt(zoom, [10, 10.5, 12, 11.5, 17, 13.5]),
        color: palette.inkSoft,
        over: of === 'airport' ? AIRPORT : SPOTS - rank,
      };
      const scale = sizeAt(zoom, [9, 0.8, 14, 1]);
      const text = wrapped(name, 12);
      const size = sizeOf(text, look.size);
      const offsetY = Math.max(12, under());
      const box = { left: -size[0] / 2, middle: offsetY + size[1] / 2, size };
      const isCovered = isUnderMark(spotOf(feature), box, { marks, resolution });
      // Zoomed in, the sign alone shows what kind of place it is.
      if (zoom < 13 && isCovered) return [];
      return [
        withSign(
          named(isCovered ? '' : text, { ...look, ...UNDER_SIGN, offsetY }),
          of,
          palette,
          scale,
        ),
      ];
    }
    default:
      return [];
  }
}

const WELL_KNOWN_SIZE: Stops = [9, 13, 13, 16.5, 17, 21];
const PLACE_SIZE: Stops = [9, 11.5, 13, 14, 17, 18];
const PART_SIZE: Stops = [13, 12, 17, 15];

const ALONG = { placement: 'line', repeat: 380, maxAngle: Math.PI / 6 } as const;
const UNDER_SIGN = { textBaseline: 'top', offsetY: 12 } as const;

/** Along a street its name, by turns; beside that once the Kannada one, which is not bent: its letters are joined. */
function streetNames({ feature, properties, zoom, palette }: Seen, hasKannada: boolean): Style[] {
  const { name = '', kn, class: of = '' } = properties;
  const size = sizeAt(zoom, [11, 11, 17, 14]);
  const rank = STREET_RANKS.indexOf(of);
  const over = STREETS - (rank === -1 ? STREET_RANKS.length : rank);
  const look = { size, color: palette.inkFaint, over, padding: [3, 12, 3, 12] };
  const latin = nameStyle(name, { ...look, ...ALONG }, palette);
  const middle =
    kn === undefined || !hasKannada || zoom < KANNADA_STREETS_ZOOM
      ? undefined
      : middleOfLine(feature);
  if (kn === undefined || middle === undefined) return [latin];
  const rotation = middle.rotation;
  const kannada = nameStyle(
    kn,
    { ...look, rotation, rotateWithView: true, family: familyOfKannada() },
    palette,
  );
  kannada.setGeometry(middle.point);
  return [latin, kannada];
}

function nameStyle(
  text: string | string[],
  { size, weight = MEDIUM, family = FAMILY, color, over, ...rest }: Look,
  palette: MapPalette,
): Style {
  return new Style({
    zIndex: over,
    text: new Text({
      padding: [2, 4, 2, 4],
      ...rest,
      text,
      font: font(size, weight, family),
      fill: new Fill({ color }),
      // What keeps a name apart from what it stands on.
      stroke: new Stroke({ color: palette.halo, width: 3.2 }),
    }),
  });
}

/** A name with a smaller line below it. */
function withNote(text: string | string[], note: string, size: number): string[] {
  const parts = typeof text === 'string' ? [text, font(size)] : text;
  return [...parts, '\n', '', note, font(size * NOTE_SIZE)];
}

function withSign(style: Style, name: string, palette: MapPalette, scale: number): Style {
  const sign = signOf(name, palette, scale);
  if (sign !== undefined) style.setImage(sign);
  return style;
}

const font = (size: number, weight = MEDIUM, family = FAMILY): string =>
  withLineHeight(`${weight} ${size}px ${family}`);

const kannadaFont = (size: number): string => font(size, MEDIUM, familyOfKannada());

/** A name in lines of about so many letters, cut between words. */
export function wrapped(name: string, letters: number): string {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= letters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}

/** Where a feature of one spot is, in Web Mercator. */
const spotOf = (feature: FeatureLike): number[] =>
  feature instanceof RenderFeature ? feature.getFlatCoordinates() : [];

/** A letter is about so wide, and a line so high, of its size. */
const LETTER = { width: 0.52, height: 1.25 };

/** About what a name takes, in pixels. Text of two kinds of letters is a list of each part and its font. */
function sizeOf(text: string | string[], size: number): [width: number, height: number] {
  const lines = (
    typeof text === 'string' ? text : text.filter((_, at) => at % 2 === 0).join('')
  ).split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  return [longest * size * LETTER.width, lines.length * size * LETTER.height];
}
