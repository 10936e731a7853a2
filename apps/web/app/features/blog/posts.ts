import type { Post, PostSummary } from './post.ts';
import { ALL_IN_PRICE } from './posts/all-in-price.ts';
import { CARPET } from './posts/carpet-and-super-built-up.ts';
import { CHECK_RERA } from './posts/check-rera-karnataka.ts';
import { E_KHATA } from './posts/e-khata-step-by-step.ts';
import { FIRST_HOME } from './posts/first-home-steps.ts';
import { KHATA_EXPLAINED } from './posts/khata-explained.ts';
import { WATER } from './posts/water-in-bengaluru.ts';

/** The seven posts of spec 2, the most wanted first. Only loaders read this, so that no browser loads all texts. */
export const POSTS: readonly Post[] = [
  KHATA_EXPLAINED,
  CHECK_RERA,
  ALL_IN_PRICE,
  CARPET,
  WATER,
  E_KHATA,
  FIRST_HOME,
];

const PAGE_SIZE = 3; // decision 19

export function postBySlug(slug: string): Post | undefined {
  return POSTS.find((post) => post.slug === slug);
}

/** A page of the list, counted from 1; `undefined` for a page that does not exist. */
export function postsOfPage(
  page: number,
): { posts: PostSummary[]; page: number; pages: number } | undefined {
  const pages = Math.ceil(POSTS.length / PAGE_SIZE);
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  return { posts: POSTS.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(summary), page, pages };
}

/** A post as a list shows it, without its whole text. */
function summary({ sections: _s, sources: _o, next: _n, ...rest }: Post): PostSummary {
  return rest;
}
