import type { ComparisonRow, Property } from '@manemitra/contract/properties';
import { formatSquareMeters, squareMetersFromFeet } from '@manemitra/domain/area';
import { formatMonthDayYear } from '@manemitra/domain/dates';
import {
  bhkLabel,
  khathaLabel,
  possessionStatusLabel,
  propertyTypeLabel,
} from '@manemitra/domain/labels';
import { formatIndianNumber, formatShortRupees } from '@manemitra/domain/money';

interface Subject {
  key: ComparisonRow['key'];
  label: string;
  /** Null when it is not known. */
  value: (property: Property) => string | null;
  /** More is better; null where the project has no such figure. Without it better is a matter of taste. */
  score?: (property: Property) => number | null;
  /** Whether the figures of these projects mean the same. */
  isComparable?: (properties: readonly Property[]) => boolean;
}

/** The rows of the comparator in the order of spec 2. */
const SUBJECTS: readonly Subject[] = [
  { key: 'projectName', label: 'Project', value: ({ project }) => project.name },
  { key: 'location', label: 'Location', value: ({ project }) => project.locality },
  { key: 'type', label: 'Type / BHK', value: homes },
  {
    key: 'superBuiltupArea',
    label: 'Super built-up area',
    value: ({ units }) => areaRange(units.map(({ superBuiltUpSqft }) => superBuiltUpSqft)),
  },
  {
    key: 'pricing',
    label: 'Price',
    value: ({ project }) => priceRange(project.prices),
    score: ({ project: { prices } }) => (prices.min === null ? null : -prices.min),
    // The lowest price of a 2 BHK and that of a villa say nothing about each other.
    isComparable: (properties) => new Set(properties.map(homes)).size === 1,
  },
  {
    key: 'khata',
    label: 'Khata',
    value: (property) => khathas(property).map(khathaLabel).join(', ') || null,
    score: khathaScore,
  },
  {
    key: 'possession',
    label: 'Possession',
    value: ({ project: { status, completionDate } }) => {
      if (status === 'ready') return possessionStatusLabel(status);
      return completionDate === null ? null : formatMonthDayYear(completionDate);
    },
    score: ({ project: { status, completionDate } }) => {
      if (status === 'ready') return 0;
      return completionDate === null ? null : -Date.parse(completionDate);
    },
  },
  {
    key: 'amenities',
    label: 'Amenities',
    value: ({ project: { amenities } }) => count(amenities?.length ?? null),
    score: ({ project: { amenities } }) => amenities?.length ?? null,
  },
  {
    key: 'numberOfUnits',
    label: 'Number of units',
    value: ({ project }) => count(project.totalUnits),
  },
  {
    key: 'numberOfTowers',
    label: 'Number of towers',
    value: ({ project }) => count(project.numOfTowers),
  },
  {
    key: 'openSpace',
    label: 'Open space',
    value: ({ project: { openSpacePercent, area } }) => {
      if (openSpacePercent !== null) return `${Math.round(openSpacePercent)}% of the land`;
      return area.open === null ? null : formatSquareMeters(area.open);
    },
    score: ({ project: { openSpacePercent } }) =>
      openSpacePercent === null ? null : Math.round(openSpacePercent),
    isComparable: (properties) =>
      properties.every(({ project: { openSpacePercent, area } }) =>
        openSpacePercent === null ? area.open === null : true,
      ),
  },
  {
    key: 'carpetArea',
    label: 'Carpet area',
    value: ({ units }) => areaRange(units.map(({ carpetSqft }) => carpetSqft)),
  },
  {
    key: 'waterSource',
    label: 'Water source',
    value: ({ project: { waterSource } }) => waterSource?.map(capitalised).join(', ') || null,
  },
  {
    key: 'monthlyMaintenance',
    label: 'Monthly maintenance',
    value: ({ project: { monthlyMaintenancePerSqft: rate } }) =>
      rate === null ? null : `₹${rate} per sq ft`,
    score: ({ project: { monthlyMaintenancePerSqft: rate } }) => (rate === null ? null : -rate),
  },
];

/** What is known of each project, row by row, and who does best where that can be said. */
export function comparisonRows(properties: readonly Property[]): ComparisonRow[] {
  return SUBJECTS.map((subject) => {
    const values = properties.map(subject.value);
    return {
      key: subject.key,
      label: subject.label,
      values,
      differs: new Set(values).size > 1,
      best: bestOf(subject, properties),
    };
  });
}

/** Nobody is best alone, nor where all are equal. */
function bestOf(
  { score, isComparable }: Subject,
  properties: readonly Property[],
): number[] | null {
  if (score === undefined || isComparable?.(properties) === false) return null;
  const scores = properties.map(score);
  const known = scores.filter((one) => one !== null);
  if (new Set(known).size < 2) return null;
  const highest = Math.max(...known);
  return scores.flatMap((one, index) => (one === highest ? [index] : []));
}

/** `Apartments / 2 BHK, 3 BHK`, `Plots`. */
function homes({ project, parameters }: Property): string | null {
  const types = project.propertyTypes.map((type) => propertyTypeLabel(type, 'many')).join(', ');
  const rooms = parameters.bhk.map(bhkLabel).join(', ');
  return [types, rooms].filter((part) => part !== '').join(' / ') || null;
}

function khathas({ land }: Property) {
  const kinds = land.surveyNumDetails.flatMap(({ khathaType }) => khathaType ?? []);
  return [...new Set(kinds)].sort();
}

/** A is the better paper than B; an e-Khata is the electronic form of either, so it is neither. */
function khathaScore(property: Property): number | null {
  const [kind, ...others] = khathas(property);
  if (kind === undefined || kind === 'E' || others.length > 0) return null;
  return kind === 'A' ? 1 : 0;
}

interface Extent {
  min: number;
  max: number | null;
}

/** `102 to 149 sq m`: square metres, as the specification has it in the comparator. */
function areaRange(extents: readonly (Extent | null)[]): string | null {
  const known = extents.filter((extent) => extent !== null);
  if (known.length === 0) return null;
  const least = squareMetersFromFeet(Math.min(...known.map(({ min }) => min)));
  const most = squareMetersFromFeet(Math.max(...known.map(({ min, max }) => max ?? min)));
  return Math.round(least) === Math.round(most)
    ? formatSquareMeters(most)
    : `${formatIndianNumber(least)} to ${formatSquareMeters(most)}`;
}

/** `₹90 L to ₹1.42 Cr`, `₹90 L`. */
function priceRange({ min, max }: Property['project']['prices']): string | null {
  if (min === null) return null;
  const [from, to] = [formatShortRupees(min), formatShortRupees(max ?? min)];
  return from === to ? from : `${from} to ${to}`;
}

function count(value: number | null): string | null {
  return value === null ? null : formatIndianNumber(value);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
