import type { PropertyChange, PropertyImport } from '@manemitra/contract/staff-properties-edits';
import { describe, expect, it } from 'vitest';
import { entriesOf, hasMore, joined } from './history-entries.ts';

const change = (id: number, at: string) => ({ id, at }) as PropertyChange;
const told = (id: number, at: string) => ({ id, at }) as PropertyImport;
const namesOf = (entries: ReturnType<typeof entriesOf>) =>
  entries.map((entry) => (entry.told ? `import ${entry.told.id}` : `change ${entry.change.id}`));

describe('the history of a project', () => {
  it('has changes and imports in one order, the latest first', () => {
    const entries = entriesOf({
      changes: { items: [change(2, '2026-03-02'), change(1, '2026-01-02')], total: 2 },
      imports: { items: [told(9, '2026-02-02'), told(8, '2026-01-01')], total: 2 },
    });
    expect(namesOf(entries)).toEqual(['change 2', 'import 9', 'change 1', 'import 8']);
  });

  it('shows nothing that is earlier than what is not loaded yet', () => {
    const history = {
      changes: { items: [change(2, '2026-03-02')], total: 2 },
      imports: { items: [told(9, '2026-04-02'), told(8, '2026-02-02')], total: 2 },
    };
    expect(namesOf(entriesOf(history))).toEqual(['import 9', 'change 2']);
    expect(hasMore(history)).toBe(true);
    const changes = joined(history.changes, {
      items: [change(2, '2026-03-02'), change(1, '2026-01-02')],
      total: 2,
    });
    expect(namesOf(entriesOf({ ...history, changes }))).toEqual([
      'import 9',
      'change 2',
      'import 8',
      'change 1',
    ]);
    expect(hasMore({ ...history, changes })).toBe(false);
  });
});
