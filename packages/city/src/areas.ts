import type { Circle } from '@manemitra/domain/circles';
import type { Corporation } from '@manemitra/domain/corporations';
import { degreesAround, type Point } from '@manemitra/domain/geography';
import { isSurelyInOutline, type Outline } from '@manemitra/domain/outlines';
import { merge } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import type { DataSource } from './source.ts';

export interface Ward {
  /** "beguru"; no two wards of the city share a name. */
  id: string;
  name: string;
  nameKn: string;
  /** Its number within its corporation. */
  number: number;
  corporation: Corporation;
}

type Shape<P extends object> = Polygon<P> | MultiPolygon<P>;

interface AreaFile<P extends object> extends Topology<{ areas: GeometryCollection<P> }> {
  about: { title: string; note: string; sources: DataSource[] };
}

/** `data/wards.json`: borders that neighbours share stand in it once. */
export type WardFile = AreaFile<Ward>;
/** `data/pincodes.json`. */
export type PincodeFile = AreaFile<{ pincode: string }>;

/** Areas with borders that an office has drawn. An outline of several areas has no border between them. */
export interface OfficialAreas {
  wards: readonly Ward[];
  wardsOutline: (ids: readonly string[]) => Outline;
  corporationsOutline: (ids: readonly Corporation[]) => Outline;
  pincodesOutline: (pincodes: readonly string[]) => Outline;
  /** The wards in one of which a place lies, so far as that is known of it and of the borders, and whether it may lie outside of all. */
  wardsAround: (place: Circle) => { wards: readonly Ward[]; mayLieOutside: boolean };
  /** Pincodes outside of the city, and those made since the source was drawn, have no outline. */
  isPincodeKnown: (pincode: string) => boolean;
  sources: readonly DataSource[];
}

/** Reads the texts of `data/wards.json` and `data/pincodes.json`. */
export function readAreas(wardText: string, pincodeText: string): OfficialAreas {
  const wardFile = JSON.parse(wardText) as WardFile;
  const pincodeFile = JSON.parse(pincodeText) as PincodeFile;
  let wardsWithBorders: WardWithBorder[] | undefined;
  let cityBorder: Outline | undefined;
  const known = new Set(shapesOf(pincodeFile).map(({ properties }) => properties.pincode));
  return {
    wards: shapesOf(wardFile).map(({ properties }) => properties),
    wardsAround: (place) => {
      wardsWithBorders ??= withBorders(wardFile);
      cityBorder ??= outlineOf(wardFile, () => true);
      return wardsAround(place, wardsWithBorders, cityBorder);
    },
    wardsOutline: (ids) => outlineOf(wardFile, ({ id }) => ids.includes(id)),
    corporationsOutline: (ids) => outlineOf(wardFile, (ward) => ids.includes(ward.corporation)),
    pincodesOutline: (pincodes) =>
      outlineOf(pincodeFile, ({ pincode }) => pincodes.includes(pincode)),
    isPincodeKnown: (pincode) => known.has(pincode),
    sources: [...wardFile.about.sources, ...pincodeFile.about.sources],
  };
}

type Told<P extends object> = Shape<P> & { properties: P };

const shapesOf = <P extends object>(file: AreaFile<P>): Told<P>[] =>
  file.objects.areas.geometries as Told<P>[];

function outlineOf<P extends object>(
  file: AreaFile<P>,
  isWanted: (properties: P) => boolean,
): Outline {
  const wanted = shapesOf(file).filter(({ properties }) => isWanted(properties));
  return merge(file, wanted)
    .coordinates.flat()
    .map((ring) => ring.map(([lng = NaN, lat = NaN]): Point => [lat, lng]));
}

interface WardWithBorder {
  ward: Ward;
  border: Outline;
  south: number;
  north: number;
  west: number;
  east: number;
}

function withBorders(file: WardFile): WardWithBorder[] {
  return shapesOf(file).map(({ properties: ward }) => {
    const border = outlineOf(file, ({ id }) => id === ward.id);
    const corners = border.flat();
    const lats = corners.map(([lat]) => lat);
    const lngs = corners.map(([, lng]) => lng);
    return {
      ward,
      border,
      south: Math.min(...lats),
      north: Math.max(...lats),
      west: Math.min(...lngs),
      east: Math.max(...lngs),
    };
  });
}

/** Borders were simplified: none is further off than this. Nearer to one, either side of it may be true. */
const BORDER_OFF_METERS = 33;

function wardsAround(
  { at, radiusMeters }: Circle,
  all: readonly WardWithBorder[],
  cityBorder: Outline,
) {
  const place = { at, radiusMeters: radiusMeters + BORDER_OFF_METERS };
  const [lat, lng] = at;
  const reach = degreesAround(lat, place.radiusMeters);
  const around = all
    .filter(
      ({ south, north, west, east }) =>
        lat > south - reach.lat &&
        lat < north + reach.lat &&
        lng > west - reach.lng &&
        lng < east + reach.lng,
    )
    .map(({ ward, border }) => ({ ward, isInside: isSurelyInOutline(place, border) }))
    .filter(({ isInside }) => isInside !== false);
  const sure = around.find(({ isInside }) => isInside === true);
  if (sure !== undefined) return { wards: [sure.ward], mayLieOutside: false };
  const isInCity = isSurelyInOutline(place, cityBorder) === true;
  return { wards: around.map(({ ward }) => ward), mayLieOutside: !isInCity };
}
