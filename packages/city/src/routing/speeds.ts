import type { RoadClass } from '../road-classes.ts';

/*
 * How fast one gets along. No table of car speeds by class of road was found for Bengaluru, so those below are our own
 * choice and only say how classes compare; `PACE` then makes a way of 10 km take as long as was measured.
 */

/** Km/h of a car on an empty road of a class; a class that is not here is closed to cars. Our own choice. */
const FREE_KMH: Partial<Record<RoadClass, number>> = {
  motorway: 60,
  motorway_link: 40,
  trunk: 38,
  trunk_link: 30,
  primary: 30,
  primary_link: 25,
  secondary: 26,
  secondary_link: 22,
  tertiary: 22,
  tertiary_link: 20,
  unclassified: 20,
  road: 20,
  residential: 18,
  service: 12,
  living_street: 12,
  track: 10,
  bus_road: 26,
  stop_link: 24,
  connector: 15,
};

/** Km/h of a car on an empty road of a class, at most what is allowed there (0: not known); 0 where no car may go. */
export function freeKmh(of: RoadClass, maxKmh: number): number {
  const kmh = FREE_KMH[of] ?? 0;
  return maxKmh > 0 ? Math.min(kmh, maxKmh) : kmh;
}

/**
 * TomTom Traffic Index 2025, Bengaluru: 10 km in 36 min 9 s on average (NDTV, 21 Jan 2026), which is 16.6 km/h; 14.6 km/h in
 * the morning's rush hour and 13.2 in the evening's.
 */
const MEASURED_KMH = { day: 16.6, morning: 14.6, evening: 13.2 } as const;

/**
 * Km/h of the streets of this package at `FREE_KMH`, on fastest ways of 9 to 11 km between localities
 * (docs/city.md).
 */
const FREE_KMH_OF_10_KM = 26.1;

/**
 * When the rush hours are, as hours of the day from and until. Our own choice: in these hours buses run latest
 * (BMTC's timetables as published, 9 February 2026, Vonter/bmtc-gtfs).
 */
const RUSH = { morning: [8, 11], evening: [17, 20] } as const;

/** How many times as long as on empty roads a way takes by car at an hour of the day, 0 to 23. */
export function paceAt(hour: number): number {
  const isIn = ([from, until]: readonly [number, number]) => hour >= from && hour < until;
  const kmh = isIn(RUSH.evening)
    ? MEASURED_KMH.evening
    : isIn(RUSH.morning)
      ? MEASURED_KMH.morning
      : MEASURED_KMH.day;
  return FREE_KMH_OF_10_KM / kmh;
}

/**
 * Km/h of a bus by hour, from one stop to the next with its halts: BMTC's timetables of 9 February 2026 (55,563 trips,
 * aggregated from Vonter/bmtc-gtfs, which states no licence; own aggregate of facts).
 */
const BUS_KMH = [
  30.7, 30, 29.7, 27, 23.4, 21.4, 19.6, 18.4, 17.9, 17.7, 17.9, 18.1, 18.3, 18.4, 18.4, 17.9, 17.7,
  17.7, 17.7, 17.9, 18.5, 19.2, 21.6, 26.7,
] as const;

/** Km/h of a bus at an hour of the day, 0 to 23. */
export function busKmhAt(hour: number): number {
  return BUS_KMH[hour] ?? 18;
}

/**
 * The first hour of the day at which a way takes as long as at this one: by car there are three paces, by bus seventeen, and on foot one.
 * What was worked out for one hour is kept for all that are like it.
 */
export function hourLike(mode: 'drive' | 'transit' | 'walk', hour: number): number {
  const paceOf = { drive: paceAt, transit: busKmhAt, walk: () => 0 }[mode];
  const pace = paceOf(hour);
  return Array.from({ length: 24 }, (_, one) => one).find((one) => paceOf(one) === pace) ?? hour;
}

/** A line between two stops is shorter than the street between them: what street routing was found to need. */
export const STOP_LINK_DETOUR = 1.15;

/** Km/h of a train with its halts. Our own choice, after the 33 to 35 km/h that its operator has named. */
export const METRO_KMH = 34;

/** Minutes that one waits. Our own choice: no timetable with a licence says how often a bus comes. */
export const WAIT_MINUTES = { bus: 8, metro: 4 } as const;

/** Km/h on foot: 71.22 m a minute on pavements of five Indian cities (doi 10.1061/(ASCE)TE.1943-5436.0000251). */
export const WALK_KMH = 4.3;

/**
 * How much longer a way through small streets is than the straight line, where these are not known: mean of 300 European
 * cities (doi 10.1177/23998083231168870); no figure for Bengaluru was found.
 */
export const DETOUR = 1.34;

/** Km/h of a car in small streets that are not known, with a traffic of its own. Our own choice. */
export const SMALL_STREET_KMH = 15;

/** From quick to slow, as shares of the middle: days differ. Our own choice. */
export const SPREAD = { low: 0.85, high: 1.25 } as const;
