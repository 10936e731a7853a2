import type { StaffRole } from '@manemitra/contract/access';
import type { HubItem } from '@manemitra/contract/staff-hub';

interface Entry extends HubItem {
  roles: readonly StaffRole[];
}

const ALL: readonly StaffRole[] = ['admin', 'operator', 'promoter'];
const ADMIN: readonly StaffRole[] = ['admin'];

const entry = (
  roles: readonly StaffRole[],
  name: string,
  title: string,
  [method, path]: [HubItem['method'], string],
): Entry => ({ roles, name, title, method, href: `/api/v1/admin${path}` });

/** The children of /admin-dashboard (spec 2), in their order there, with who may use each. */
const ENTRIES: readonly Entry[] = [
  entry(ALL, 'show-property-list', 'Projects', ['GET', '/properties']),
  entry(ADMIN, 'import-properties', 'Import projects', ['POST', '/imports']),
  entry(ALL, 'project-files', 'Pictures and documents', ['POST', '/project-files/match']),
  entry(['admin', 'operator'], 'differences', 'Differences', ['GET', '/differences']),
  entry(['admin', 'operator'], 'places', 'Places', ['GET', '/project-places']),
  entry(['admin', 'operator'], 'likely-doubles', 'Likely doubles', ['GET', '/likely-doubles']),
  entry(ADMIN, 'rera-register', 'RERA register', ['GET', '/register-files']),
  entry(ADMIN, 'sources', 'Sources', ['GET', '/fact-sources']),
  entry(ALL, 'export-modified-properties', 'Export changed projects', [
    'POST',
    '/properties/modified/{hours}',
  ]),
  entry(ALL, 'leads', 'Leads', ['GET', '/leads']),
  entry(['admin', 'operator'], 'manage-promoters', 'Promoters', ['GET', '/promoters']),
  entry(ADMIN, 'create-promoter', 'Add a promoter', ['POST', '/promoters']),
  entry(ADMIN, 'credential-generation', 'Promoter credentials', ['POST', '/promoters/credentials']),
  entry(ADMIN, 'seller-enquiries', 'Enquiries', ['GET', '/seller-enquiries']),
  entry(ADMIN, 'promoter-account-management', 'Promoter accounts', [
    'PATCH',
    '/promoters/{promoterId}',
  ]),
  entry(ADMIN, 'manage-operators', 'Operators', ['GET', '/operators']),
  entry(ADMIN, 'create-operator', 'Add an operator', ['POST', '/operators']),
  entry(ADMIN, 'operators-credential-generation', 'Operator credentials', [
    'POST',
    '/operators/credentials',
  ]),
  entry(ADMIN, 'operators-account-management', 'Operator accounts', ['PATCH', '/operators']),
  entry(ADMIN, 'operators-property-association', 'Operators’ projects', [
    'PUT',
    '/operators/{userName}/properties',
  ]),
  entry(ADMIN, 'manage-users', 'Users', ['GET', '/users']),
  entry(ADMIN, 'users-account', 'User accounts', ['PATCH', '/users/{phoneNumber}']),
  entry(ADMIN, 'manage-prompts', 'Prompts', ['GET', '/prompts']),
  entry(ADMIN, 'generate-service-token', 'Service tokens', ['POST', '/service-tokens']),
  entry(ADMIN, 'audit-log', 'Audit log', ['GET', '/audit']),
];

/** What a role may use; a promoter's own profile is at the address of that promoter. */
export function hubItems(role: StaffRole, ownPromoterId: number | null): HubItem[] {
  const items = ENTRIES.filter(({ roles }) => roles.includes(role)).map(
    ({ name, title, href, method }) => ({ name, title, href, method }),
  );
  if (ownPromoterId === null) return items;
  const href = `/api/v1/admin/promoters/${ownPromoterId}`;
  return [...items, { name: 'promoter-profile', title: 'Your profile', href, method: 'GET' }];
}
