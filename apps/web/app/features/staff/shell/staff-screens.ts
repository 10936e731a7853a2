import type { HubItem } from '@manemitra/contract/staff-hub';
import { paths } from '#web/paths.ts';

/** The screens of the dashboard by group, in the order of its navigation (spec 2), by their name in the hub. */
const GROUPS = [
  {
    title: 'Projects',
    names: [
      'show-property-list',
      'leads',
      'import-properties',
      'project-files',
      'differences',
      'places',
      'likely-doubles',
      'rera-register',
      'sources',
      'export-modified-properties',
    ],
  },
  {
    title: 'Promoters',
    names: [
      'manage-promoters',
      'create-promoter',
      'credential-generation',
      'promoter-account-management',
      'seller-enquiries',
    ],
  },
  {
    title: 'Operators',
    names: [
      'manage-operators',
      'create-operator',
      'operators-credential-generation',
      'operators-account-management',
      'operators-property-association',
    ],
  },
  { title: 'Users', names: ['manage-users', 'users-account'] },
  { title: 'You', names: ['promoter-profile'] },
  { title: 'System', names: ['manage-prompts', 'generate-service-token', 'audit-log'] },
] as const;

/** What each screen is for, in one line. */
const PURPOSES: Record<string, string> = {
  'show-property-list': 'Find a project, see what it lacks, publish it or take it down.',
  'export-modified-properties': 'Download what changed in the last hours as a file.',
  'import-properties': 'Load many projects from a CSV, XLSX or JSON Lines file.',
  'project-files': 'Add pictures and documents to many projects, from a folder or a zip.',
  differences: 'Where sources contradict each other: take a value, or keep what stands.',
  places: 'Projects without a pin, or with a place that contradicts itself.',
  'likely-doubles': 'Projects that look like one: merge them, or tell them apart.',
  'rera-register': 'Compare a saved page of the RERA register with your projects.',
  sources: 'Say how far each source of facts is believed.',
  'manage-promoters': 'Every promoter with their projects and the state of their account.',
  'create-promoter': 'Add a promoter before they can sign in.',
  'credential-generation': 'Send promoters a link to set a password.',
  'promoter-account-management': 'Profile, status and deletion of one promoter.',
  'seller-enquiries': 'Builders and sellers who want to list with us.',
  'manage-operators': 'Who looks after projects, and how many.',
  'create-operator': 'Add somebody who looks after projects.',
  'operators-credential-generation': 'Send an operator a link to set a password.',
  'operators-account-management': 'Profile, status and deletion of one operator.',
  'operators-property-association': 'Say which projects an operator looks after.',
  'manage-users': 'Buyers who have an account.',
  'users-account': 'Status, deletion and erasure of one buyer.',
  'manage-prompts': 'What the language model is told, with every version.',
  'generate-service-token': 'Tokens for programs that import and export.',
  'audit-log': 'Who changed what, when and why.',
  leads: 'Buyers who asked to be called.',
  'promoter-profile': 'How buyers and we reach you, and your projects.',
};

interface StaffScreen {
  name: string;
  title: string;
  purpose: string | null;
  href: string;
}

export interface StaffGroup {
  title: string;
  screens: StaffScreen[];
}

/** Where a screen is, if not at its name. A promoter's account is theirs without saying which. */
const PLACES: Record<string, string> = { 'promoter-profile': 'promoter-account-management' };

/**
 * The hub's items as the groups of the navigation. Items that the server does not offer, or that have no screen, are left
 * out; the editor needs a project and is reached from the list of projects.
 */
export function groupsOf(items: readonly HubItem[]): StaffGroup[] {
  const offered = new Map(items.map((item) => [item.name, item]));
  return GROUPS.map(({ title, names }) => ({
    title,
    screens: names.flatMap((name) => {
      const item = offered.get(name);
      return item === undefined ? [] : [screenOf(item)];
    }),
  })).filter(({ screens }) => screens.length > 0);
}

function screenOf({ name, title }: HubItem): StaffScreen {
  return {
    name,
    title,
    purpose: PURPOSES[name] ?? null,
    href: paths.staff(PLACES[name] ?? name),
  };
}
