import type { MatchedFile } from '@manemitra/contract/staff-project-files';
import { describe, expect, it } from 'vitest';
import { nextRows, openByProject, rowsInWords, rowsOf } from './file-rows.ts';

const project = { id: 7, name: 'Crest', slug: 'crest' };
const match = (path: string, given: Partial<MatchedFile> = {}): MatchedFile => ({
  path,
  project,
  reason: null,
  kind: 'main',
  section: 'plan',
  words: '',
  ...given,
});
const picked = (path: string, fingerprint = path, flaw: string | null = null) => ({
  path,
  file: new File(['x'], path),
  fingerprint,
  flaw,
});
let count = 0;
const newId = () => String((count += 1));

describe('files of many projects', () => {
  it('are shown before anything is sent: where each goes, and why others do not', () => {
    const rows = rowsOf(
      [
        picked('crest/a.jpg', 'same'),
        picked('crest/b.jpg', 'same'),
        picked('crest/c.pdf'),
        picked('holiday.jpg'),
        picked('crest/d.jpg', 'd', 'It is 20 × 20 pixels.'),
      ],
      [
        match('crest/a.jpg'),
        match('crest/b.jpg'),
        match('crest/c.pdf'),
        match('holiday.jpg', { project: null, reason: 'No project.' }),
        match('crest/d.jpg'),
      ],
      newId,
    );
    expect(rows.map(({ state, reason, isPaper }) => [state, reason, isPaper])).toEqual([
      ['ready', null, false],
      ['refused', 'It is the same as crest/a.jpg.', false],
      ['ready', null, true],
      ['refused', 'No project.', false],
      ['refused', 'It is 20 × 20 pixels.', false],
    ]);
    expect(rowsInWords(rows)).toBe('2 files to 1 project, 3 left out');
  });

  it('go on after a break with those that were not added', () => {
    const rows = rowsOf(
      [picked('crest/a.jpg'), picked('crest/b.jpg')],
      [match('crest/a.jpg'), match('crest/b.jpg')],
      newId,
    );
    const [first] = rows;
    const later = nextRows(rows, {
      does: 'changed',
      id: first?.id ?? '',
      change: { state: 'added' },
    });
    expect(openByProject(later).map((group) => group.map(({ path }) => path))).toEqual([
      ['crest/b.jpg'],
    ]);
  });
});
