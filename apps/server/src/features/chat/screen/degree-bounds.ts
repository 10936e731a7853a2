import { formatShortRupees, LAKH } from '@manemitra/domain/money';
import { distanceToPlaceMeters, placeBySlug, spokenName } from '@manemitra/query/gazetteer';
import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Place } from '@manemitra/query/place';
import { placesNamedAt } from '@manemitra/query/places-named';
import type { Token } from '@manemitra/query/token';
import { metroForm, type Degree } from './degree-words.ts';
import { homeOf, type Shown } from './shown.ts';
import { biggerThan, smallerThan } from './size-bounds.ts';
import type { Bound } from './bound.ts';

/** Radii that a search steps down by, in metres. */
const STEPS = [10_000, 5000, 3000, 2000, 1000, 500];
const METRO_STEPS = STEPS.slice(1);

/** "Cheaper" as a sum below the lowest that is seen, "nearer" as a smaller circle. Undefined where nothing is seen to measure by. */
export function boundOf(
  degree: Degree,
  tokens: readonly Token[],
  projects: Shown['projects'],
  previous: Interpretation | undefined,
): Bound | undefined {
  const isAllIn = everyConstraint(previous ?? { constraints: [] }).some(
    (one) => one.field === 'price' && one.value.basis === 'all-in',
  );
  const homes = projects.flatMap((one) => homeOf(one) ?? []);
  if (degree === 'cheap' || (degree === 'low' && !saysMetro(tokens))) {
    const prices = homes.flatMap(
      ({ price, allInPrice }) => (isAllIn ? allInPrice : price?.min) ?? [],
    );
    if (prices.length === 0) return undefined;
    return cheaperThan(
      prices.toSorted((a, b) => a - b),
      isAllIn ? 'all-in' : 'listed',
    );
  }
  if (degree === 'big') return biggerThan(homes, previous);
  if (degree === 'small') return smallerThan(homes);
  if (degree !== 'near') return undefined;
  // "Near Yelachenahalli metro" says by itself where.
  if (namesStation(tokens)) return undefined;
  if (saysMetro(tokens)) return nearerMetro(projects, previous);
  const named = tokens.flatMap((_, at) => placesNamedAt(tokens, at)?.places ?? [])[0];
  if (named !== undefined) return nearerPlace(named, projects, previous);
  // "Nearer": to what the search before wants near.
  const [wished, other] = wishedNear(previous);
  if (wished === undefined || other !== undefined) return undefined;
  if (wished.field === 'metroLine') return nearerMetro(projects, previous);
  const place = wished.field === 'near' ? placeBySlug(wished.value.place) : undefined;
  return place && nearerPlace(place, projects, previous);
}

const wishedNear = (previous: Interpretation | undefined) =>
  everyConstraint(previous ?? { constraints: [] }).filter(
    ({ field, strength }) => strength !== 'avoid' && (field === 'near' || field === 'metroLine'),
  );

/**
 * Below the lowest of what is seen. Where all that fits is seen there is none: then below the middle of them. `prices` are in rupees, the
 * lowest first.
 */
function cheaperThan(prices: readonly number[], basis: 'all-in' | 'listed'): Bound | undefined {
  const below = (price: number) => Math.ceil(price / LAKH - 1) * LAKH;
  const lowest = prices[0] ?? 0;
  const middle = prices[Math.floor(prices.length / 2)] ?? lowest;
  if (below(lowest) <= 0) return undefined;
  const under = (price: number) =>
    `${basis === 'listed' ? '' : 'all-in '}under ${formatShortRupees(below(price))}`;
  return {
    prompt: under(lowest),
    says: `The lowest of what you see is ${formatShortRupees(lowest)} ${basis}.`,
    ...(below(middle) < lowest
      ? {}
      : {
          orElse: {
            prompt: under(middle),
            says: `Nothing that fits is below ${formatShortRupees(lowest)} ${basis}, the lowest of what you see: these are below ${formatShortRupees(below(middle))} ${basis}.`,
          },
        }),
  };
}

/** "Yelachenahalli metro": a station, and not the metro. */
const namesStation = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => {
    const named = placesNamedAt(tokens, at);
    const next = tokens[at + (named?.length ?? 0)]?.text ?? '';
    const isStation = named?.places.some(({ slug }) => slug.endsWith('-metro')) === true;
    return (
      isStation ||
      (named !== undefined && !metroForm.test(tokens[at]?.text ?? '') && metroForm.test(next))
    );
  });

const saysMetro = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => metroForm.test(text));

function nearerMetro(
  projects: Shown['projects'],
  previous: Interpretation | undefined,
): Bound | undefined {
  const ways = wishedNear(previous).flatMap((one) => (one.field === 'metroLine' ? one.value : []));
  const wished = ways.map(({ withinMeters }) => withinMeters);
  const line = ways[0]?.line ?? 'any';
  const seen = projects.flatMap(({ project }) => project.nearestMetro?.meters ?? []);
  const now = wished[0] ?? (seen.length === 0 ? undefined : Math.max(...seen));
  const next = METRO_STEPS.find((step) => now === undefined || step < now) ?? METRO_STEPS.at(-1);
  return {
    prompt: `within ${(next ?? 1000) / 1000} km of ${line === 'any' ? 'the metro' : `the ${line} line metro`}`,
    says:
      now === undefined
        ? ''
        : `So far it was ${(Math.round(now / 100) / 10).toLocaleString('en-IN')} km.`,
  };
}

/** "Closer to Manyata": within the next smaller circle around it than was wished for, or than those seen lie in. */
function nearerPlace(
  place: Place,
  projects: Shown['projects'],
  previous: Interpretation | undefined,
): Bound | undefined {
  const wished = everyConstraint(previous ?? { constraints: [] }).flatMap((one) =>
    one.field === 'near' && one.value.place === place.slug && 'withinMeters' in one.value
      ? one.value.withinMeters
      : [],
  );
  const seen = projects.flatMap(({ project: { geolocation } }) =>
    geolocation.coordinates === null ? [] : distanceToPlaceMeters(geolocation.coordinates, place),
  );
  const now = wished[0] ?? (seen.length === 0 ? undefined : Math.max(...seen));
  const next = STEPS.find((step) => now !== undefined && step < now);
  if (now === undefined || next === undefined) return undefined;
  return {
    prompt: `within ${next / 1000} km of ${spokenName(place)}`,
    says: `So far it was ${(Math.round(now / 100) / 10).toLocaleString('en-IN')} km to ${spokenName(place)}.`,
  };
}
