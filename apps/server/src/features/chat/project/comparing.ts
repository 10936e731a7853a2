import { formatDistance } from '@manemitra/domain/geography';
import { formatSquareFeet } from '@manemitra/domain/area';
import { formatShortRupees } from '@manemitra/domain/money';
import { spokenName } from '@manemitra/query/gazetteer';
import { metersTo } from './location-answers.ts';
import { loading } from './size-answers.ts';
import { unitsAsked, type ProjectFacts } from './project-facts.ts';

interface Figure {
  label: string;
  value: number;
}

/** What a question that sets two facts against each other is told beyond them; only known figures are compared. */
export function comparisonsOf(facts: ProjectFacts): string[] {
  const { question } = facts;
  if (!question.compares) return [];
  const asks = (...topics: (typeof question.topics)[number][]) =>
    topics.some((topic) => question.topics.includes(topic));
  const isAboutPlaces = question.places.length > 0;
  // What the larger area holds beyond the smaller one is the loading.
  if (asks('super-built-up')) return [loading.say(facts) ?? 'The loading: not disclosed.'];
  return [
    ...lowest(distances(facts), 'the nearest', formatDistance),
    ...(isAboutPlaces || asks('sizes', 'metro')
      ? []
      : lowest(prices(facts), 'the lowest priced', formatShortRupees)),
    ...(asks('sizes') ? lowest(carpets(facts), 'the smallest', formatSquareFeet) : []),
  ];
}

/** `The metro is the nearest of these, by 4.2 km.` */
function lowest(
  figures: readonly Figure[],
  what: string,
  format: (difference: number) => string,
): string[] {
  const [first, second] = figures.toSorted((a, b) => a.value - b.value);
  if (first === undefined || second === undefined) return [];
  return first.value === second.value
    ? [`${first.label} and ${second.label} are the same in this.`]
    : [`${first.label} is ${what} of these, by ${format(second.value - first.value)}.`];
}

function distances({ detail: { project }, question }: ProjectFacts): Figure[] {
  const { nearestMetro: metro } = project;
  const station =
    question.topics.includes('metro') && metro !== null
      ? [{ label: metro.station, value: metro.meters }]
      : [];
  const named = question.places.flatMap((place) => {
    const value = metersTo(project.geolocation.coordinates, place);
    return value === null ? [] : { label: spokenName(place), value };
  });
  return [...station, ...named];
}

function prices(facts: ProjectFacts): Figure[] {
  return unitsAsked(facts).flatMap(({ label, price }) =>
    price === null ? [] : { label, value: price.min },
  );
}

function carpets(facts: ProjectFacts): Figure[] {
  return unitsAsked(facts).flatMap(({ label, carpetSqft }) =>
    carpetSqft === null ? [] : { label, value: carpetSqft.min },
  );
}
