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

  it('has a place for a screen that it does not know', () => {
    const groups = groupsOf([item('manage-prompts'), item('something-new')]);
    expect(groups.at(-1)?.screens.map(({ name }) => name)).toEqual([
      'manage-prompts',
      'something-new',
    ]);
  });

  it('offers no editor without a project to edit', () => {
    expect(groupsOf([item('modify-component')])).toEqual([]);
  });
});
