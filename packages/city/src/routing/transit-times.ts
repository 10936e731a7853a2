import { distanceMeters, METERS_PER_DEGREE, type Point } from '@manemitra/domain/geography';
import { busKmhAt, METRO_KMH, WAIT_MINUTES } from './speeds.ts';
import { walkSeconds, WALK_TO_STOP_METERS, type TransitNetwork } from './transit-network.ts';

/** How stops are reached from a point by bus, metro and on foot, ride by ride. */
export interface TransitTimes {
  /** Where the search began: at any of these. */
  points: readonly Point[];
  /** Seconds to each stop; Infinity where no way leads with at most `MOST_RIDES` rides. */
  seconds: Float64Array;
  /** The rounds of the search, of which the first is on foot. */
  rounds: Round[];
}

/** How the stops were reached with one ride more than in the round before. */
interface Round {
  seconds: Float64Array;
  /** The place in `stopAt` at which one got on and the one at which one got off; -1 where no ride of this round leads. */
  on: Int32Array;
  off: Int32Array;
  /** The stop from which one walked after a ride of this round; -1 where one did not. */
  walkedFrom: Int32Array;
}

/** Two changes. */
const MOST_RIDES = 3;

/**
 * The quickest ways by public transport from any of some points to all stops, or from all stops to one of them with `isTowards`, at an hour
 * of the day: rounds of rides over whole ways, each with the wait that is usual (after RAPTOR, Delling, Pajor and
 * Werneck, 2012, without a timetable).
 */
export function transitTimes(
  network: TransitNetwork,
  points: readonly Point[],
  { hour, isTowards = false }: { hour: number; isTowards?: boolean },
): TransitTimes {
  const stops = network.points.length;
  const onFoot = emptyRound(stops, undefined);
  let marked: number[] = [];
  for (const { stop, seconds } of points.flatMap((one) => network.near(one, WALK_TO_STOP_METERS))) {
    if (seconds >= (onFoot.seconds[stop] as number)) continue;
    onFoot.seconds[stop] = seconds;
    marked.push(stop);
  }
  const rounds = [onFoot];
  for (let ride = 0; ride < MOST_RIDES && marked.length > 0; ride++) {
    const before = rounds[ride] as Round;
    const round = emptyRound(stops, before);
    const got = rideAll(network, { before, round, marked, hour, isTowards });
    marked = [...got, ...walkOn(network, round, got)];
    rounds.push(round);
  }
  return { points, seconds: (rounds.at(-1) as Round).seconds, rounds };
}

/** Seconds between the place and a point on foot or by public transport, and the stop by which one gets there. */
export function transitSeconds(
  times: TransitTimes,
  { point, stops }: { point: Point; stops: ReturnType<TransitNetwork['near']> },
): { seconds: number; stop?: number } {
  let best: { seconds: number; stop?: number } = { seconds: Infinity };
  for (const { stop, seconds } of stops) {
    const whole = (times.seconds[stop] as number) + seconds;
    if (whole < best.seconds) best = { seconds: whole, stop };
  }
  const onFoot = walkSeconds(metersToNearest(point, times.points, best.seconds / walkSeconds(1)));
  return onFoot <= best.seconds ? { seconds: onFoot } : best;
}

/** Metres to the nearest of some points where it is within so many, else Infinity. A street has many points, most of them far. */
function metersToNearest(from: Point, points: readonly Point[], within: number): number {
  let nearest = within;
  let found = Infinity;
  for (const point of points) {
    if (Math.abs(point[0] - from[0]) * METERS_PER_DEGREE > nearest) continue;
    const meters = distanceMeters(from, point);
    if (meters <= nearest) nearest = found = meters;
  }
  return found;
}

function emptyRound(stops: number, before: Round | undefined): Round {
  return {
    seconds: before?.seconds.slice() ?? new Float64Array(stops).fill(Infinity),
    on: new Int32Array(stops).fill(-1),
    off: new Int32Array(stops).fill(-1),
    walkedFrom: new Int32Array(stops).fill(-1),
  };
}

interface Riding {
  before: Round;
  round: Round;
  marked: readonly number[];
  hour: number;
  isTowards: boolean;
}

/** Rides each way on from the first of the marked stops that it calls at; answers which stops are reached sooner. */
function rideAll(network: TransitNetwork, riding: Riding): number[] {
  const { firstVisit, visits, wayOf } = network;
  const { marked, isTowards } = riding;
  const boardedAt = new Int32Array(network.ways).fill(-1);
  const boarded: number[] = [];
  for (const stop of marked) {
    const end = firstVisit[stop + 1] as number;
    for (let i = firstVisit[stop] as number; i < end; i++) {
      const place = visits[i] as number;
      const way = wayOf[place] as number;
      const known = boardedAt[way] as number;
      if (known === -1) boarded.push(way);
      if (known === -1 || (isTowards ? place > known : place < known)) boardedAt[way] = place;
    }
  }
  const got: number[] = [];
  const isGot = new Uint8Array(network.points.length);
  for (const way of boarded) {
    rideOne(network, riding, { way, place: boardedAt[way] as number, got, isGot });
  }
  return got;
}

function rideOne(
  { first, stopAt, meters, isMetro }: TransitNetwork,
  { before, round, hour, isTowards }: Riding,
  { way, place, got, isGot }: { way: number; place: number; got: number[]; isGot: Uint8Array },
) {
  const isTrain = isMetro[way] === 1;
  const secondsPerMeter = 3.6 / (isTrain ? METRO_KMH : busKmhAt(hour));
  const wait = 60 * (isTrain ? WAIT_MINUTES.metro : WAIT_MINUTES.bus);
  const step = isTowards ? -1 : 1;
  const end = isTowards ? (first[way] as number) - 1 : (first[way + 1] as number);
  let riding = Infinity;
  let on = -1;
  for (let at = place; at !== end; at += step) {
    const stop = stopAt[at] as number;
    if (riding < (round.seconds[stop] as number)) {
      round.seconds[stop] = riding;
      round.on[stop] = on;
      round.off[stop] = at;
      if (isGot[stop] === 0) got.push(stop);
      isGot[stop] = 1;
    }
    const boarding = (before.seconds[stop] as number) + wait;
    if (boarding < riding) {
      riding = boarding;
      on = at;
    }
    riding += (meters[isTowards ? at - 1 : at] ?? 0) * secondsPerMeter;
  }
}

/** Walks on from where a ride ended; answers which stops are reached sooner so. */
function walkOn(network: TransitNetwork, round: Round, got: readonly number[]): number[] {
  const { firstChange, changeTo, changeSeconds } = network;
  const ridden = got.map((stop) => round.seconds[stop] as number);
  const sooner: number[] = [];
  got.forEach((stop, i) => {
    for (let j = firstChange[stop] as number; j < (firstChange[stop + 1] as number); j++) {
      const other = changeTo[j] as number;
      const seconds = (ridden[i] as number) + (changeSeconds[j] as number);
      if (seconds >= (round.seconds[other] as number)) continue;
      round.seconds[other] = seconds;
      round.walkedFrom[other] = stop;
      sooner.push(other);
    }
  });
  return sooner;
}

/** A ride, in the order in which it was searched: from the end where the search went towards a place. */
interface Ride {
  line: string;
  isMetro: boolean;
  fromStop: number;
  toStop: number;
  meters: number;
  /** Since the beginning of the search, until one is off at `toStop`. */
  seconds: number;
}

/** The rides by which a stop is reached, in the order of the journey as it was searched. */
export function ridesTo(network: TransitNetwork, times: TransitTimes, stop: number): Ride[] {
  const rides: Ride[] = [];
  let at = stop;
  for (let k = times.rounds.length - 1; k > 0; k--) {
    const round = times.rounds[k] as Round;
    const isCarried =
      (round.seconds[at] as number) === ((times.rounds[k - 1] as Round).seconds[at] as number);
    if (isCarried) continue;
    const walked = round.walkedFrom[at] as number;
    if (walked >= 0) at = walked;
    const [on, off] = [round.on[at] as number, round.off[at] as number];
    if (on < 0) break;
    rides.unshift({ ...rideOf(network, on, off), seconds: times.rounds[k]?.seconds[at] ?? 0 });
    at = network.stopAt[on] as number;
  }
  return rides;
}

function rideOf(network: TransitNetwork, on: number, off: number): Omit<Ride, 'seconds'> {
  const way = network.wayOf[on] as number;
  const [start, end] = on < off ? [on, off] : [off, on];
  return {
    line: network.lineNames[way] ?? '',
    isMetro: network.isMetro[way] === 1,
    fromStop: network.stopAt[on] as number,
    toStop: network.stopAt[off] as number,
    meters: network.meters.subarray(start, end).reduce((sum, meters) => sum + meters, 0),
  };
}
