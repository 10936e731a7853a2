import { placeBySlug } from '@manemitra/query/gazetteer';
import type { CatalogueNames } from '@manemitra/query/interpretation';

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
