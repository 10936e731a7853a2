import type { Source } from '@manemitra/domain/source';
import type { Section } from '#web/features/reading/public.ts';

export type PictureName =
  | 'registers'
  | 'certificate'
  | 'ledger'
  | 'floor'
  | 'water'
  | 'phone'
  | 'steps';

/** A post as its list shows it (spec 2: title, tags, author, date, img). */
export interface PostSummary {
  slug: string;
  title: string;
  /** What the reader knows afterwards, in a sentence or two. */
  summary: string;
  author: string;
  /** `YYYY-MM-DD`. */
  date: string;
  tags: readonly string[];
  picture: PictureName;
}

export interface Post extends PostSummary {
  sections: readonly Section[];
  sources: readonly Source[];
  /** Where in the product to go on. */
  next: readonly { label: string; href: string; text: string }[];
}
