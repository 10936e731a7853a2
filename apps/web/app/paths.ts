import type { Sort } from '@manemitra/query/criteria';

/** Every link of the site is built here; `paths.test.ts` checks that each leads to a route. */
export const paths = {
  /** The first page; `begin: 'login'` starts signing in, in its chat. */
  home: (asked: { begin?: 'login' } = {}): string => `/${queryString(asked)}`,
  /** The conversation as a page of its own. */
  chatbot: (): string => '/dashboard/chatbot',
  admin: (after: { password?: 'set' } = {}): string => `/admin${queryString(after)}`,
  /** Signing up by form; `next` is the own page to come back to. */
  register: (next?: string): string => `/register${queryString({ next })}`,
  /** Signing in by form: the number, then the code. */
  verification: (next?: string): string => `/verification${queryString({ next })}`,
  account: (): string => '/dashboard/account',
  /** The viewer: these projects, or the results of a sentence; `project` is the one on the screen. */
  dashboard: (
    asked: {
      ids?: readonly string[];
      q?: string;
      sort?: Sort;
      cursor?: string;
      project?: string;
    } = {},
  ): string => `/dashboard${queryString({ ...asked, ids: asked.ids?.join(',') })}`,
  /** The sentence is the state of a search: it survives refresh, back, sharing and a new tab. */
  propertyList: (
    search: {
      q?: string | undefined;
      sort?: Sort | undefined;
      cursor?: string | undefined;
      /** The sentence stands in the box, to be edited, for readers without JavaScript. */
      edit?: 'sentence';
      /** The filter panel in the page, for readers without JavaScript. */
      filters?: 'open';
    } = {},
  ): string => `/dashboard/property-list${queryString(search)}`,
  /** The comparison of these projects; without any, of the stored list. */
  comparator: (ids: readonly string[] = [], q?: string): string =>
    `/dashboard/property-comparator${queryString({ ids: ids.join(','), q })}`,
  /** `inputs` are those of the calculator as its page reads them. */
  emiCalculator: (inputs: Record<string, string> = {}): string =>
    `/dashboard/emi-calculator${queryString(inputs)}`,
  /** Who has been given the buyer's number, from page 1. */
  myEnquiries: (page = 1): string =>
    `/dashboard/my-enquiries${queryString({ page: page === 1 ? undefined : String(page) })}`,
  /** Shortlist, saved searches and what was looked at last. */
  shortlist: (): string => '/dashboard/shortlist',
  sellerSignup: (): string => '/dashboard/seller-signup',
  /** The posts, the newest first, from page 1. */
  blog: (page = 1): string =>
    `/dashboard/blog${queryString({ page: page === 1 ? undefined : String(page) })}`,
  blogPost: (slug: string): string => `/dashboard/blog-details${queryString({ post: slug })}`,
  about: (): string => '/about-us',
  /** Every rule of the verdicts. */
  howWeJudge: (): string => '/how-we-judge',
  terms: (): string => '/dashboard/terms-of-use',
  disclaimer: (): string => '/dashboard/disclaimer',
  privacy: (): string => '/dashboard/privacy-policy',
  unauthorized: (): string => '/unauthorized',
  /** A screen of the staff dashboard by its name; without one, its first page. */
  staff: (screen = '', asked: Record<string, string | undefined> = {}): string =>
    `/admin-dashboard${screen === '' ? '' : `/${screen}`}${queryString(asked)}`,
  /**
   * A project's page, or a part of it, which speaks of its `home` with this id; `ask` opens the form of a request in it, for browsers
   * without JavaScript.
   */
  project: (
    slug: string,
    asked: { ask?: string; part?: string; home?: string | undefined } = {},
  ): string => `/projects/${encodeURIComponent(slug)}${queryString(asked)}`,
};

function queryString(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}
