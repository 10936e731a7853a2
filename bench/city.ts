import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cityFiles } from '../packages/city/src/city-files.ts';
import { cityJourneys } from '../packages/city/src/routing/journeys.ts';
import { distanceMeters, type Point } from '../packages/domain/src/geography.ts';
import { places } from '../packages/query/src/gazetteer.ts';
import { detoursOnFoot } from './detours-on-foot.ts';
import { percentile } from './http-load.ts';
import { randomFrom } from './random.ts';

/*
 * npm run bench:city    how long all ways to a place take, how far lengths by car are from those that are known, and whether
 *                       a way leads from every locality to every other, and how much longer a walk is than its straight line
 */

interface KnownRoute {
  route: string;
  from: Point;
  to: Point;
  meters: number;
}

const city = cityJourneys(cityFiles());
const random = randomFrom(1);
const localities = places.filter(({ kind }) => kind === 'locality').map(({ at }) => at);
const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

timing('drive');
timing('transit');
errors();
reach();
detoursOnFoot(cityFiles());
console.log(`\nLoad of the machine ${os.loadavg()[0]?.toFixed(1)}`);

/** All ways to a place, after the streets were read. */
function timing(mode: 'drive' | 'transit'): void {
  city.to([anyOf(localities)], mode, 9);
  const times = Array.from({ length: 60 }, () => {
    const place = anyOf(localities);
    const begin = process.cpuUsage();
    city.to([place], mode, 9);
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  }).toSorted((a, b) => a - b);
  const [p50, p95] = [50, 95].map((share) => percentile(times, share / 100).toFixed(1));
  console.log(`all ways to a place, ${mode}: p50 ${p50}, p95 ${p95} ms of processor`);
}

function errors(): void {
  const file = path.join(import.meta.dirname, 'city-routes.json');
  const { source, routes } = JSON.parse(readFileSync(file, 'utf8')) as {
    source: string;
    routes: KnownRoute[];
  };
  const told = routes
    .map((route) => {
      const meters = city.between(route.from, route.to, 'drive', 12)?.meters ?? NaN;
      return { ...route, found: meters, error: Math.abs(meters - route.meters) / route.meters };
    })
    .toSorted((a, b) => a.error - b.error);
  const shares = told.map(({ error }) => error);
  console.log(
    `\n${source}\n${told.length} lengths by car: median ${share(percentile(shares, 0.5))} off,`,
  );
  console.log(
    `p90 ${share(percentile(shares, 0.9))}, at most ${share(shares.at(-1) ?? NaN)}; worst:`,
  );
  for (const { route, from, to, meters, found, error } of told.slice(-6).toReversed()) {
    const straight = (distanceMeters(from, to) / 1000).toFixed(1);
    console.log(
      `  ${route}: ${from.join(',')} to ${to.join(',')}, straight ${straight} km: ${(meters / 1000).toFixed(1)} known, ${(found / 1000).toFixed(1)} found, ${share(error)}`,
    );
  }
}

function reach(): void {
  const PAIRS = 1000;
  let without = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    if (city.between(anyOf(localities), anyOf(localities), 'drive', 9) === undefined) without++;
  }
  console.log(`\n${PAIRS} pairs of localities: ${without} without a way by car`);
}

function share(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}
