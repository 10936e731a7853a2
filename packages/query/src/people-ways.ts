import type { NearValue, Whose } from './criteria.ts';
import type { Item, Stop } from './people-item.ts';
import { limitsOf, nearestOf } from './people-limits.ts';
import type { WishOf } from './reading.ts';
import type { TravelMode } from './words/vehicle-words.ts';

/** Where nobody said how long the way may be: more than this is nobody's daily way by choice. */
export const LONGEST_WAY = 75;

/** The way to each stop: how long it may take, how somebody goes, and at which hour. */
export function wishesOf(items: readonly Item[], stops: readonly Stop[]) {
  const spans = stops.map(({ item }) => item);
  const limits = limitsOf(
    items,
    spans,
    stops.map(({ who }) => who),
  );
  const of = (index: number) => (item: Item) => nearestOf(item, spans, limits) === index;
  return stops.map(({ item, who }, index) => {
    const own = items.filter(of(index));
    const limit = limits.of[index] ?? limits.shared;
    const way = limit?.distance;
    const hour = own.find((one) => one.kind === 'hour');
    const mode = way?.mode ?? modeOf(own, limit ?? item) ?? sharedMode(items, limits.shared);
    const isDaily = own.some(({ kind }) => kind === 'daily' || kind === 'school');
    const isVisit = own.some(({ kind }) => kind === 'visit');
    const { place } = item;
    const whose = who === undefined ? {} : { who };
    const journey = {
      place: place.slug,
      withinMinutes: way?.minutes ?? LONGEST_WAY,
      mode: mode ?? 'drive',
      ...(isPeak({ mode, who, isDaily, isVisit, hour: hour?.at }) || way?.peak === true
        ? { peak: true }
        : {}),
      ...(hour === undefined ? {} : { at: hour.at }),
      ...whose,
    };
    const value: NearValue =
      way?.meters === undefined
        ? journey
        : { place: place.slug, withinMeters: way.meters, ...whose };
    const assumed = [
      place.assumed,
      way === undefined
        ? `We assumed that no way may take more than ${LONGEST_WAY} minutes.`
        : undefined,
      mode === undefined && way?.meters === undefined
        ? 'We assumed that you go by car.'
        : undefined,
    ].filter((said) => said !== undefined);
    const wish: WishOf<'near'> = {
      field: 'near',
      value,
      ...(assumed.length === 0 ? {} : { assumed: assumed.join(' ') }),
    };
    const everybody =
      limit !== undefined && limit === limits.shared
        ? items.filter(({ kind }) => kind === 'everybody' || kind === 'fair')
        : [];
    const ofMode = items.filter((one) => one.kind === 'mode' && one.mode === mode);
    const said = [limit, hour, ...ofMode, ...everybody].filter((one) => one !== undefined);
    return { wish, item, also: said.filter((one) => one.to <= item.from || item.to <= one.from) };
  });
}

/** Of the ways that are said of a place the one beside its minutes. */
function modeOf(own: readonly Item[], beside: Item): TravelMode | undefined {
  const modes = own.filter((one) => one.kind === 'mode');
  const away = ({ from, to }: Item) => Math.max(from - beside.to, beside.from - to);
  return modes.toSorted((a, b) => away(a) - away(b))[0]?.mode;
}

/** "by bus 45 minutes each": within three words of a limit that is of all. */
function sharedMode(items: readonly Item[], shared: Item | undefined): TravelMode | undefined {
  if (shared === undefined) return undefined;
  const beside = items.find(
    (item) =>
      item.kind === 'mode' &&
      item.from >= shared.from - NEAR_LIMIT &&
      item.to <= shared.to + NEAR_LIMIT,
  );
  return beside?.kind === 'mode' ? beside.mode : undefined;
}

const NEAR_LIMIT = 4;

interface Way {
  mode: string | undefined;
  who: Whose | undefined;
  isDaily: boolean;
  isVisit: boolean;
  hour: string | undefined;
}

/** Who goes to work or school goes with everybody else; who visits, or is visited, chooses the hour. */
function isPeak({ mode, who, isDaily, isVisit, hour }: Way): boolean {
  if (mode === 'walk') return false;
  if (hour !== undefined) {
    return PEAKS.some(([from, to]) => from <= hour && hour <= to);
  }
  if (isDaily) return true;
  return who !== 'parent' && !isVisit;
}

const PEAKS = [
  ['06:30', '11:00'],
  ['16:30', '21:00'],
] as const;
