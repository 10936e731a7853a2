import { knownOfAllIn } from '@manemitra/domain/all-in-price';
import { FITS, type Fit } from '@manemitra/domain/how-many-fit';
import { distanceMeters } from '@manemitra/domain/geography';
import type { Criteria, Criterion } from '@manemitra/query/criteria';
import { METRO_LINES } from '@manemitra/query/criteria';
import { distanceToPlaceMeters, metroStationsOf, placeBySlug } from '@manemitra/query/gazetteer';
import { TEST_DAY } from '#server/testing/builders.ts';
import { minutesAcross, minutesFrom } from '../index/journey.ts';
import {
  hasPassed,
  listedPrice,
  passes,
  stateOf,
  UNIT_FIELDS,
  verdictOf,
  type Known,
} from './oracle.ts';
import { walked } from './oracle-walks.ts';

/* The order of an answer once more, over the records that were loaded, by the formula of `ranking.ts`. */

export interface Standing {
  key: number;
  rank: number;
  /** The unit type that speaks for the project. */
  unitId: number | null;
}

const LAST = Number.MAX_SAFE_INTEGER;
const DAY = 86_400_000;
const UNIT_SORTS = ['price-asc', 'price-desc', 'price-per-sqft-asc', 'area-desc', 'area-asc'];
/** Wishes that are met better or worse. */
const CLOSE_FIELDS = ['locality', 'near', 'metroLine'];

/** Where a project that fits stands. */
export function standingOf(known: Known, { constraints, sort }: Criteria): Standing {
  const { length: closeCount } = constraints.filter(
    ({ field, strength }) => strength !== 'avoid' && CLOSE_FIELDS.includes(field),
  );
  const risksOf = (wishes: readonly Criterion[], position: number | undefined): Fit =>
    FITS[Math.max(0, ...wishes.map((wish) => FITS.indexOf(fitOf(known, position, wish))))] ??
    'sure';
  const score = (wishes: readonly Criterion[], position: number | undefined) =>
    sum(
      wishes.map((wish) => {
        if (wish.strength === 'avoid') return 0;
        const nice = wish.strength === 'nice' && verdictOf(known, position, wish) === true;
        const isClose = CLOSE_FIELDS.includes(wish.field);
        return (nice ? 25_000 : 0) + (isClose ? (1_000 / closeCount) * closeness(known, wish) : 0);
      }),
    );
  const ofUnits = constraints.filter(({ field }) => UNIT_FIELDS.has(field));
  const ofProject = constraints.filter(({ field }) => !UNIT_FIELDS.has(field));
  const hard = ofUnits.filter(({ strength }) => strength !== 'nice');
  const needsUnit = ofUnits.length > 0 || UNIT_SORTS.includes(sort ?? '');
  const [best] = known.record.units
    .map((_, position) => position)
    .filter((at) => needsUnit && hard.every((wish) => passes(wish, verdictOf(known, at, wish))))
    .map((position) => ({
      position,
      id: known.unitIds[position] ?? 0,
      key: UNIT_SORTS.includes(sort ?? '') ? unitKey(known, position, sort ?? '') : 0,
      score: score(ofUnits, position) - PENALTIES[risksOf(ofUnits, position)],
      price: listedPrice(known.record, known.record.units[position])?.min ?? LAST,
    }))
    .sort((a, b) => a.key - b.key || b.score - a.score || a.price - b.price || a.id - b.id);
  const risks = [risksOf(ofProject, undefined), risksOf(ofUnits, best?.position)];
  // What is late and what is over the limit counts together; what is not known counts once, where neither is.
  const isBeyond = risks.some((risk) => PENALTIES[risk] > PENALTIES['by-what-is-known']);
  const penalty = risks.map((risk) =>
    isBeyond && risk === 'by-what-is-known' ? 0 : PENALTIES[risk],
  );
  const together = isBeyond ? sum(penalty) : Math.max(...penalty);
  const ofHome = best === undefined ? 0 : score(ofUnits, best.position);
  const total = ownScore(known) + score(ofProject, undefined) + ofHome - together;
  return {
    key: UNIT_SORTS.includes(sort ?? '')
      ? (best?.key ?? LAST)
      : projectKey(known, best?.position, { constraints, sort }),
    rank: -Math.round(total * 10_000),
    unitId: best?.id ?? null,
  };
}

const PENALTIES: Record<Fit, number> = {
  sure: 0,
  'by-what-is-known': 10_000_000,
  'may-be-late': 20_000_000,
  'over-limit': 40_000_000,
};

/** How surely a wish that is met stays within what was named. */
export function fitOf(known: Known, position: number | undefined, wish: Criterion): Fit {
  if (wish.strength === 'avoid')
    return verdictOf(known, position, wish) === null ? 'by-what-is-known' : 'sure';
  if (wish.strength === 'nice') return 'sure';
  const onFoot = walked(known.place, wish);
  if (onFoot !== undefined) return onFoot.fit;
  if (wish.field === 'near' && 'withinMinutes' in wish.value) {
    const minutes = minutesTo(known, wish) ?? NaN;
    const across = minutesAcross(wish.value, known.place?.radiusMeters ?? 0);
    const slow = Math.max(1, Math.round((minutes + across) * 1.25));
    return slow > wish.value.withinMinutes ? 'may-be-late' : 'sure';
  }
  if (wish.field !== 'price' || position === undefined) return 'sure';
  const { max } = wish.value;
  if (max === undefined) return 'sure';
  const own = known.allInPrices[position] ?? known.allInAtLeast[position] ?? undefined;
  const isOnlyHome = known.record.units.length === 1;
  if ((own ?? (isOnlyHome ? knownAllIn(known, position) : undefined) ?? 0) > max) {
    return 'over-limit';
  }
  const isKnown = typeof known.allInPrices[position] === 'number';
  return isKnown && known.tellsCharges[position] === true ? 'sure' : 'by-what-is-known';
}

/** With the taxes on a price of the project, where the home has none: its lowest is that of the one kind of home, else the dearest counts. */
function knownAllIn(known: Known, position: number): number | undefined {
  const own = known.allInPrices[position] ?? known.allInAtLeast[position];
  const { units, priceRange, allInPriceRange, status, occupancyCertificate } = known.record;
  const unit = units[position];
  if (typeof own === 'number' || unit === undefined) return own ?? undefined;
  const end = ({ min, max }: NonNullable<typeof priceRange> = {}) =>
    units.length === 1 ? (min ?? max) : (max ?? min);
  const told = end(allInPriceRange);
  if (told !== undefined) return told;
  const isBeingBuilt = status !== undefined && status !== 'ready';
  return knownOfAllIn({
    type: unit.type,
    agreement: end(priceRange),
    carpetSqft: unit.carpetSqft?.min,
    isCompleted: occupancyCertificate?.received ?? (isBeingBuilt ? false : undefined),
    registeredOn: TEST_DAY,
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

const dayOf = (date: string) => Date.parse(date) / DAY;
const share = (value: number) => Math.max(0, Math.min(1, value));

function ownScore({ severity, completeness, checkedOn }: Known): number {
  const days = checkedOn === null ? 0 : dayOf(checkedOn) - dayOf('2020-01-01');
  return 6_000 * (3 - severity) + 0.0015 * completeness + 0.05 * share(days / 3650);
}

function unitKey({ record }: Known, position: number, sort: string): number {
  const unit = record.units[position];
  const size = unit?.superBuiltUpSqft?.min ?? unit?.plotSqft?.min;
  if (sort === 'area-desc') return size === undefined ? LAST : -size;
  if (sort === 'area-asc') return size ?? LAST;
  const price = listedPrice(record, unit)?.min;
  if (price === undefined) return LAST;
  if (sort === 'price-asc') return price;
  if (sort === 'price-desc') return -price;
  return size === undefined ? LAST : price / size;
}

function projectKey(
  known: Known,
  position: number | undefined,
  { constraints: wishes, sort }: { constraints: readonly Criterion[]; sort: Criteria['sort'] },
): number {
  const { possessionOn, launchedOn } = known.record;
  if (sort === 'possession-asc') {
    const state = stateOf(known.record);
    if (state === 'ready') return -1;
    if (state === 'built-oc-pending') return 0;
    return possessionOn === undefined || hasPassed(possessionOn)
      ? LAST
      : dayOf(possessionOn) - dayOf('2000-01-01');
  }
  if (sort === 'newest') {
    return launchedOn === undefined ? LAST : -(dayOf(launchedOn) - dayOf('2000-01-01'));
  }
  if (sort === 'fair') {
    const ways = wishes
      .filter(({ field, strength }) => field === 'near' && strength !== 'avoid')
      .map((wish) => minutesTo(known, wish) ?? NaN);
    const longest = ways.length === 0 ? 0 : Math.max(...ways);
    const key = Math.round(10 * longest) * 1_000_000 + Math.round(10 * sum(ways));
    if (Number.isNaN(key)) return LAST;
    const fits = wishes.map((wish) => fitOf(known, position, wish));
    const isOpen = FITS.findLast((fit) => fits.includes(fit)) === 'by-what-is-known';
    const after =
      (fits.includes('over-limit') ? 8 : 0) +
      (fits.includes('may-be-late') ? 4 : 0) +
      (isOpen ? 2 : 0);
    return key + (after + (known.severity === 3 ? 1 : 0)) * 1_000_000_000_000;
  }
  if (sort !== 'distance-asc') return 0;
  const wish = wishes.find(
    ({ field, strength }) =>
      strength !== 'avoid' && ['locality', 'near', 'metroLine'].includes(field),
  );
  if (wish === undefined) return 0;
  const isCircle = (known.place?.radiusMeters ?? 0) > 0;
  return isCircle ? LAST : Math.round(metersTo(known, wish) ?? LAST);
}

/** Minutes, by car at noon where only metres were said. */
function minutesTo({ place: own }: Known, wish: Criterion): number | undefined {
  if (own === undefined || wish.field !== 'near') return undefined;
  const { value } = wish;
  const place = placeBySlug(value.place);
  const way =
    'mode' in value ? value : { place: value.place, withinMinutes: 0, mode: 'drive' as const };
  return place && minutesFrom(way, place, own.at);
}

/** How near a project is to the places that are wished for, 0 to 1; 1 where none is. */
export function nearnessOf(known: Known, wishes: readonly Criterion[]): number {
  const close = wishes.filter(
    ({ field, strength }) => strength !== 'avoid' && CLOSE_FIELDS.includes(field),
  );
  return close.length === 0 ? 1 : sum(close.map((wish) => closeness(known, wish))) / close.length;
}

/** How well a wish is met, 0 to 1. */
function closeness(known: Known, wish: Criterion): number {
  if (wish.field === 'locality' && wish.value.in.includes(known.localitySlug ?? '')) return 1;
  const meters = metersTo(known, wish);
  return meters === undefined ? 0 : share(1 - meters / limitOf(wish));
}

function limitOf(wish: Criterion): number {
  if (wish.field === 'near') {
    return 'withinMinutes' in wish.value ? wish.value.withinMinutes : wish.value.withinMeters;
  }
  if (wish.field === 'metroLine') return wish.value.withinMeters;
  const slugs = wish.field === 'locality' ? wish.value.in : [];
  return Math.max(1000, ...slugs.map((slug) => placeBySlug(slug)?.radiusMeters ?? 0));
}

/** Metres, or the minutes of a wish that is in minutes. */
function metersTo({ place: own }: Known, wish: Criterion): number | undefined {
  const point = own?.at;
  if (point === undefined) return undefined;
  const onFoot = walked(own, wish);
  if (onFoot !== undefined) return onFoot.meters;
  if (wish.field === 'metroLine') {
    const { line } = wish.value;
    const stations = (line === 'any' ? METRO_LINES : [line]).flatMap((name) =>
      metroStationsOf(name),
    );
    const open = stations.filter(({ status }) => status === 'operational');
    const counted = line === 'any' || open.length > 0 ? open : stations;
    return least(counted.map(({ at }) => Math.round(distanceMeters(point, at))));
  }
  if (wish.field === 'near' && 'withinMinutes' in wish.value) {
    const place = placeBySlug(wish.value.place);
    return place && minutesFrom(wish.value, place, point);
  }
  const slugs =
    wish.field === 'near' ? [wish.value.place] : wish.field === 'locality' ? wish.value.in : [];
  const places = slugs.flatMap((slug) => placeBySlug(slug) ?? []);
  return least(places.map((place) => distanceToPlaceMeters(point, place)));
}

function least(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}
