import type { CatalogueNames } from '@manemitra/query/interpretation';
import { nameIndexOf } from '@manemitra/query/name-index';

export const placeName = (slug: string, names: CatalogueNames): string =>
  nameIndexOf(names).placeName(slug);

export const promoterName = (slug: string, names: CatalogueNames): string =>
  nameIndexOf(names).promoterName(slug);

export const projectName = (slug: string, names: CatalogueNames): string =>
  nameIndexOf(names).projectName(slug);
