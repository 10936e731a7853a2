import { upperFirst } from '@manemitra/domain/first-letter';
import type { ComparisonRow } from '@manemitra/contract/compare';
import { FACTS } from '@manemitra/contract/facts/registry';
import { wardText } from '@manemitra/contract/facts/ward-text';
import type { Property } from '@manemitra/contract/property';
import type { WardStanding } from '@manemitra/contract/ward';
import { formatSquareMeters } from '@manemitra/domain/area';
import { NOT_HEARD } from '@manemitra/domain/complaint-texts';
import { formatMonthDayYear } from '@manemitra/domain/dates';
import { factDay } from '@manemitra/domain/fact-day';
import { formatKnownDay } from '@manemitra/domain/periods';
import { pastPromiseText } from '@manemitra/domain/possession-state';
import { possessionStatusLabel } from '@manemitra/domain/labels';
import { reraEntry } from '@manemitra/domain/rera-standing';
import {
  allInFrom,
  areaRange,
  areaRangeInFeet,
  count,
  homes,
  isPlotted,
  khathaScore,
  knownForSome,
  loadingRange,
  lowestAllIn,
  priceRange,
} from './comparison-values.ts';
import { certificateBeside, isOpenToLiveIn } from './certificate-beside.ts';
import type { ComplaintCount } from './load-complaint-counts.ts';

/** A project with what the comparator asks beyond its facts. */
export interface Compared {
  property: Property;
  /** Null: not known. */
  complaints: ComplaintCount | null;
  ward: WardStanding | null;
}

export interface Subject {
  key: ComparisonRow['key'];
  label: string;
  /** Null when it is not known. */
  value: (compared: Compared) => string | null;
  /** A note to the value. */
  note?: (compared: Compared) => string | null;
  /** A fact that belongs to the value and stands beside it: two that differ in it are not the same. */
  state?: (compared: Compared) => string | null;
  /** More is better; null where the project has no such figure. Without it better is a matter of taste. */
  score?: (compared: Compared) => number | null;
  /** Whether the figures of these projects mean the same. */
  isComparable?: (all: readonly Compared[]) => boolean;
}

/** The rows of the comparator in the order of spec 2, then ours. */
export const SUBJECTS: readonly Subject[] = [
  { key: 'projectName', label: 'Project', value: ({ property: { project } }) => project.name },
  { key: 'location', label: 'Location', value: ({ property: { project } }) => project.locality },
  { key: 'type', label: 'Type / BHK', value: ({ property }) => homes(property) },
  {
    key: 'superBuiltupArea',
    label: 'Super built-up area',
    value: ({ property }) =>
      isPlotted(property)
        ? SITES_ONLY
        : areaRange(property.units.map((unit) => unit.superBuiltUpSqft)),
    note: ({ property: { units } }) => areaRangeInFeet(units.map((unit) => unit.superBuiltUpSqft)),
  },
  {
    key: 'pricing',
    // Beside the all-in price, which is another.
    label: 'Listed price',
    value: ({ property: { project } }) => priceRange(project.prices),
    score: ({
      property: {
        project: { prices },
      },
    }) => (prices.min === null ? null : -prices.min),
    note: ({ property: { units } }) => knownForSome(units.map(({ price }) => price)),
    isComparable: (all) => haveSameHomes(all) && all.every(isWhole(({ price }) => price)),
  },
  {
    key: 'khata',
    label: FACTS.khata.label(),
    value: ({ property }) => FACTS.khata.value(property),
    score: ({ property }) => khathaScore(property),
    // One that cannot be ranked could be the better one.
    isComparable: (all) =>
      all.every(
        ({ property }) => FACTS.khata.value(property) === null || khathaScore(property) !== null,
      ),
  },
  {
    key: 'possession',
    label: 'Possession',
    value: ({
      property: {
        project: { status, completionDate, completionPrecision, isPromisePast },
      },
    }) => {
      if (status === 'ready' || status === 'built-oc-pending') return possessionStatusLabel(status);
      if (completionDate === null) return null;
      if (isPromisePast) return pastPromiseText(completionDate, completionPrecision);
      return completionPrecision === null
        ? formatMonthDayYear(completionDate)
        : formatKnownDay(completionDate, completionPrecision);
    },
    // The words of the value are fixed, and say nothing of the certificate (spec 2).
    state: ({ property }) => certificateBeside(property),
    score: ({ property }) => {
      const { status, completionDate, isPromisePast } = property.project;
      // Without the certificate nobody knows when.
      if (status === 'ready') return isOpenToLiveIn(property) ? 0 : null;
      if (isPromisePast || status === 'built-oc-pending') return null;
      return completionDate === null ? null : -Date.parse(completionDate);
    },
  },
  {
    key: 'amenities',
    label: 'Amenities',
    value: ({
      property: {
        project: { amenities },
      },
    }) => count(amenities?.length ?? null),
  },
  {
    key: 'numberOfUnits',
    label: 'Number of units',
    value: ({ property }) => FACTS['total-homes'].value(property),
  },
  {
    key: 'numberOfTowers',
    label: 'Number of towers',
    value: ({ property }) =>
      FACTS.towers.value(property) ?? (isPlotted(property) ? SITES_ONLY : null),
  },
  {
    key: 'openSpace',
    label: 'Open space',
    value: ({
      property: {
        project: { openSpacePercent, area },
      },
    }) => {
      if (openSpacePercent !== null) return `${Math.round(openSpacePercent)}% of the land`;
      return area.open === null ? null : formatSquareMeters(area.open);
    },
    score: ({
      property: {
        project: { openSpacePercent },
      },
    }) => (openSpacePercent === null ? null : Math.round(openSpacePercent)),
    isComparable: (all) =>
      all.every(({ property: { project } }) =>
        project.openSpacePercent === null ? project.area.open === null : true,
      ),
  },
  {
    key: 'carpetArea',
    label: 'Carpet area',
    value: ({ property }) =>
      isPlotted(property) ? SITES_ONLY : areaRange(property.units.map((unit) => unit.carpetSqft)),
    note: ({ property: { units } }) => areaRangeInFeet(units.map((unit) => unit.carpetSqft)),
  },
  {
    key: 'waterSource',
    label: 'Water source',
    value: ({ property }) => FACTS.water.value(property),
  },
  {
    key: 'monthlyMaintenance',
    label: 'Monthly maintenance',
    value: ({
      property: {
        project: { monthlyMaintenancePerSqft: rate },
      },
    }) => (rate === null ? null : `₹${rate} per sq ft`),
    score: ({
      property: {
        project: { monthlyMaintenancePerSqft: rate },
      },
    }) => (rate === null ? null : -rate),
    // For a plot it is calculated on its land.
    isComparable: (all) => new Set(all.map(({ property }) => isPlotted(property))).size === 1,
  },
  {
    key: 'rera',
    label: 'RERA',
    value: ({ property: { project, isDemonstration } }) => reraEntry(project.rera, isDemonstration),
  },
  {
    key: 'allInPrice',
    label: 'All-in price',
    // Calculated at the lowest price of each unit type: a highest one would be too low.
    value: ({ property }) => allInFrom(property),
    note: ({ property: { units } }) => knownForSome(units.map(({ allInPrice }) => allInPrice)),
    score: ({ property }) => {
      const lowest = lowestAllIn(property);
      return lowest === null ? null : -lowest.rupees;
    },
    // A price that is only known "at least" may be higher than any other.
    isComparable: (all) =>
      haveSameHomes(all) &&
      all.every(isWhole(({ allInPrice }) => allInPrice)) &&
      all.every(({ property }) => lowestAllIn(property)?.isAtLeast !== true),
  },
  {
    key: 'loading',
    label: 'Loading',
    value: ({ property }) => (isPlotted(property) ? SITES_ONLY : loadingRange(property)),
    note: ({ property: { units } }) =>
      knownForSome(units.map(({ loadingPercent }) => loadingPercent)),
    score: ({ property: { units } }) => {
      const known = units.flatMap(({ loadingPercent }) => loadingPercent ?? []);
      return known.length === 0 ? null : -Math.round(Math.max(...known));
    },
    isComparable: (all) =>
      haveSameHomes(all) && all.every(isWhole(({ loadingPercent }) => loadingPercent)),
  },
  {
    key: 'reraComplaints',
    label: 'RERA complaints',
    value: ({ property: { project }, complaints }) =>
      complaints === null && project.rera.state === 'not-needed'
        ? upperFirst(NOT_HEARD)
        : count(complaints?.count ?? null),
    // A builder with nine complaints about other homes is not the same as one with none.
    state: ({ complaints }) => {
      if (complaints === null) return null;
      const { ofOthers, checkedOn } = complaints;
      const checked =
        checkedOn === null
          ? 'the register was not checked for more'
          : factDay('complaints', checkedOn);
      // Nobody looked for those: that none is known is not none.
      const others =
        checkedOn === null && ofOthers === 0 ? '' : `${ofOthers} on its builder’s other projects; `;
      return `${others}${checked}`;
    },
    // No best: they were counted on different days, and of few homes or of projects without buyers there are few.
  },
  {
    key: 'ward',
    label: FACTS.ward.label(),
    value: ({ ward }) => (ward === null ? null : wardText(ward)),
  },
];

const SITES_ONLY = 'None: sites only';

/** The lowest price of a 2 BHK and that of a villa say nothing about each other. */
function haveSameHomes(all: readonly Compared[]): boolean {
  return new Set(all.map(({ property }) => homes(property))).size === 1;
}

/** Whether all unit types of a project have the figure, or none: otherwise its lowest may be a high one. */
function isWhole(figure: (unit: Property['units'][number]) => unknown) {
  return ({ property: { units } }: Compared): boolean =>
    new Set(units.map((unit) => figure(unit) === null)).size < 2;
}
