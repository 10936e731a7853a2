import type { FoundProperty } from '@manemitra/contract/found-property';
import type { Pointed } from './pointed.ts';

/** What a sentence points at among what is shown, and what it says of that. */
export interface Meant {
  projects: FoundProperty[];
  /** All that is shown, or some of them by their place or name. */
  isAll: boolean;
  /** By a place in the list, a name or a figure, and not by "it" or "these", which may mean anything. */
  isDefinite?: boolean;
  /** What to ask where the pointing finds nothing. */
  missing?: string;
  spans: Pointed['spans'];
}

type Spans = Pointed['spans'];

export const someOf = (projects: FoundProperty[], spans: Spans): Meant => ({
  projects,
  isAll: false,
  spans,
});

export const definitely = (projects: FoundProperty[], spans: Spans): Meant => ({
  ...someOf(projects, spans),
  isDefinite: true,
});

/** One by its place in what is shown, or the question which it is. */
export const oneOrAsk = (one: FoundProperty | undefined, spans: Spans): Meant =>
  one === undefined ? asksWhich('Which one do you mean?', spans) : definitely([one], spans);

export const asksWhich = (missing: string, spans: Spans): Meant => ({
  ...someOf([], spans),
  missing,
});
