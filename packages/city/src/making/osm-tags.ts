import { ROAD_CLASSES, type RoadClass } from '../road-classes.ts';
import type { DrawnEdge } from './write-roads.ts';

type Tags = ReadonlyMap<string, string>;

/** What the tags of a way say of the street, before it is cut at its crossings. */
export type Street = Pick<
  DrawnEdge,
  'kind' | 'name' | 'nameKn' | 'maxKmh' | 'isOneWay' | 'isBridge'
> & { isBackwards: boolean };

/** Those of our own; in OpenStreetMap they would be something else. */
const OWN: ReadonlySet<string> = new Set(['bus_road', 'stop_link', 'connector']);
const KMH_PER_MPH = 1.609344;
const KANNADA = /\p{Script=Kannada}/u;

/** The street of a way, where it is one a person may be on (wiki.openstreetmap.org/wiki/Key:highway, Key:access, Key:oneway). */
export function streetOf(tags: Tags): Street | undefined {
  const kind = kindOf(tags);
  if (kind === undefined) return undefined;
  const oneWay = tags.get('oneway') ?? (isOneWayByKind(kind, tags) ? 'yes' : 'no');
  const isBackwards = oneWay === '-1' || oneWay === 'reverse';
  const given = clean(tags.get('name'));
  const name = clean(tags.get('name:en')) || given || clean(tags.get('ref'));
  const nameKn = clean(tags.get('name:kn')) || (KANNADA.test(given) ? given : '');
  return {
    kind,
    name,
    ...(nameKn === '' ? {} : { nameKn }),
    maxKmh: kmhOf(tags.get('maxspeed')),
    isOneWay: isBackwards || oneWay === 'yes' || oneWay === '1' || oneWay === 'true',
    isBackwards,
    isBridge: !['no', undefined].includes(tags.get('bridge')),
  };
}

function kindOf(tags: Tags): RoadClass | undefined {
  const highway = tags.get('highway') === 'cycleway' ? 'path' : tags.get('highway');
  const kind = ROAD_CLASSES.find((each) => each === highway && !OWN.has(each));
  if (kind === undefined || tags.get('area') === 'yes') return undefined;
  const isShut = (key: string) => ['no', 'private'].includes(tags.get(key) ?? '');
  const mayWalk = ['yes', 'designated', 'permissive'].includes(tags.get('foot') ?? '');
  if (isShut('access') && !mayWalk) return undefined;
  const noCars = isShut('access') || isShut('vehicle') || isShut('motor_vehicle');
  return noCars && kind !== 'steps' && kind !== 'footway' ? 'pedestrian' : kind;
}

function isOneWayByKind(kind: RoadClass, tags: Tags): boolean {
  return kind === 'motorway' || ['roundabout', 'circular'].includes(tags.get('junction') ?? '');
}

/** km/h of "50", "50 km/h" or "30 mph"; 0 where it is not known. */
function kmhOf(text = ''): number {
  const [, number, unit] = /^(\d{1,3})(?:\s*(km\/h|kmh|mph))?$/.exec(text) ?? [];
  const kmh = Math.round(Number(number ?? 0) * (unit === 'mph' ? KMH_PER_MPH : 1));
  return kmh > 160 ? 0 : kmh;
}

const clean = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();
