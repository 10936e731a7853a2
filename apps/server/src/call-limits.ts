import { type RateLimit, scaled } from './platform/http/rate-limit.ts';

/** How often one address may call an endpoint, or one of the other things served, by its name; `scale` is RATE_LIMIT_SCALE. */
export const callLimit = (name: string, scale: number): RateLimit =>
  scaled(LIMITS[name] ?? ORDINARY, scale);

/** Calls of one address to one endpoint: more than any person makes, less than harms the others. */
const ORDINARY: RateLimit = { calls: 600, perMs: 60_000 };
/** Typing is not abuse: these two run while somebody writes or edits a sentence. */
const TYPING: RateLimit = { calls: 20, perMs: 1_000 };
/** Each of a project's papers and link previews is drawn for the asking: looking through four files a minute is plenty. */
const PAPERS: RateLimit = { calls: 80, perMs: 60_000 };
/** Each is drawn for the asking, and kept by browsers for good: a long list scrolled at once is some hundred. */
const DRAWINGS: RateLimit = { calls: 1200, perMs: 60_000 };
/** Each that nobody has asked for yet is drawn: five a second is more than an office opens. */
const PAGES: RateLimit = { calls: 300, perMs: 60_000 };
/** Each saved search of a visitor is counted once a visit; each reads a sentence and judges every project by it. */
const COUNTS: RateLimit = { calls: 120, perMs: 60_000 };
/** A page counts itself and what happens on it. */
const EVENTS: RateLimit = { calls: 120, perMs: 60_000 };
/** Each is decoded and drawn anew: a gallery in a minute is plenty. */
const UPLOADS: RateLimit = { calls: 60, perMs: 60_000 };
/** Each may cost a call to a paid service: tapping a place a second is plenty. */
const OUTSIDE: RateLimit = { calls: 60, perMs: 60_000 };
/** What is guessed at; how often one account or number may be tried is counted in the database. */
const SIGNING_IN: RateLimit = { calls: 60, perMs: 60_000 };
/** Each is read by a person of ours. */
const ENQUIRIES: RateLimit = { calls: 10, perMs: 10 * 60_000 };
/** What a page's own form sends, without JavaScript. */
const FORMS: RateLimit = { calls: 30, perMs: 60_000 };
/** Each is a message to a person; how many a buyer may send in a day is counted in the database. */
const LEADS: RateLimit = { calls: 30, perMs: 60_000 };
/** Each reads whole tables. */
const EXPORTS: RateLimit = { calls: 10, perMs: 60_000 };

const LIMITS: Record<string, RateLimit> = {
  interpretQuery: TYPING,
  describeQuery: TYPING,
  refineQuery: TYPING,
  sendSellerEnquiry: ENQUIRIES,
  submitLead: LEADS,
  withdrawLead: LEADS,
  exportLeads: EXPORTS,
  forms: FORMS,
  documents: PAPERS,
  previews: PAPERS,
  drawings: DRAWINGS,
  pages: PAGES,
  countProperties: COUNTS,
  signIn: SIGNING_IN,
  resetPassword: SIGNING_IN,
  changePassword: SIGNING_IN,
  proveIdentity: SIGNING_IN,
  beginSecondFactor: SIGNING_IN,
  confirmSecondFactor: SIGNING_IN,
  removeSecondFactor: SIGNING_IN,
  chatValidateCode: SIGNING_IN,
  uploadImage: UPLOADS,
  expectImageUpload: UPLOADS,
  finishImageUpload: UPLOADS,
  uploadDocument: UPLOADS,
  recordEvent: EVENTS,
  getDirections: OUTSIDE,
  getStreetView: OUTSIDE,
  getNearbyPlaces: OUTSIDE,
};
