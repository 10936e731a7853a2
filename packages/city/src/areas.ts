import type { Corporation } from '@manemitra/domain/corporations';
import type { Point } from '@manemitra/domain/geography';
import type { Outline } from '@manemitra/domain/outlines';
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
  /** Pincodes outside of the city, and those made since the source was drawn, have no outline. */
  isPincodeKnown: (pincode: string) => boolean;
  sources: readonly DataSource[];
}

/** Reads the texts of `data/wards.json` and `data/pincodes.json`. */
export function readAreas(wardText: string, pincodeText: string): OfficialAreas {
  const wardFile = JSON.parse(wardText) as WardFile;
  const pincodeFile = JSON.parse(pincodeText) as PincodeFile;
  const known = new Set(shapesOf(pincodeFile).map(({ properties }) => properties.pincode));
  return {
    wards: shapesOf(wardFile).map(({ properties }) => properties),
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
