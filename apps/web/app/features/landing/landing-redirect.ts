import { paths } from '#web/paths.ts';

/**
 * Where the first page sends a visitor on arrival (spec 2): admins to the dashboard, somebody who has signed in and searched
 * before to the results. Undefined: the visitor stays.
 */
export function landingRedirect({
  isSignedIn,
  hasSearch,
  role,
}: {
  isSignedIn: boolean;
  hasSearch: boolean;
  role: string | null;
}): string | undefined {
  if (role === 'admin') return paths.admin();
  return isSignedIn && hasSearch ? paths.dashboard() : undefined;
}
