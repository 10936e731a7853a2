import { distanceMeters, type Point } from '@manemitra/domain/geography';
import { writeDigits, writeSteps } from '../digits.ts';
import type { BusesFile } from '../buses.ts';

/** A stop of a service's way, and the ways of a service, in the form that all sources share. */
export interface MadeStop {
  name: string;
  at: Point;
}
export interface MadeWay {
  service: string;
  stops: readonly string[];
}

/** The file of buses from stops by id and the ways of services. The order of what is given does not matter. */
export function busFile(
  about: BusesFile['about'],
  stops: ReadonlyMap<string, MadeStop>,
  ways: readonly MadeWay[],
): string {
  const told = [...new Map(ways.flatMap((way) => keptWay(way, stops))).values()].sort(
    byNameThenStops,
  );
  const used = new Set(told.flatMap((way) => way.stops));
  const ids = [...used].sort((a, b) => northFirst(stops.get(a), stops.get(b)) || (a < b ? -1 : 1));
  const numberOf = new Map(ids.map((id, number) => [id, number]));
  const services = [...new Set(told.map(({ service }) => service))];
  const serviceNumber = new Map(services.map((name, number) => [name, number]));
  const column = (of: 0 | 1) =>
    writeSteps(ids.map((id) => Math.round((stops.get(id)?.at[of] ?? 0) * 100_000)));
  const file: BusesFile = {
    about,
    stops: {
      count: ids.length,
      lat: column(0),
      lng: column(1),
      names: ids.map((id) => stops.get(id)?.name ?? ''),
    },
    services,
    ways: {
      count: told.length,
      service: writeDigits(told.map(({ service }) => serviceNumber.get(service) ?? 0)),
      stops: writeDigits(told.map((way) => way.stops.length)),
      at: writeSteps(told.flatMap((way) => way.stops.map((id) => numberOf.get(id) ?? 0))),
    },
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Further apart are no two stops of a city bus that follow each other. */
const FURTHEST_STEP_METERS = 25_000;

/** A way of at least two stops that are known and follow each other, by what makes it one of its own. */
function keptWay(way: MadeWay, stops: ReadonlyMap<string, MadeStop>): [string, MadeWay][] {
  const known = way.stops.filter((id, i) => stops.has(id) && id !== way.stops[i - 1]);
  const isBroken = known.slice(1).some((id, i) => {
    const [from, to] = [stops.get(known[i] ?? ''), stops.get(id)];
    return from && to && distanceMeters(from.at, to.at) > FURTHEST_STEP_METERS;
  });
  if (known.length < 2 || isBroken) return [];
  return [[`${way.service} ${known.join(' ')}`, { service: way.service, stops: known }]];
}

function byNameThenStops(a: MadeWay, b: MadeWay): number {
  if (a.service !== b.service) return a.service < b.service ? -1 : 1;
  return a.stops.join(' ') < b.stops.join(' ') ? -1 : 1;
}

function northFirst(a: MadeStop | undefined, b: MadeStop | undefined): number {
  return (b?.at[0] ?? 0) - (a?.at[0] ?? 0) || (a?.at[1] ?? 0) - (b?.at[1] ?? 0);
}

const ABOUT: BusesFile['about'] = {
  title: 'Bus stops of BMTC and the stops of each service',
  note: 'As of November 2025. How often a bus comes is not in it.',
  sources: [
    {
      id: 'buses',
      name: 'Vonter/transitrouter',
      licence: 'MIT',
      attribution: 'Vonter/transitrouter, from BMTC',
      date: '2025-11',
    },
  ],
};

/** From the two files of Vonter/transitrouter: stops by id, services by name with their stops by direction. */
export function busesFromRouter(stopsText: string, servicesText: string): string {
  const stops = JSON.parse(stopsText) as Record<string, [lng: number, lat: number, name: string]>;
  const services = JSON.parse(servicesText) as Record<string, Record<string, string[][] | string>>;
  const ways = Object.entries(services).flatMap(([service, directions]) =>
    isTrial(service)
      ? []
      : Object.values(directions).flatMap((lists) =>
          typeof lists === 'string' ? [] : lists.map((list) => ({ service, stops: list })),
        ),
  );
  const points = Object.entries(stops).map(([id, [lng, lat, name]]): [string, MadeStop] => [
    id,
    { name, at: [lat, lng] },
  ]);
  return busFile(ABOUT, new Map(points), ways);
}

/** The source holds some services that somebody made to try the app. */
const isTrial = (service: string): boolean => /test/i.test(service);
