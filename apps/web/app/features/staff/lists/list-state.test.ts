import {
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedQuery, isNarrowed, listParams, readListState } from './list-state.ts';

const SHAPE = {
  sorts: ['name', '-name'],
  filters: { status: ['active', 'pending'], actor: null },
} as const;

const read = (query: string) => readListState(new URLSearchParams(query), SHAPE);

describe('the state of a list in its address', () => {
  it('begins with the first twenty', () => {
    expect(read('')).toEqual({ page: 1, pageSize: 20, search: '', sort: undefined, filters: {} });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e3',
    'page=x',
    'pageSize=100000',
    'sort=drop table',
    'status=gone',
    'status=',
  ])('does without what it cannot understand: %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('keeps what was asked through an address', () => {
    assert(
      property(
        record({
          page: integer({ min: 1, max: 100_000 }),
          pageSize: integer({ min: 1, max: 50 }),
          search: string({ maxLength: 100 }).map((text) => text.trim()),
          sort: constantFrom('name' as const, '-name' as const, undefined),
          filters: oneof(constant({}), constant({ status: 'active' as const, actor: 'Asha & co' })),
        }),
        (state) => {
          const given = Object.entries(listParams(state)).filter(
            (entry): entry is [string, string] => entry[1] !== undefined,
          );
          expect(readListState(new URLSearchParams(given), SHAPE)).toEqual(state);
        },
      ),
    );
  });

  it('a new filter begins at the first page and leaves the rest of the address', () => {
    const query = 'operator=asha&page=4&sort=-name';
    expect(
      changedQuery(new URLSearchParams(query), read(query), { filters: { status: 'active' } }),
    ).toBe('?operator=asha&status=active&sort=-name');
  });

  it('turning a page keeps search and filters', () => {
    const query = 'search=areca&status=pending';
    expect(changedQuery(new URLSearchParams(query), read(query), { page: 2 })).toBe(
      '?search=areca&status=pending&page=2',
    );
  });

  it('is narrowed by a search or a filter, not by an order', () => {
    expect([
      isNarrowed(read('sort=name')),
      isNarrowed(read('search=a')),
      isNarrowed(read('status=active')),
    ]).toEqual([false, true, true]);
  });
});
