import { describe, expect, it } from 'vitest';
import { conflictsOf } from './conflicts.ts';

const LABELS = { name: 'Name', email: 'E-mail' };

describe('an edit that came too late', () => {
  it('shows only the fields that differ, in the order of the form', () => {
    const theirs = { email: 'a@b.in', name: 'Areca', phone: '1' };
    expect(conflictsOf({ name: 'Banyan', email: 'c@d.in' }, theirs, LABELS)).toEqual([
      { name: 'name', label: 'Name', mine: 'Banyan', theirs: 'Areca' },
      { name: 'email', label: 'E-mail', mine: 'c@d.in', theirs: 'a@b.in' },
    ]);
  });

  it('takes what is not known and an empty field for the same', () => {
    expect(
      conflictsOf({ name: 'Areca', email: ' ' }, { name: 'Areca', email: null }, LABELS),
    ).toEqual([]);
  });
});
