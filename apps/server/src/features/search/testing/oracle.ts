import type { ProjectRecord, UnitRecord } from '@manemitra/catalogue/project-record';
import type { Circle } from '@manemitra/domain/circles';
import { distanceMeters, distanceToPathMeters } from '@manemitra/domain/geography';
import { knownFloodsNear } from '@manemitra/domain/floods/known-floods';
import { isSurelyInOutline } from '@manemitra/domain/outlines';
import { dayInIndia } from '@manemitra/domain/moments';
import { dayOfPeriod } from '@manemitra/domain/periods';
import { isInRing, ringOfCode } from '@manemitra/domain/rings';
import { slugOf } from '@manemitra/domain/slug';
import type { Criteria, Criterion, NumberRange, PossessionStatus } from '@manemitra/query/criteria';
import {
  distanceToPlaceMeters,
  isInLocality,
  isInZone,
  isSurelyInLocality,
  isSurelyInZone,
  metroStationsOf,
  placeBySlug,
  places,
} from '@manemitra/query/gazetteer';
import { METRO_LINES } from '@manemitra/query/criteria';
import type { LatLng } from '@manemitra/query/place';
import { localityOfRoad } from '@manemitra/query/whereabouts/area-names';
import { hasUnknownPincode, outlineOfArea } from '#server/features/journeys/public.ts';
import { minutesAcross, minutesFrom } from '../index/journey.ts';
import { walked } from './oracle-walks.ts';

/*
 * The meaning of criteria once more, as a plain filter over the records that were loaded, written apart from the search:
 * tests hold the two against each other. `null` is "not disclosed".
 */

export type Verdict = boolean | null;

/** A record with what only the database knows of it. */
export interface Known {
  record: ProjectRecord;
  slug: string;
  localitySlug: string | null;
  /** Where it lies, or the circle in which it does; `undefined` when nothing is known of that. */
  place: Circle | undefined;
  allInPrices: readonly (number | null)[];
  /** What their known parts come to, where not all are known. */
  allInAtLeast: readonly (number | null)[];
  /** Of each home whether its listing tells what its price is made up of: else no all-in price can be known. */
  tellsCharges: readonly boolean[];
  /** The ids of its unit types, in the order of the record. */
  unitIds: readonly number[];
  /** Of its verdict, 0 is the best. */
  severity: number;
  completeness: number;
  /** `YYYY-MM-DD` */
  checkedOn: string | null;
}

/** Whether a project belongs in the answer. */
export function fits(known: Known, { constraints, alternatives }: Criteria): boolean {
  if (alternatives === undefined) return fitsAll(known, constraints);
  return alternatives.some((list) => fitsAll(known, [...constraints, ...list]));
}

function fitsAll(known: Known, constraints: readonly Criterion[]): boolean {
  const hard = constraints.filter(({ strength }) => strength !== 'nice');
  const ofUnits = hard.filter(({ field }) => UNIT_FIELDS.has(field));
  const ofProject = hard.filter(({ field }) => !UNIT_FIELDS.has(field));
  if (!ofProject.every((wish) => passes(wish, ofProjectVerdict(known, wish)))) return false;
  if (ofUnits.length === 0) return true;
  if (known.record.units.length === 0) return ofUnits.every(({ strength }) => strength === 'avoid');
  return known.record.units.some((unit, position) =>
    ofUnits.every((wish) => passes(wish, unitVerdict(unit, known, { position, wish }))),
  );
}

/** What is stated as ready is only built where a building has not received its occupancy certificate. */
export function stateOf({
  status,
  occupancyCertificate,
  units,
}: ProjectRecord): PossessionStatus | null {
  if (status !== 'ready' || occupancyCertificate?.received !== false) return status ?? null;
  const isOfSites = units.length > 0 && !units.some(({ type }) => type !== 'plot');
  return isOfSites ? 'ready' : 'built-oc-pending';
}

/** How a project, and of it this unit type, stands to a wish. */
export function verdictOf(known: Known, position: number | undefined, wish: Criterion): Verdict {
  if (!UNIT_FIELDS.has(wish.field)) return ofProjectVerdict(known, wish);
  const unit = position === undefined ? undefined : known.record.units[position];
  if (position === undefined || unit === undefined) return null;
  return unitVerdict(unit, known, { position, wish });
}

/** Whether it lets a project pass. */
export function passes({ strength }: Criterion, verdict: Verdict): boolean {
  return strength === 'avoid' ? verdict !== true : verdict === true;
}

export const UNIT_FIELDS: ReadonlySet<string> = new Set([
  'bhk',
  'propertyType',
  'price',
  'area',
  'facing',
  'loadingPercent',
]);

/** What is listed for a home; where a project is of one kind of home, what is listed for the project. */
export function listedPrice({ units, priceRange }: ProjectRecord, unit: UnitRecord | undefined) {
  if (unit?.price !== undefined) return unit.price;
  const { min, max } = priceRange ?? {};
  return unit === undefined || units.length > 1 || min === undefined ? undefined : { min, max };
}

/** What is known of all prices with everything; of one kind of home from where it begins. */
function allInRange({ units, allInPriceRange: range }: ProjectRecord) {
  return range && units.length === 1 ? { ...range, max: range.min ?? range.max } : range;
}

/** Which of several homes costs what is not known: only what holds of all prices of a project holds of one. */
function withinProject(
  { min: low = 0, max: high = Infinity }: NonNullable<ProjectRecord['priceRange']>,
  { min = 0, max = Infinity }: NumberRange,
): Verdict {
  if (low > max || high < min) return false;
  return low >= min && high <= max ? true : null;
}

function unitVerdict(
  unit: UnitRecord,
  { record, allInPrices, allInAtLeast, tellsCharges }: Known,
  { position, wish }: { position: number; wish: Criterion },
): Verdict {
  const allIn = tellsCharges[position] === true ? (allInPrices[position] ?? null) : null;
  const isPlot = unit.type === 'plot';
  switch (wish.field) {
    case 'bhk': {
      if (isPlot) return false;
      if (unit.bhk === undefined) return null;
      return 'in' in wish.value ? wish.value.in.includes(unit.bhk) : unit.bhk >= wish.value.min;
    }
    case 'propertyType':
      return wish.value.in.includes(unit.type);
    case 'price': {
      const allInOfProject = allInRange(record);
      const listed = listedPrice(record, unit);
      if (wish.value.basis === 'all-in') {
        if (allIn !== null) return within(allIn, allIn, wish.value);
        const atLeast = allInAtLeast[position] ?? null;
        if ((atLeast ?? 0) > (wish.value.max ?? Infinity)) return false;
        // What is known keeps the limit: that is enough where it must hold, and told as a doubt.
        const isLimit = wish.strength === 'must' && wish.value.max !== undefined;
        if (isLimit && atLeast !== null && atLeast >= (wish.value.min ?? 0)) return true;
        if (allInOfProject !== undefined) return withinProject(allInOfProject, wish.value);
        return listed === undefined && record.priceRange !== undefined
          ? withinProject({ min: record.priceRange.min }, wish.value)
          : null;
      }
      if (listed !== undefined) return within(listed.min, listed.max, wish.value);
      if (record.priceRange !== undefined) return withinProject(record.priceRange, wish.value);
      // A price with everything is never less than the one before taxes.
      return allIn === null && allInOfProject !== undefined
        ? withinProject({ max: allInOfProject.max }, wish.value)
        : null;
    }
    case 'area': {
      if (wish.value.basis === 'plot') {
        if (['apartment', 'studio', 'penthouse', 'duplex'].includes(unit.type)) return false;
        return within(unit.plotSqft?.min, unit.plotSqft?.max, wish.value);
      }
      if (isPlot) return false;
      const size = wish.value.basis === 'carpet' ? unit.carpetSqft : unit.superBuiltUpSqft;
      return within(size?.min, size?.max, wish.value);
    }
    case 'facing':
      return unit.facings === undefined
        ? null
        : unit.facings.some((facing) => wish.value.in.includes(facing));
    case 'loadingPercent': {
      if (isPlot) return false;
      const { carpetSqft, superBuiltUpSqft } = unit;
      const percent =
        carpetSqft && superBuiltUpSqft
          ? (100 * (superBuiltUpSqft.min - carpetSqft.min)) / carpetSqft.min
          : undefined;
      return within(percent, percent, wish.value);
    }
    default:
      throw new Error(`${wish.field} is not about units`);
  }
}

function ofProjectVerdict(
  { record, slug, localitySlug, place: own }: Known,
  wish: Criterion,
): Verdict {
  const isExact = own?.radiusMeters === 0;
  switch (wish.field) {
    case 'locality': {
      if (localitySlug !== null && wish.value.in.includes(localitySlug)) return true;
      const road = placeBySlug(localitySlug ?? '');
      const along = road && localityOfRoad(road);
      const isBeside = ({ at, radiusMeters }: Circle) =>
        !isExact || distanceMeters(own.at, at) <= radiusMeters + 1500;
      if (along && wish.value.in.includes(along.slug) && isBeside(along)) return true;
      if (own === undefined) return null;
      return anyOf(
        wish.value.in.map((wanted) => {
          const place = placeBySlug(wanted);
          if (place === undefined) return false;
          return isExact ? isInLocality(own.at, place) : isSurelyInLocality(own, place);
        }),
      );
    }
    case 'zone': {
      if (own === undefined) return null;
      return anyOf(
        wish.value.in.map((zone) => (isExact ? isInZone(zone, own.at) : isSurelyInZone(zone, own))),
      );
    }
    case 'region': {
      if ('pincodes' in wish.value && record.pincode !== undefined) {
        return wish.value.pincodes.includes(record.pincode);
      }
      if (own === undefined) return null;
      if ('drawn' in wish.value) return ringVerdict(own, ringOfCode(wish.value.drawn) ?? []);
      if (!('between' in wish.value)) {
        const lies = isSurelyInOutline(own, outlineOfArea(wish.value));
        const isOpen = 'pincodes' in wish.value && hasUnknownPincode(wish.value.pincodes);
        return lies === false && isOpen ? null : lies;
      }
      const ends = wish.value.between.map((slug) => placeBySlug(slug)?.at);
      if (ends.includes(undefined)) return null;
      return atMost(
        distanceToPathMeters(own.at, ends as LatLng[]),
        own.radiusMeters,
        wish.value.withinMeters,
      );
    }
    case 'near': {
      const place = placeBySlug(wish.value.place);
      if (place === undefined || own === undefined) return null;
      const onFoot = walked(own, wish);
      if (onFoot !== undefined) return onFoot.isWithin;
      return 'withinMinutes' in wish.value
        ? atMost(
            minutesFrom(wish.value, place, own.at),
            minutesAcross(wish.value, own.radiusMeters),
            wish.value.withinMinutes,
          )
        : atMost(distanceToPlaceMeters(own.at, place), own.radiusMeters, wish.value.withinMeters);
    }
    case 'nearWater': {
      if (own === undefined || !isExact || wish.value.of === 'drains') return null;
      const point = own.at;
      const isNear =
        wish.value.of === 'flood-spots'
          ? knownFloodsNear(point).length > 0
          : places.some(
              ({ kind, at, radiusMeters }) =>
                kind === 'lake' && distanceMeters(point, at) - radiusMeters <= 500,
            );
      return isNear ? true : null;
    }
    case 'metroLine': {
      if (own === undefined) return null;
      const onFoot = walked(own, wish);
      if (onFoot !== undefined) return onFoot.isWithin;
      const { line, withinMeters } = wish.value;
      const lines = line === 'any' ? METRO_LINES : [line];
      const stations = lines.flatMap((name) => metroStationsOf(name));
      const open = stations.filter(({ status }) => status === 'operational');
      const counted = line === 'any' || open.length > 0 ? open : stations;
      const nearest = Math.min(
        ...counted.map((station) => Math.round(distanceMeters(own.at, station.at))),
      );
      return atMost(nearest, own.radiusMeters, withinMeters);
    }
    case 'possession': {
      const { status, by } = wish.value;
      const state = stateOf(record);
      const statusMet =
        status === undefined
          ? true
          : state && (state === status || (status === 'new-launch' && state === 'pre-launch'));
      const onTime =
        by === undefined || state === 'ready'
          ? true
          : record.possessionOn === undefined || hasPassed(record.possessionOn)
            ? null
            : record.possessionOn <= by;
      return both(statusMet, onTime);
    }
    case 'khatha': {
      const parts = wish.value.in.map((letter) => {
        if (letter === 'E') return record.eKhatha ?? null;
        return record.khatha === undefined ? null : record.khatha === letter;
      });
      return parts.includes(true) ? true : parts.includes(null) ? null : false;
    }
    case 'approver':
      return record.approver === undefined ? null : wish.value.in.includes(record.approver);
    case 'amenity':
      return record.amenities?.includes(wish.value.id) ?? null;
    case 'water':
      return record.waterSources?.some((source) => wish.value.in.includes(source)) ?? null;
    case 'promoter':
      return wish.value.in.some((brand) => {
        const company = slugOf(record.promoter.name);
        const project = `-${slugOf(`${record.name} ${record.locality ?? ''}`)}-`;
        return (
          company === brand || company.startsWith(`${brand}-`) || project.includes(`-${brand}-`)
        );
      });
    case 'project':
      return slug === wish.value.slug;
    case 'rera':
      if ((record.reraNumbers ?? []).length > 0) return true;
      return record.reraCheckedOn === undefined ? null : false;
    case 'litigation':
      return record.isLitigated === undefined ? null : !record.isLitigated;
    case 'occupancyCertificate':
      return record.occupancyCertificate?.received ?? null;
    case 'totalUnits':
      return within(record.totalUnits, record.totalUnits, wish.value);
    case 'openSpacePercent': {
      const { landSqm, openSqm } = record;
      const percent =
        landSqm === undefined || openSqm === undefined ? undefined : (100 * openSqm) / landSqm;
      return within(percent, percent, wish.value);
    }
    case 'maintenancePerSqft':
      return within(record.maintenancePerSqft, record.maintenancePerSqft, wish.value);
    case 'towers':
      return within(record.towers, record.towers, wish.value);
    default:
      throw new Error(`${wish.field} is not about the project`);
  }
}

/** Whether something is at most a limit, where it may be off by so much. */
function atMost(value: number, off: number, limit: number): Verdict {
  if (Number.isNaN(value)) return null;
  if (value + off <= limit) return true;
  return value - off > limit ? false : null;
}

function anyOf(verdicts: readonly Verdict[]): Verdict {
  return verdicts.includes(true) ? true : verdicts.includes(null) ? null : false;
}

/** Of a circle all or nothing lies in a ring where its rim does not cross it. */
function ringVerdict({ at, radiusMeters }: Circle, ring: readonly LatLng[]): Verdict {
  const isInside = isInRing(at, ring);
  const toRim = Math.min(
    ...ring.map((from, corner) =>
      distanceToPathMeters(at, [from, ring[(corner + 1) % ring.length] ?? from]),
    ),
  );
  return radiusMeters === 0 || toRim >= radiusMeters ? isInside : null;
}

function within(low: number | undefined, high: number | undefined, range: NumberRange): Verdict {
  if (range.min === undefined && range.max === undefined) return true;
  if (low === undefined) return null;
  if (range.max !== undefined && low > range.max) return false;
  return range.min === undefined || (high ?? low) >= range.min;
}

function both(a: Verdict, b: Verdict): Verdict {
  if (a === false || b === false) return false;
  return a === null || b === null ? null : true;
}

/** Whether a day or another period is over where the homes are. */
export function hasPassed(period: string): boolean {
  return dayOfPeriod(period).day < dayInIndia(new Date().toISOString());
}
