import type { AreaForAll } from '@manemitra/contract/besides-found';
import { rangeOf, type Spot } from '@manemitra/city/routing/journeys';
import { canonical } from '@manemitra/query/canonical';
import type { Criteria } from '@manemitra/query/criteria';
import { describe } from '@manemitra/query/describe';
import { places, spokenName } from '@manemitra/query/gazetteer';
import { criteriaOf, type Interpretation } from '@manemitra/query/interpretation';
import type { Place } from '@manemitra/query/place';
import { theCity } from '#server/features/journeys/public.ts';
import { pauses } from '#server/platform/let-others-go-on.ts';
import { MORE_MINUTES } from './changes.ts';
import { LONGEST_MINUTES } from './fields/place-fields.ts';
import type { Finder } from './finder.ts';
import { waysTo } from './index/journey.ts';
import { wantedWays, type WantedWay } from './reach.ts';
import { readsBack, type RelaxContext } from './relax.ts';

/** So many areas are told. */
const MOST = 6;

/**
 * Where two or more people have a place and nothing fits: the localities from whose middle each is there in time, the shortest
 * of the longer ways first, with how many projects in them do for all, whatever else was asked. Those with projects come first.
 * Where there is none, those that need the least more minutes for each.
 */
export async function areasForAll(
  finder: Finder,
  interpretation: Interpretation,
  context: RelaxContext,
): Promise<AreaForAll[]> {
  const ways = wantedWays(interpretation).filter(({ value }) => value.who !== undefined);
  if (ways.length < 2 || interpretation.alternatives !== undefined) return [];
  const limits = ways.map(({ value }) => value.withinMinutes);
  const minutes = ways.map(({ value, place }) => waysTo(value, place));
  const all = localitySpots().map(({ place, spot }) => ({
    place,
    each: minutes.map((to) => to(spot)),
  }));
  const within = (more: number) =>
    all.filter(({ each }) => each.every((one, i) => one <= (limits[i] ?? 0) + more));
  for (const moreMinutes of [0, ...MORE_MINUTES]) {
    const near = within(moreMinutes);
    if (near.length === 0 || Math.max(...limits) + moreMinutes > LONGEST_MINUTES) continue;
    const counts = finder.countsByLocality(canonical(forWays(interpretation, moreMinutes)));
    const counted = near.map((area) => ({ ...area, total: counts.get(area.place.slug) ?? 0 }));
    // Nobody is asked for more minutes for an area without a project.
    if (moreMinutes > 0 && counted.every(({ total }) => total === 0)) continue;
    return told(counted, { ways, moreMinutes, interpretation, context });
  }
  return [];
}

interface Counted {
  place: Place;
  /** Minutes of each person. */
  each: number[];
  total: number;
}

async function told(
  areas: readonly Counted[],
  {
    ways,
    moreMinutes,
    interpretation,
    context,
  }: {
    ways: readonly WantedWay[];
    moreMinutes: number;
    interpretation: Interpretation;
    context: RelaxContext;
  },
): Promise<AreaForAll[]> {
  const near = areas.toSorted(
    (a, b) =>
      Number(b.total > 0) - Number(a.total > 0) ||
      Math.max(...a.each) - Math.max(...b.each) ||
      sum(a.each) - sum(b.each),
  );
  const pause = pauses();
  const areasTold: AreaForAll[] = [];
  for (const { place, total, each } of near.slice(0, MOST)) {
    const criteria = forWays(interpretation, moreMinutes, place);
    const sentence = describe(criteria, context.names);
    await pause();
    if (!(await readsBack(sentence, criteria, context))) continue;
    areasTold.push({
      name: spokenName(place),
      coordinates: [...place.at],
      people: ways.map(({ value, place: to }, way) => ({
        who: value.who ?? null,
        place: spokenName(to),
        withinMinutes: value.withinMinutes,
        minutes: rangeOf(each[way] as number),
      })),
      moreMinutes,
      total,
      sentence,
    });
  }
  return areasTold;
}

const sum = (each: readonly number[]): number => each.reduce((all, one) => all + one, 0);

/** The ways that all places must be within, with so many minutes more for each, and nothing else but that it lies in a locality. */
function forWays(interpretation: Interpretation, moreMinutes: number, area?: Place): Criteria {
  const { constraints } = criteriaOf(interpretation);
  const kept = constraints.flatMap((one): Criteria['constraints'] => {
    if (one.field !== 'near' || one.strength !== 'must' || !('withinMinutes' in one.value))
      return [];
    const withinMinutes = one.value.withinMinutes + moreMinutes;
    return [{ ...one, value: { ...one.value, withinMinutes } }];
  });
  const place: Criteria['constraints'] =
    area === undefined ? [] : [{ field: 'locality', value: { in: [area.slug] }, strength: 'must' }];
  return {
    constraints: [...place, ...kept],
    ...(interpretation.sort === undefined ? {} : { sort: interpretation.sort }),
  };
}

let spots: { place: Place; spot: Spot }[] | undefined;

/** The middles of the localities, with the streets and stops around them. */
function localitySpots() {
  return (spots ??= places
    .filter(({ kind, isRough, isHomonym }) => kind === 'locality' && !isRough && !isHomonym)
    .map((place) => ({ place, spot: theCity().spotAt(place.at) })));
}
