import { paths } from '#web/paths.ts';

/**
 * Where the first page sends a visitor on arrival (spec 2): staff who administer to their door, who has signed in
 * and searched before to the projects found. Undefined: here is right.
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
