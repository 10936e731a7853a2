import type { StaffRole } from '@manemitra/contract/access';
import { type Address, partsOf, pathOf } from '@manemitra/contract/address';
import type { HubItem } from '@manemitra/contract/staff-hub';
import * as wire from '@manemitra/contract/staff-wire';

interface Entry extends HubItem {
  roles: readonly StaffRole[];
}

const ALL: readonly StaffRole[] = ['admin', 'operator', 'promoter'];
const TEAM: readonly StaffRole[] = ['admin', 'operator'];
const ADMIN: readonly StaffRole[] = ['admin'];

function entry(roles: readonly StaffRole[], name: string, title: string, at: Address): Entry {
  const { method, path } = partsOf(at);
  return { roles, name, title, method, href: path.replaceAll(/:(\w+)/g, '{$1}') };
}

/** The children of /admin-dashboard (spec 2), in their order there, with who may use each. */
const ENTRIES: readonly Entry[] = [
  entry(ALL, 'show-property-list', 'Projects', wire.listStaffProperties),
  entry(ADMIN, 'import-properties', 'Import projects', wire.uploadImport),
  entry(ALL, 'project-files', 'Pictures and documents', wire.matchProjectFiles),
  entry(TEAM, 'differences', 'Differences', wire.listDifferences),
  entry(TEAM, 'places', 'Places', wire.listPlacesToSet),
  entry(TEAM, 'likely-doubles', 'Likely doubles', wire.listLikelyDoubles),
  entry(ADMIN, 'rera-register', 'RERA register', wire.listRegisterFiles),
  entry(ADMIN, 'sources', 'Sources', wire.listFactSources),
  entry(
    ALL,
    'export-modified-properties',
    'Export changed projects',
    wire.exportModifiedProperties,
  ),
  entry(ALL, 'leads', 'Leads', wire.listLeads),
  entry(TEAM, 'manage-promoters', 'Promoters', wire.listPromoters),
  entry(ADMIN, 'create-promoter', 'Add a promoter', wire.createPromoter),
  entry(ADMIN, 'credential-generation', 'Promoter credentials', wire.sendPromoterCredentials),
  entry(ADMIN, 'seller-enquiries', 'Enquiries', wire.listSellerEnquiries),
  entry(ADMIN, 'promoter-account-management', 'Promoter accounts', wire.changePromoterStatus),
  entry(ADMIN, 'manage-operators', 'Operators', wire.listOperators),
  entry(ADMIN, 'create-operator', 'Add an operator', wire.createOperator),
  entry(
    ADMIN,
    'operators-credential-generation',
    'Operator credentials',
    wire.sendOperatorCredentials,
  ),
  entry(ADMIN, 'operators-account-management', 'Operator accounts', wire.changeOperatorStatus),
  entry(ADMIN, 'operators-property-association', 'Operators’ projects', wire.setOperatorProperties),
  entry(ADMIN, 'manage-users', 'Users', wire.listUsers),
  entry(ADMIN, 'users-account', 'User accounts', wire.changeUserStatus),
  entry(ADMIN, 'manage-prompts', 'Prompts', wire.listPrompts),
  entry(ADMIN, 'generate-service-token', 'Service tokens', wire.createServiceToken),
  entry(ADMIN, 'audit-log', 'Audit log', wire.listAudit),
];

/** What a role may use; a promoter's own profile is at the address of that promoter. */
export function hubItems(role: StaffRole, ownPromoterId: number | null): HubItem[] {
  const items = ENTRIES.filter(({ roles }) => roles.includes(role)).map(
    ({ name, title, href, method }) => ({ name, title, href, method }),
  );
  if (ownPromoterId === null) return items;
  const href = pathOf(wire.getPromoter, { params: { promoterId: ownPromoterId } });
  return [...items, { name: 'promoter-profile', title: 'Your profile', href, method: 'GET' }];
}
