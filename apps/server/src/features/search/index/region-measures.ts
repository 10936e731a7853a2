import { distanceToPathMeters } from '@manemitra/domain/geography';
import type { Point } from '@manemitra/domain/geography';
import { isSurelyInRing } from '@manemitra/domain/circles';
import { ringOfCode } from '@manemitra/domain/rings';
import type { FieldValues } from '@manemitra/query/criteria';
import { placeBySlug } from '@manemitra/query/gazetteer';
import type { CatalogueColumns } from './catalogue-columns.ts';
import {
  always,
  at,
  isSurelyAtMost,
  NO,
  UNKNOWN,
  YES,
  type ByRow,
  type Measures,
} from './measures.ts';

/* Wishes about a shape on the map, by the row of a project. Without any place nothing is known. */

export function region(value: FieldValues['region'], columns: CatalogueColumns): Measures {
  if ('drawn' in value) return drawnArea(ringOfCode(value.drawn) ?? [], columns);
  const line = value.between.flatMap((slug) => placeBySlug(slug) ?? []).map((place) => place.at);
  if (line.length < value.between.length) return { verdict: always(UNKNOWN) };
  return corridor(line, value.withinMeters, columns);
}

function drawnArea(ring: readonly Point[], { project }: CatalogueColumns): Measures {
  const { values: lat } = project.lat;
  const { values: lng } = project.lng;
  const { values: radius } = project.placeRadius;
  const lats = ring.map(([y]) => y);
  const lngs = ring.map(([, x]) => x);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  return {
    verdict: (row) => {
      const [y, x, radiusMeters] = [at(lat, row), at(lng, row), at(radius, row)];
      if (Number.isNaN(y)) return UNKNOWN;
      if (radiusMeters === 0 && (y < south || y > north || x < west || x > east)) return NO;
      const said = isSurelyInRing({ at: [y, x], radiusMeters }, ring);
      return said === null ? UNKNOWN : said ? YES : NO;
    },
  };
}

function corridor(
  line: readonly Point[],
  withinMeters: number,
  { project }: CatalogueColumns,
): Measures {
  const { values: lat } = project.lat;
  const { values: lng } = project.lng;
  const { values: radius } = project.placeRadius;
  const meters: ByRow<number> = (row) => {
    const y = at(lat, row);
    return Number.isNaN(y) ? NaN : distanceToPathMeters([y, at(lng, row)], line);
  };
  return {
    verdict: (row) => isSurelyAtMost(meters(row), at(radius, row), withinMeters),
    figure: meters,
    gap: (row) => meters(row) + at(radius, row) - withinMeters,
  };
}
