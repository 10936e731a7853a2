import { distanceToPathMeters } from '@manemitra/domain/geography';
import type { Point } from '@manemitra/domain/geography';
import { insideOf, type Outline } from '@manemitra/domain/outlines';
import { ringOfCode } from '@manemitra/domain/rings';
import type { FieldValues } from '@manemitra/query/criteria';
import { placeBySlug } from '@manemitra/query/gazetteer';
import { hasUnknownPincode, outlineOfArea } from '#server/features/journeys/public.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import {
  always,
  at,
  isOneOf,
  isSurelyAtMost,
  NO,
  UNKNOWN,
  YES,
  type ByRow,
  type Measures,
  type Verdicts,
} from './measures.ts';

/* Wishes about a shape on the map, by the row of a project. Without any place nothing is known. */

export function region(value: FieldValues['region'], columns: CatalogueColumns): Measures {
  if ('drawn' in value) return { verdict: liesIn([ringOfCode(value.drawn) ?? []], columns) };
  if ('between' in value) {
    const line = value.between.flatMap((slug) => placeBySlug(slug) ?? []).map((place) => place.at);
    if (line.length < value.between.length) return { verdict: always(UNKNOWN) };
    return corridor(line, value.withinMeters, columns);
  }
  const isInside = liesIn(outlineOfArea(value), columns);
  if (!('pincodes' in value)) return { verdict: isInside };
  // What the address says of its pincode counts, and only without it where the project lies: borders were drawn in 2015.
  const isWritten = isOneOf(columns.project.pincode, value.pincodes);
  const isWhole = !hasUnknownPincode(value.pincodes);
  return {
    verdict: (row) => {
      const written = isWritten(row);
      if (written !== UNKNOWN) return written;
      const drawn = isInside(row);
      return drawn === NO && !isWhole ? UNKNOWN : drawn;
    },
  };
}

function liesIn(outline: Outline, { project }: CatalogueColumns): Verdicts {
  const { values: lat } = project.lat;
  const { values: lng } = project.lng;
  const { values: radius } = project.placeRadius;
  const isInside = insideOf(outline);
  return (row) => {
    const y = at(lat, row);
    if (Number.isNaN(y)) return UNKNOWN;
    const said = isInside({ at: [y, at(lng, row)], radiusMeters: at(radius, row) });
    return said === null ? UNKNOWN : said ? YES : NO;
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
