import type { HubItem } from '@manemitra/contract/staff-hub';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './staff-screens.ts';

const item = (name: string): HubItem => ({
  name,
  title: `The ${name}`,
  href: '/api/v1/admin',
  method: 'GET',
});

describe('the navigation of the dashboard', () => {
  it('shows what the server offers and nothing else', () => {
    const groups = groupsOf([item('manage-users'), item('show-property-list')]);
    expect(groups.map(({ title, screens }) => [title, screens.map(({ href }) => href)])).toEqual([
      ['Projects', ['/admin-dashboard/show-property-list']],
      ['Users', ['/admin-dashboard/manage-users']],
    ]);
  });

  it('links to nothing that has no screen of its own', () => {
    expect(groupsOf([item('modify-component'), item('something-new')])).toEqual([]);
  });

  it('leads a promoter to their own account', () => {
    const [group] = groupsOf([item('promoter-profile')]);
    expect(group?.screens[0]?.href).toBe('/admin-dashboard/promoter-account-management');
  });
});
