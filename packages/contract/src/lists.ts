import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FittingCounts } from './fitting-counts.ts';
import {
  COMPARE_MAX,
  NOTE_MAX_LENGTH,
  PROMPT_MAX_LENGTH,
  SAVED_SEARCHES_MAX,
  SEARCH_NAME_MAX_LENGTH,
  SHORTLIST_MAX,
  VIEWED_MAX,
} from './limits.ts';
import { COUNTS } from './rate-limits.ts';
import * as wire from './wire.ts';

/**
 * What a buyer keeps of a visit: projects to compare, a shortlist, what was looked at, and searches. A browser keeps
 * them for a visitor; an account keeps them for whoever has signed in. Projects are named by their slug.
 */

const slug = z.string().regex(/^[\w-]{1,200}$/, 'This names no project.');
const moment = z.iso.datetime();
const note = z.string().max(NOTE_MAX_LENGTH, `Keep it under ${NOTE_MAX_LENGTH} characters.`);
const sentence = z.string().trim().min(1, 'A search needs a sentence.').max(PROMPT_MAX_LENGTH);
const searchName = z
  .string()
  .max(SEARCH_NAME_MAX_LENGTH, `Keep it under ${SEARCH_NAME_MAX_LENGTH} characters.`);

const Shortlisted = z.object({ slug, note, keptAt: moment });
const Viewed = z.object({ slug, seenAt: moment });
const SavedSearch = z.object({
  /** Two searches by the same sentence are one. */
  sentence,
  /** The buyer's own name for it; empty for none. */
  name: searchName,
  savedAt: moment,
  /** When the buyer last looked at what it finds. */
  lookedAt: moment,
});

/** How a project of a list is shown where nothing more is asked about it. */
const Shown = {
  name: z.string(),
  imageUrl: z.string(),
  /** The registration in words, as of today. */
  rera: z.string(),
};

export const KeptLists = z.object({
  compare: z.array(z.object({ slug, ...Shown })),
  /** The newest first, as are all below. */
  shortlist: z.array(Shortlisted.extend(Shown)),
  viewed: z.array(Viewed.extend(Shown)),
  searches: z.array(SavedSearch),
});
export type KeptLists = z.infer<typeof KeptLists>;

export const getLists = endpoint({
  summary:
    'What the buyer who asks keeps: compare list, shortlist, recently viewed, saved searches',
  at: wire.getLists,
  access: 'user',
  answer: KeptLists,
  problems: [],
});

/**
 * Changes, not whole lists: if two devices change different things at once, both changes are kept. A new entry replaces one
 * of the same name; over the limit, the oldest is dropped.
 */
export const changeLists = endpoint({
  summary:
    'Put things on the buyer’s lists and take things off; the answer is the lists as they are then',
  at: wire.changeLists,
  access: 'user',
  body: z.object({
    put: z.object({
      compare: z.array(slug).max(COMPARE_MAX).default([]),
      shortlist: z.array(Shortlisted).max(SHORTLIST_MAX).default([]),
      viewed: z.array(Viewed).max(VIEWED_MAX).default([]),
      searches: z.array(SavedSearch).max(SAVED_SEARCHES_MAX).default([]),
    }),
    remove: z.object({
      compare: z.array(slug).max(COMPARE_MAX).default([]),
      shortlist: z.array(slug).max(SHORTLIST_MAX).default([]),
      viewed: z.array(slug).max(VIEWED_MAX).default([]),
      /** By their sentences. */
      searches: z.array(sentence).max(SAVED_SEARCHES_MAX).default([]),
    }),
  }),
  answer: KeptLists,
  problems: [],
});
export type ListChanges = z.input<typeof changeLists.body>;

export const countProperties = endpoint({
  summary:
    'How many projects fit a sentence, and how many of them were first published since a moment',
  at: wire.countProperties,
  access: 'anyone',
  limit: COUNTS,
  query: z.object({ prompt: sentence, since: moment }),
  answer: z.object({
    ...FittingCounts.shape,
    /** Of `total`: first shown to buyers after `since`. */
    fresh: z.number().int(),
  }),
  problems: [],
});
