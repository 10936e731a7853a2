import { severityOf } from '@manemitra/domain/verdict/levels';
import type { Sort } from '@manemitra/query/criteria';
import { FRESH_DAYS, FRESH_FROM, WEIGHTS } from '../ranking.ts';
import { LAST_KEY } from '../sort-keys.ts';
import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import type { CompiledCondition } from './compiled-criteria.ts';
import { riskOf } from './how-surely.ts';
import {
  at,
  BY_WHAT_IS_KNOWN,
  MAY_BE_LATE,
  numberIn,
  OVER_LIMIT,
  SURE,
  YES,
  type ByRow,
} from './measures.ts';
import { dayNumber } from './project-measures.ts';

/* The formulas of `ranking.ts` and `sort-keys.ts` over columns. */

/** A share of the score that these wishes contribute; `closenessCount` counts those of the whole sentence. */
export function wishScore(
  conditions: readonly CompiledCondition[],
  closenessCount: number,
): ByRow<number> {
  const nices = conditions
    .filter(({ strength }) => strength === 'nice')
    .map(
      ({ verdict }) =>
        (row: number) =>
          verdict(row) === YES ? WEIGHTS.nice : 0,
    );
  const fits = conditions
    .filter(({ strength }) => strength !== 'avoid')
    .flatMap(({ closeness }) => closeness ?? [])
    .map((closeness) => (row: number) => (WEIGHTS.fit / closenessCount) * (closeness(row) || 0));
  const parts = [...nices, ...fits];
  if (parts.length === 0) return () => 0;
  return (row) => {
    let sum = 0;
    for (const part of parts) sum += part(row);
    return sum;
  };
}

/** What the wishes of a sentence contribute at most. */
export function mostScore(conditions: readonly CompiledCondition[]): number {
  const nices = conditions.filter(({ strength }) => strength === 'nice').length;
  const hasFit = conditions.some(({ closeness, strength }) => closeness && strength !== 'avoid');
  return WEIGHTS.nice * nices + (hasFit ? WEIGHTS.fit : 0);
}

/** What is the same in every answer: the verdict on a project, what is known of it, and how lately that was checked. */
export function ownScore(
  severity: number,
  { completeness, checkedDay }: { completeness: number; checkedDay: number | null },
): number {
  const share = ((checkedDay ?? NaN) - dayNumber(FRESH_FROM)) / FRESH_DAYS;
  const freshness = share > 0 ? Math.min(1, share) : 0;
  return (
    WEIGHTS.level * (severityOf('stay-away') - severity) +
    (WEIGHTS.completeness / 100) * completeness +
    WEIGHTS.freshness * freshness
  );
}

/** As PostgreSQL rounds: halves go to the even number. */
export function rounded(value: number): number {
  const nearest = Math.round(value);
  return nearest - value === 0.5 && nearest % 2 !== 0 ? nearest - 1 : nearest;
}

export interface RowSortKey {
  /** By the row of a project and that of its chosen unit type. */
  ofProperty: (row: number, unitRow: number) => number;
  /** By the row of a unit type; NaN comes last. */
  ofUnit: ByRow<number>;
}

export function sortKeyOf(
  sort: Sort | undefined,
  conditions: readonly CompiledCondition[],
  { project, unit, today }: CatalogueColumns,
): RowSortKey {
  const orLast = (key: number) => (Number.isNaN(key) ? LAST_KEY : key);
  const byUnit = (key: ByRow<number>): RowSortKey => ({
    ofProperty: (_, unitRow) => orLast(key(unitRow)),
    ofUnit: key,
  });
  const byProperty = (key: ByRow<number>): RowSortKey => ({
    ofProperty: (row) => orLast(key(row)),
    ofUnit: () => 0,
  });
  const price = numberIn(unit.price_min);
  const size = listedSize(unit);
  switch (sort) {
    case 'price-asc':
      return byUnit(price);
    case 'price-desc':
      return byUnit((row) => -price(row));
    case 'price-per-sqft-asc':
      return byUnit((row) => price(row) / size(row));
    case 'area-desc':
      return byUnit((row) => -size(row));
    case 'area-asc':
      return byUnit(size);
    case 'possession-asc': {
      const ready = project.status.codeOf.get('ready');
      const built = project.status.codeOf.get('built-oc-pending');
      const day = numberIn(project.possessionDay);
      const promised = (row: number) => (day(row) < today.day ? NaN : day(row));
      return byProperty((row) => {
        const code = project.status.codes[row];
        if (code !== undefined && code === ready) return -1;
        return code !== undefined && code === built ? 0 : promised(row);
      });
    }
    case 'newest': {
      const launched = numberIn(project.launchedDay);
      return byProperty((row) => -launched(row));
    }
    case 'distance-asc': {
      const figure = conditions.find(
        ({ strength, closeness }) => strength !== 'avoid' && closeness !== undefined,
      )?.figure;
      const radius = numberIn(project.placeRadius);
      // Of a place that is only known about it is not known how near it is.
      return byProperty(
        figure === undefined ? () => 0 : (row) => (radius(row) > 0 ? NaN : rounded(figure(row))),
      );
    }
    case 'fair': {
      const wished = conditions.filter(({ strength }) => strength !== 'avoid');
      const ways = wished.flatMap(({ minutes }) => minutes ?? []);
      const lateness = riskOf(conditions.filter(({ level }) => level === 'property'));
      const dearness = riskOf(conditions.filter(({ level }) => level === 'unit'));
      const { values: firstUnit } = project.firstUnit;
      const { values: endOfUnits } = project.endOfUnits;
      const riskOfHome = (row: number, unitRow: number): number => {
        if (dearness === undefined) return SURE;
        if (unitRow !== NO_UNIT) return dearness(unitRow);
        return at(firstUnit, row) === at(endOfUnits, row) ? BY_WHAT_IS_KNOWN : SURE;
      };
      const own = numberIn(project.ownScore);
      return {
        // Told without a home it is no more than with one.
        ofProperty: (row, unitRow) => {
          const ofWay = lateness?.(row) ?? SURE;
          const ofHome = riskOfHome(row, unitRow);
          const isLate = ofWay === MAY_BE_LATE;
          const isOver = ofHome === OVER_LIMIT;
          const isOpen = Math.max(ofWay, ofHome) === BY_WHAT_IS_KNOWN;
          // Whatever is known of it counts less than a level.
          const isStayAway = own(row) < WEIGHTS.level;
          const after =
            (isOver ? 8 : 0) + (isLate ? 4 : 0) + (isOpen ? 2 : 0) + (isStayAway ? 1 : 0);
          return orLast(
            fairness(ways.map((minutes) => minutes(row))) + after * MOST_TENTHS * MOST_TENTHS,
          );
        },
        ofUnit: () => 0,
      };
    }
    case undefined:
      return byProperty(() => 0);
  }
}

/** The longest way first, in tenths of a minute, then all of them together. */
function fairness(minutes: readonly number[]): number {
  if (minutes.length === 0) return 0;
  const total = minutes.reduce((sum, one) => sum + one, 0);
  return rounded(10 * Math.max(...minutes)) * MOST_TENTHS + rounded(10 * total);
}

/** No ways together take longer; all of it together is less than this times itself. */
const MOST_TENTHS = 1_000_000;

/** Square feet as listings quote them; NaN where they are not known. */
function listedSize(unit: CatalogueColumns['unit']): ByRow<number> {
  const built = numberIn(unit.super_built_up_sqft_min);
  const plot = numberIn(unit.plot_sqft_min);
  return (row) => {
    const area = Number.isNaN(built(row)) ? plot(row) : built(row);
    return area === 0 ? NaN : area;
  };
}
