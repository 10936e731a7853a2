import { paths } from '#web/paths.ts';

/**
 * Where the first page sends a visitor on arrival (spec 2): admins to the dashboard, somebody who has signed in and searched
 * before to the results. Undefined: the visitor stays.
 */
export function landingRedirect({
  isSignedIn,
  hasSearch,
  role,
  isArrival,
}: {
  isSignedIn: boolean;
  hasSearch: boolean;
  role: string | null;
  /** Not from another page of ours: who follows a link to the first page from there wants to see it. */
  isArrival: boolean;
}): string | undefined {
  if (role === 'admin') return isArrival ? paths.admin() : undefined;
  return isSignedIn && hasSearch ? paths.dashboard() : undefined;
}
