import { paths } from '#web/paths.ts';

/** The pages that every page leads to (spec 2), in the order in which they are listed. */
export interface SiteLink {
  label: string;
  to: string;
  title?: string;
}

/** In the bar and the menu, for everybody. */
export const MENU_LINKS: readonly SiteLink[] = [
  { label: 'EMI Calculator', to: paths.emiCalculator() },
  { label: 'Blog', to: paths.blog() },
  { label: 'For Sellers', to: paths.sellerSignup() },
  { label: 'About', to: paths.about() },
];

/** Links for signed-in visitors where the menu can only link: signing out is on the page of the account. */
export const LINKS_FOR_USER: readonly SiteLink[] = [
  { label: 'Search', to: paths.home() },
  { label: 'Compare list', to: paths.comparator() },
  ...MENU_LINKS,
  { label: 'Your account', to: paths.account() },
];

/** First in the bar of a visitor who is not signed in. */
const BUILDERS_LINK: SiteLink = {
  label: 'Builders/Sellers',
  to: paths.admin(),
  title: 'Builder /Seller', // spec 2 calls it both
};

export const FOOTER_LINKS: readonly SiteLink[] = [
  { label: 'About', to: paths.about() },
  { label: 'How we judge', to: paths.howWeJudge() },
  { label: 'Blog', to: paths.blog() },
  { label: 'Sellers', to: paths.sellerSignup() },
  { label: 'Terms of Use', to: paths.terms() },
  { label: 'Disclaimer', to: paths.disclaimer() },
  { label: 'Privacy Policy', to: paths.privacy() },
];

/**
 * Login is offered wherever the chat that does it is not already there (spec 2). Where no chat can run it leads to the
 * form, which comes back to this page.
 */
export function linksForVisitor(
  { pathname, search }: { pathname: string; search: string },
  hasChat: boolean,
): readonly SiteLink[] {
  const links = [BUILDERS_LINK, ...MENU_LINKS];
  if (pathname === paths.home()) return links;
  const to = hasChat ? paths.home({ begin: 'login' }) : paths.verification(pathname + search);
  return [...links, { label: 'Login', to }];
}
