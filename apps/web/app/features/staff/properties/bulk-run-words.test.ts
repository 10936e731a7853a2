import { describe, expect, it } from 'vitest';
import { runPercent, runSummary, runTitle } from './bulk-run-words.ts';

const run = {
  action: 'unpublish',
  status: 'done',
  total: 1_250,
  done: 1_250,
  changed: 1_200,
  unchanged: 49,
  refused: 1,
} as const;

describe('a change of many projects', () => {
  it('is told in sentences, with nothing of what did not happen', () => {
    expect(runTitle(run)).toBe('Taking down 1,250 projects');
    expect(runSummary(run)).toBe('1,200 taken down, 49 already so, 1 left as it was.');
    expect(runSummary({ ...run, unchanged: 0, refused: 0 })).toBe('1,200 taken down.');
    expect(
      runSummary({ ...run, status: 'cancelled', done: 3, changed: 3, unchanged: 0, refused: 0 }),
    ).toBe('Stopped after 3 of 1,250 projects: 3 taken down.');
  });

  it('is at a hundred per cent only when it is done', () => {
    expect(runPercent(run)).toBe(100);
    expect(runPercent({ ...run, status: 'running' })).toBe(99);
    expect(runPercent({ ...run, status: 'waiting', done: 0 })).toBe(0);
  });
});
