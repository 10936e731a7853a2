import type { Journey, JourneyMode } from '@manemitra/city/routing/journeys';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { getMinutes } from '@manemitra/contract/minutes';
import { Problem } from '@manemitra/contract/problems';
import type { Point } from '@manemitra/domain/geography';
import { theCity } from '#server/features/journeys/public.ts';
import { unlessOut, type PlaceServices } from './outside-services.ts';

/** Further from the next street than this, a point is not in the city that we know. */
const OUTSIDE_METERS = 5000;

interface Asked {
  from: Point;
  to: Point;
  mode: JourneyMode;
  /** `HH:MM`. */
  at: string;
}

type Answer = EndpointAnswer<typeof getMinutes>;

/** How long a way takes: as the route service says, where one is configured, else estimated over our own streets. */
export async function findMinutes(
  { from, to, mode, at }: Asked,
  { findRoute, report }: PlaceServices,
): Promise<Answer> {
  const city = theCity();
  refuseOutside({ from, to });
  const route =
    mode === 'drive' && findRoute ? await unlessOut(findRoute(from, to), report) : undefined;
  if (route !== undefined) {
    const minutes = Math.max(1, Math.round(route.seconds / 60));
    const range = { low: minutes, high: minutes };
    const leg = { mode: 'drive' as const, meters: route.meters, minutes: range };
    return present(
      { meters: route.meters, minutes: range, legs: [leg] },
      { at, isEstimated: false },
    );
  }
  const journey = city.between(from, to, mode, Number(at.slice(0, 2)));
  return present(journey, { at, isEstimated: true });
}

function refuseOutside(points: { from: Point; to: Point }): void {
  const fields = Object.entries(points).flatMap(([name, point]) => {
    const access = theCity().spotAt(point).snaps[0]?.access ?? Infinity;
    const message = 'This point is outside the streets of Bengaluru that we know.';
    return access > OUTSIDE_METERS ? [{ field: `query.${name}`, message }] : [];
  });
  if (fields.length > 0) throw new Problem('input.invalid', { fields });
}

function present(
  journey: Journey | undefined,
  { at, isEstimated }: { at: string; isEstimated: boolean },
): Answer {
  if (journey === undefined) return { meters: null, minutes: null, at, isEstimated, legs: [] };
  return {
    meters: journey.meters,
    minutes: journey.minutes,
    at,
    isEstimated,
    legs: journey.legs.map(({ mode, meters, minutes, line, from, to }) => ({
      mode,
      meters,
      minutes,
      line: line ?? null,
      from: from ?? null,
      to: to ?? null,
    })),
  };
}
