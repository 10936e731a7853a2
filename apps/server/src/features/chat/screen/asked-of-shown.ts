import type { FoundProperty } from '@manemitra/contract/found-property';
import type { CatalogueNames } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';

/** A question about several projects that are shown. */
export interface AskedOfShown {
  tokens: readonly Token[];
  /** What is asked of them, without the words that point and ask. */
  rest: string;
  projects: readonly FoundProperty[];
  names: CatalogueNames;
}
