import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

describe('a change in the audit log', () => {
  it('shows what differs, with what was set and removed', () => {
    expect(
      differencesOf(
        { status: 'active', name: 'A', ids: [1], phone: 'x' },
        { status: 'suspend', name: 'A', ids: [1], email: 'y' },
      ),
    ).toEqual([
      { field: 'status', before: 'active', after: 'suspend' },
      { field: 'phone', before: 'x', after: 'nothing' },
      { field: 'email', before: 'nothing', after: 'y' },
    ]);
  });

  it('of something that was made shows all of it', () => {
    expect(differencesOf(null, { name: 'A' })).toEqual([
      { field: 'name', before: 'nothing', after: 'A' },
    ]);
  });
});
