import type { FoundProperty } from '@manemitra/contract/found-property';
import { formatSquareFeet } from '@manemitra/domain/area';
import { formatDistance } from '@manemitra/domain/geography';
import { formatShortRupees } from '@manemitra/domain/money';
import { formatKnownMonth } from '@manemitra/domain/periods';
import { distanceToPlaceMeters, spokenName } from '@manemitra/query/gazetteer';
import type { Place } from '@manemitra/query/place';
import type { TopicId } from '../project/topic-words.ts';
import type { Degree } from './degree-words.ts';
import { homeOf } from './shown.ts';

/** A figure by which the projects shown are compared. */
export interface Figure {
  /** "the price", as a sentence calls it. */
  name: string;
  of: (project: FoundProperty) => number | null;
  says: (value: number, project: FoundProperty) => string;
  /** The end that is asked for. */
  end: 'lowest' | 'highest';
}

const READY = 0;
/** After what is ready, before every date. */
const BUILT = 1;

const FIGURES = {
  price: {
    name: 'price',
    of: (found) => homeOf(found)?.price?.min ?? found.project.price,
    says: (rupees, found) => {
      const allIn = homeOf(found)?.allInPrice ?? null;
      const whole = allIn === null ? '' : ` listed, ${formatShortRupees(allIn)} all-in`;
      return `${formatShortRupees(rupees)}${whole}${ofHome(found)}`;
    },
  },
  'all-in': {
    name: 'all-in price',
    of: (found) => homeOf(found)?.allInPrice ?? null,
    says: (rupees, found) => `${formatShortRupees(rupees)} all-in${ofHome(found)}`,
  },
  sizes: {
    name: 'carpet area',
    of: (found) => homeOf(found)?.carpetSqft?.min ?? null,
    says: (sqft, found) => `${formatSquareFeet(sqft)} of carpet${ofHome(found)}`,
  },
  loading: {
    name: 'loading',
    of: (found) => homeOf(found)?.loadingPercent ?? null,
    says: (percent) => `${Math.round(percent)} % loading`,
  },
  metro: {
    name: 'distance to the metro',
    of: ({ project }) => project.nearestMetro?.meters ?? null,
    says: (meters, { project }) =>
      `${formatDistance(meters)} from ${project.nearestMetro?.station ?? 'the metro'}`,
  },
  maintenance: {
    name: 'maintenance',
    of: ({ project }) => project.monthlyMaintenancePerSqft,
    says: (rupees) => `₹${rupees} a sq ft each month`,
  },
  'open-space': {
    name: 'open space',
    of: ({ project }) => project.openSpacePercent,
    says: (percent) => `${Math.round(percent)} % open space`,
  },
  homes: {
    name: 'number of homes',
    of: ({ project }) => project.totalUnits,
    says: (count) => `${count} homes`,
  },
  possession: {
    name: 'possession',
    of: ({ project: { status, completionDate, isPromisePast } }) => {
      if (status === 'ready') return READY;
      if (status === 'built-oc-pending') return BUILT;
      return completionDate === null || isPromisePast ? null : Date.parse(completionDate);
    },
    says: (value, { project }) =>
      value === BUILT
        ? 'built, OC pending'
        : value === READY || project.completionDate === null
          ? 'ready to move in'
          : `promised for ${formatKnownMonth(project.completionDate, project.completionPrecision)}`,
  },
} satisfies Partial<Record<TopicId, Omit<Figure, 'end'>>>;

function ofHome(found: FoundProperty): string {
  const home = homeOf(found);
  return home === undefined ? '' : ` for the ${home.label}`;
}

const isFigure = (topic: TopicId): topic is keyof typeof FIGURES => topic in FIGURES;

/** Which figure each degree is of where the sentence names none, and which end it asks for. */
const DEGREES: Record<Degree, { figure: keyof typeof FIGURES; end: Figure['end'] }> = {
  cheap: { figure: 'price', end: 'lowest' },
  dear: { figure: 'price', end: 'highest' },
  big: { figure: 'sizes', end: 'highest' },
  small: { figure: 'sizes', end: 'lowest' },
  near: { figure: 'metro', end: 'lowest' },
  far: { figure: 'metro', end: 'highest' },
  early: { figure: 'possession', end: 'lowest' },
  low: { figure: 'price', end: 'lowest' },
  high: { figure: 'price', end: 'highest' },
};

/** Degrees that say by themselves what is measured: "cheapest" is of the price whatever else is named. */
const OWN: ReadonlySet<Degree> = new Set(['cheap', 'dear', 'big', 'small', 'early']);

/** The figure that a degree is of: its own, that of a place named, or that of a topic named. */
export function figureOf(
  degree: Degree,
  topics: readonly TopicId[],
  places: readonly Place[] = [],
): Figure {
  const { figure, end } = DEGREES[degree];
  const [place] = places;
  // "My office is at Manyata, which is the least commute?"
  const isOfWay = topics.includes('metro') && (degree === 'low' || degree === 'high');
  if (place !== undefined && (degree === 'near' || degree === 'far' || isOfWay))
    return { ...distanceTo(place), end };
  const named = OWN.has(degree) ? undefined : topics.find(isFigure);
  return {
    ...FIGURES[named ?? (topics.includes('all-in') ? 'all-in' : figure)],
    end,
  };
}

/** "Which is near a hospital", "which has more amenities": of a thing that no figure measures, and not of the metro or the price. */
export const isOfUnmeasured = (
  degree: Degree,
  topics: readonly TopicId[],
  places: readonly Place[],
): boolean =>
  !OWN.has(degree) && places.length === 0 && topics.length > 0 && !topics.some(isFigure);

function distanceTo(place: Place): Omit<Figure, 'end'> {
  const name = spokenName(place);
  return {
    name: `distance to ${name}`,
    of: ({ project: { geolocation } }) =>
      geolocation.coordinates === null
        ? null
        : distanceToPlaceMeters(geolocation.coordinates, place),
    says: (meters) => `${formatDistance(meters)} from ${name} in a straight line`,
  };
}

/** Those of which the figure is known, from the end that is asked for. */
export function byDegree(
  projects: readonly FoundProperty[],
  { of, end }: Figure,
): { project: FoundProperty; value: number }[] {
  return projects
    .flatMap((project) => {
      const value = of(project);
      return value === null ? [] : { project, value };
    })
    .toSorted((a, b) => (end === 'lowest' ? a.value - b.value : b.value - a.value));
}
