/** How many calls one address may make in a stretch of time. */
export interface RateLimit {
  calls: number;
  perMs: number;
}

/** Calls of one address to one endpoint: more than any person makes, less than harms the others. */
export const ORDINARY: RateLimit = { calls: 600, perMs: 60_000 };
/** Typing is not abuse: these run while somebody writes or edits a sentence. */
export const TYPING: RateLimit = { calls: 20, perMs: 1_000 };
/** Documents and link previews are drawn for each request: nobody reads through so many in a minute. */
export const PAPERS: RateLimit = { calls: 80, perMs: 60_000 };
/** Each is drawn for the asking, and kept by browsers for good: a long list scrolled at once is some hundred. */
export const DRAWINGS: RateLimit = { calls: 1200, perMs: 60_000 };
/** Each new one has to be drawn: five a second is more than an office opens. */
export const PAGES: RateLimit = { calls: 300, perMs: 60_000 };
/** Each saved search of a visitor is counted once a visit; each reads a sentence and judges every project by it. */
export const COUNTS: RateLimit = { calls: 120, perMs: 60_000 };
/** A page counts itself and what happens on it. */
export const EVENTS: RateLimit = { calls: 120, perMs: 60_000 };
/** Each is decoded and drawn for the call: a gallery a minute is plenty. */
export const UPLOADS: RateLimit = { calls: 60, perMs: 60_000 };
/** Each may cost a call to a paid service: tapping a place a second is plenty. */
export const OUTSIDE: RateLimit = { calls: 60, perMs: 60_000 };
/** For secrets that could be guessed; how often one account or number may be tried is counted in the database. */
export const SIGNING_IN: RateLimit = { calls: 60, perMs: 60_000 };
/** Each is read by a person of ours. */
export const ENQUIRIES: RateLimit = { calls: 10, perMs: 10 * 60_000 };
/** What a page's own form sends, without JavaScript. */
export const FORMS: RateLimit = { calls: 30, perMs: 60_000 };
/** Each is a message to a person; how many a buyer may send in a day is counted in the database. */
export const LEADS: RateLimit = { calls: 30, perMs: 60_000 };
/** Each reads whole tables. */
export const EXPORTS: RateLimit = { calls: 10, perMs: 60_000 };
