import { METRO_LINES } from '@manemitra/query/criteria';
import { nearestOnLine } from '@manemitra/query/gazetteer';
import type { CatalogueColumns } from './catalogue-columns.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import { clearBit, numberColumn, setBit, setNumber } from './columns.ts';
import { at } from './measures.ts';

/** Places of a list, from one to before another. */
export interface Run {
  from: number;
  to: number;
}

export function putMetro(
  { project }: CatalogueColumns,
  row: number,
  { metro, from, to }: { metro: CatalogueRows['metro'] } & Run,
): void {
  let nearest = Infinity;
  for (const column of project.metroByLine.values()) setNumber(column, row, null);
  for (let each = from; each < to; each++) {
    const meters = metro.meters[each] ?? Infinity;
    if (metro.station_status[each] === 'operational') nearest = Math.min(nearest, meters);
    const line = metro.line[each] ?? '';
    const column = project.metroByLine.get(line) ?? numberColumn();
    project.metroByLine.set(line, column);
    setNumber(column, row, meters);
  }
  setNumber(project.metro, row, nearest === Infinity ? null : nearest);
}

/** How surely it is known where a project lies. Of a place that is known about, the metro is as far as from its middle. */
export function noteSureness(columns: CatalogueColumns, row: number): void {
  const { lat, lng, placeRadius, metro, metroByLine } = columns.project;
  const radius = at(placeRadius.values, row);
  clearBit(columns.approximate, row);
  clearBit(columns.placeless, row);
  if (Number.isNaN(radius)) setBit(columns.placeless, row);
  if (!(radius > 0)) return;
  setBit(columns.approximate, row);
  const point = [at(lat.values, row), at(lng.values, row)] as const;
  let nearest = Infinity;
  for (const line of METRO_LINES) {
    const station = nearestOnLine(point, line);
    if (station === undefined) continue;
    const meters = Math.round(station.meters);
    if (station.place.status === 'operational') nearest = Math.min(nearest, meters);
    const column = metroByLine.get(line) ?? numberColumn();
    metroByLine.set(line, column);
    setNumber(column, row, meters);
  }
  setNumber(metro, row, nearest === Infinity ? null : nearest);
}
