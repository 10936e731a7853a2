import type { StaffProperty } from '@manemitra/contract/staff-properties';
import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import { describe, expect, it } from 'vitest';
import { dirtySections, type EditorEvent, nextState, startWith } from './editor-state.ts';
import { keptEdits, parseKeptEdits } from './kept-edits.ts';
import type { Values } from './section-values.ts';

/** A project of which a test says only the sections that it is about. */
const project = (
  version: number,
  sections: Partial<Record<SectionName, Values>>,
): StaffProperty => {
  const all = { basics: { name: 'A', towers: 1 }, description: { description: null }, ...sections };
  return { id: 1, version, sections: all } as unknown as StaffProperty;
};
const first = project(1, {});
const after = (...events: EditorEvent[]) => events.reduce(nextState, startWith(first));
const typed: EditorEvent = { kind: 'edited', section: 'basics', change: { towers: 5 } };
const theirs = (values: Values): EditorEvent => ({
  kind: 'overtaken',
  section: 'basics',
  conflict: { version: 2, theirs: values, by: 'Asha', at: null },
});

describe('what is typed', () => {
  it('counts as unsaved until it is as it was, saved or discarded', () => {
    expect(dirtySections(after(typed))).toEqual(['basics']);
    expect(dirtySections(after(typed, { ...typed, change: { towers: 1 } }))).toEqual([]);
    expect(dirtySections(after(typed, { kind: 'discarded', section: 'basics' }))).toEqual([]);
    const saved = project(2, { basics: { name: 'A', towers: 5 } });
    const sent = { name: 'A', towers: 5 };
    const done = after(typed, { kind: 'saved', section: 'basics', sent, property: saved });
    expect(dirtySections(done)).toEqual([]);
    expect(done.sections.description.version).toBe(2);
  });

  it('while a save is on its way is still there after it', () => {
    const later: EditorEvent = { ...typed, change: { towers: 7 } };
    const saved = project(2, { basics: { name: 'A', towers: 5 } });
    const sent = { name: 'A', towers: 5 };
    const { basics } = after(typed, { kind: 'saving', section: 'basics' }, later, {
      kind: 'saved',
      section: 'basics',
      sent,
      property: saved,
    }).sections;
    expect(basics).toMatchObject({ version: 2, base: sent, draft: { name: 'A', towers: 7 } });
  });

  it('takes the error of its own field away, and of no other', () => {
    const { basics } = after(
      { kind: 'refused', section: 'basics', errors: { 'towers.x': 'a', name: 'b' }, failure: null },
      typed,
    ).sections;
    expect(basics.errors).toEqual({ name: 'b' });
  });
});

describe('an edit that somebody else overtook', () => {
  it('of another field is joined with theirs and goes on from there', () => {
    const { basics } = after(typed, theirs({ name: 'B', towers: 1 })).sections;
    expect(basics).toMatchObject({ conflict: null, version: 2, draft: { name: 'B', towers: 5 } });
  });

  it.each([
    ['mine', 5],
    ['theirs', 3],
  ] as const)('of the same field waits for a choice, and then has %s', (side, towers) => {
    const waiting = after(typed, theirs({ name: 'B', towers: 3 }));
    expect(waiting.sections.basics).toMatchObject({ draft: { towers: 5 }, version: 1 });
    const { basics } = nextState(waiting, {
      kind: 'settled',
      section: 'basics',
      choices: { '["towers"]': side },
    }).sections;
    expect(basics).toMatchObject({ conflict: null, version: 2, draft: { name: 'B', towers } });
  });

  it('is found when it is saved, not hidden when another section is', () => {
    const theirsIsThere = project(3, { basics: { name: 'A', towers: 3 } });
    const { basics } = after(typed, { kind: 'renewed', property: theirsIsThere }).sections;
    expect(basics).toMatchObject({ version: 1, base: { towers: 1 }, draft: { towers: 5 } });
  });

  it('in which nothing of the section changed goes on from the newest version', () => {
    const { basics } = after(typed, { kind: 'renewed', property: project(3, {}) }).sections;
    expect(basics).toMatchObject({ version: 3, draft: { towers: 5 } });
  });
});

describe('an edit that a session that ended interrupted', () => {
  const kept = JSON.parse(
    JSON.stringify(
      keptEdits(
        after(typed, {
          kind: 'edited',
          section: 'description',
          change: { description: 'Between two lakes.' },
        }),
      ),
    ),
  ) as unknown;
  const back = (now: StaffProperty): EditorEvent => ({
    kind: 'returned',
    edits: parseKeptEdits(kept, now.sections),
  });

  it('goes on where it was, in each of its sections', () => {
    const state = nextState(startWith(project(1, {})), back(project(1, {})));
    expect(dirtySections(state)).toEqual(['basics', 'description']);
    expect(state.sections.basics).toMatchObject({ draft: { name: 'A', towers: 5 }, edition: 1 });
    expect(state.sections.description.draft).toEqual({ description: 'Between two lakes.' });
  });

  it('from the newest version where nobody changed the section, from its own where somebody did', () => {
    const now = project(4, { basics: { name: 'A', towers: 3 } });
    const { basics, description } = nextState(startWith(now), back(now)).sections;
    expect(basics).toMatchObject({ version: 1, base: { towers: 1 }, draft: { towers: 5 } });
    expect(description.version).toBe(4);
  });

  it('without a typed number that is none', () => {
    const change = { towers: Number.NaN, name: 'B' };
    expect(keptEdits(after({ ...typed, change }))?.basics?.changes).toEqual({ name: 'B' });
  });

  it('is nothing while nothing is typed', () => {
    expect(keptEdits(after())).toBeUndefined();
  });

  it.each<unknown>([
    null,
    'text',
    { basics: null },
    { basics: { version: '1', base: {}, changes: {} } },
    { basics: { version: 1, base: { name: 'A' }, changes: { towers: 2 } } },
    { basics: { version: 1, base: { name: 'A', towers: 1 }, changes: { unknown: 2 } } },
    { constructor: { version: 1, base: {}, changes: {} } },
  ])('is nothing where it cannot be read: %j', (damaged) => {
    expect(parseKeptEdits(damaged, first.sections)).toEqual({});
  });
});
