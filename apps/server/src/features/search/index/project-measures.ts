import type { FieldValues, NumberRange } from '@manemitra/query/criteria';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { DAY_ZERO } from './catalogue-rows.ts';
import type { NumberColumn } from './columns.ts';
import {
  always,
  at,
  both,
  either,
  gapTo,
  holdsOneOf,
  isAtMost,
  isOneOf,
  isYes,
  NO,
  not,
  overlaps,
  UNKNOWN,
  YES,
  type Measures,
  type Verdict,
} from './measures.ts';

/* Wishes about the project as a whole: documents, water, amenities, who builds it, when it is ready; by its row. */

const MS_PER_DAY = 86_400_000;

/** Days since `DAY_ZERO`. */
export function dayNumber(isoDate: string): number {
  return (Date.parse(isoDate) - Date.parse(DAY_ZERO)) / MS_PER_DAY;
}

/** The day that is so many days from `DAY_ZERO`, as `YYYY-MM-DD`. */
export function dayOfNumber(days: number): string {
  return new Date(Date.parse(DAY_ZERO) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Who asks for new launches asks for those that are to come as well; a pre-launch is only that. */
const statesAs = (status: string): string[] =>
  status === 'new-launch' ? [status, 'pre-launch'] : [status];

export function possession(
  { status, by }: FieldValues['possession'],
  { project, today }: CatalogueColumns,
): Measures {
  const isReady = isOneOf(project.status, ['ready']);
  const { values: day } = project.possessionDay;
  const hasStatus =
    status === undefined ? always<Verdict>(YES) : isOneOf(project.status, statesAs(status));
  if (by === undefined) return { verdict: hasStatus, gap: always(NaN) };
  const limit = dayNumber(by);
  // A promise that has passed says nothing of when the homes will be there.
  const isOnTime = (row: number) =>
    at(day, row) < today.day ? UNKNOWN : isAtMost(at(day, row), limit);
  return {
    verdict: (row) => both(hasStatus(row), isReady(row) === YES ? YES : isOnTime(row)),
    gap: (row) => at(day, row) - limit,
  };
}

export function khatha(value: FieldValues['khatha'], { project }: CatalogueColumns): Measures {
  const classes = value.in.filter((letter) => letter !== 'E');
  const hasClass = isOneOf(project.khathaClass, classes);
  const isForm = isYes(project.isEKhatha);
  // Class and form are two facts, and either may be known without the other.
  if (classes.length === 0) return { verdict: isForm };
  if (classes.length === value.in.length) return { verdict: hasClass };
  return { verdict: (row) => either(hasClass(row), isForm(row)) };
}

export function approver(value: FieldValues['approver'], { project }: CatalogueColumns): Measures {
  return { verdict: isOneOf(project.approver, value.in) };
}

export function amenity({ id }: FieldValues['amenity'], { project }: CatalogueColumns): Measures {
  return { verdict: holdsOneOf(project.amenities, [id]) };
}

export function water(value: FieldValues['water'], { project }: CatalogueColumns): Measures {
  return { verdict: holdsOneOf(project.waterSources, value.in) };
}

/** Buyers name the brand; the company on the documents often has a longer name, or another one. */
export function promoter(value: FieldValues['promoter'], { project }: CatalogueColumns): Measures {
  const { slugs, promoterSlugs } = project;
  return {
    verdict: (row) => {
      const company = promoterSlugs[row] ?? '';
      const name = slugs[row] ?? '';
      return value.in.some(
        (brand) => company === brand || company.startsWith(`${brand}-`) || holds(name, brand),
      )
        ? YES
        : NO;
    },
  };
}

/** Whether words that are joined by hyphens hold these, without another text being made for each row. */
function holds(words: string, part: string): boolean {
  const from = words.indexOf(part);
  if (from === -1) return false;
  return `-${words}-`.includes(`-${part}-`);
}

export function project({ slug }: FieldValues['project'], columns: CatalogueColumns): Measures {
  const { slugs } = columns.project;
  return { verdict: (row) => (slugs[row] === slug ? YES : NO) };
}

export function rera(_: FieldValues['rera'], columns: CatalogueColumns): Measures {
  return { verdict: isYes(columns.project.isReraRegistered) };
}

export function litigation(_: FieldValues['litigation'], columns: CatalogueColumns): Measures {
  return { verdict: not(isYes(columns.project.isLitigated)) };
}

export function occupancyCertificate(
  _: FieldValues['occupancyCertificate'],
  columns: CatalogueColumns,
): Measures {
  return { verdict: isYes(columns.project.hasOccupancyCertificate) };
}

/** A figure of the project within a range. */
export function figureWithin(column: (columns: CatalogueColumns) => NumberColumn) {
  return (range: NumberRange, columns: CatalogueColumns): Measures => {
    const figure = column(columns);
    return { verdict: overlaps(figure, figure, range), gap: gapTo(figure, figure, range) };
  };
}
