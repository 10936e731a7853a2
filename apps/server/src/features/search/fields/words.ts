import { placeBySlug } from '@manemitra/query/gazetteer';
import type { CatalogueNames } from '@manemitra/query/interpretation';

/** `['a', 'b', 'c']` -> `a, b or c`. */
export function orList(items: readonly string[]): string {
  return joined(items, 'or');
}

/** `['a', 'b', 'c']` -> `a, b and c`. */
export function andList(items: readonly string[]): string {
  return joined(items, 'and');
}

function joined(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

export function placeName(slug: string, names: CatalogueNames): string {
  const own = names.localities?.find((locality) => locality.slug === slug);
  return placeBySlug(slug)?.name ?? own?.name ?? wordsOf(slug);
}

export function promoterName(slug: string, names: CatalogueNames): string {
  return names.promoters.find((promoter) => promoter.slug === slug)?.name ?? wordsOf(slug);
}

export function projectName(slug: string, names: CatalogueNames): string {
  return names.projects.find((project) => project.slug === slug)?.name ?? wordsOf(slug);
}

/** A slug nobody has a name for is shown as its own words. */
function wordsOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
