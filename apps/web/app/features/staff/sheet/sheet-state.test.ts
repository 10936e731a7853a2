import { describe, expect, it } from 'vitest';
import {
  choose,
  editsOf,
  EMPTY_SHEET,
  inPlace,
  parseEdits,
  redo,
  saved,
  typeInto,
  undo,
} from './sheet-state.ts';

const cell = (text: string, stands = 'Hebbal', id = 1) => ({
  id,
  column: 'locality',
  stands,
  text,
});
const textsOf = (state: Parameters<typeof editsOf>[0]) => editsOf(state).map(({ text }) => text);

describe('what is typed into a sheet', () => {
  it('is a change against what stood there first, and none when it stands there again', () => {
    const once = typeInto(EMPTY_SHEET, [cell('Yelahanka')]);
    const twice = typeInto(once, [cell('Jakkur', 'Yelahanka')]);
    expect(editsOf(twice)).toEqual([{ id: 1, column: 'locality', was: 'Hebbal', text: 'Jakkur' }]);
    expect(editsOf(typeInto(twice, [cell('Hebbal')]))).toEqual([]);
  });

  it('is taken back and done again step by step', () => {
    const state = typeInto(typeInto(EMPTY_SHEET, [cell('A')]), [cell('B'), cell('C', '', 2)]);
    expect(textsOf(undo(state))).toEqual(['A']);
    expect(textsOf(undo(undo(undo(state))))).toEqual([]);
    expect(textsOf(redo(undo(state)))).toEqual(['B', 'C']);
    expect(textsOf(redo(typeInto(undo(state), [cell('D')])))).toEqual(['D']);
  });

  it('stays with its reason where it was refused, and is gone where it was saved', () => {
    const state = typeInto(EMPTY_SHEET, [cell('soon'), cell('Jakkur', '', 2)]);
    const left = {
      id: 1,
      column: 'locality',
      outcome: 'refused',
      reason: 'No.',
      stands: '',
    } as const;
    const after = saved(state, editsOf(state), [left]);
    expect(textsOf(after)).toEqual(['soon']);
    expect(after.left['1:locality']).toEqual(left);
  });

  it('that was typed while a save was under way is not lost, and is a change against what was saved', () => {
    const sent = typeInto(EMPTY_SHEET, [cell('A')]);
    const meanwhile = typeInto(sent, [cell('B')]);
    expect(editsOf(saved(meanwhile, editsOf(sent), []))).toMatchObject([{ was: 'A', text: 'B' }]);
  });

  it('is chosen against what others saved: theirs stays, or mine is saved over it', () => {
    const state = typeInto(EMPTY_SHEET, [cell('Mine')]);
    const left = {
      id: 1,
      column: 'locality',
      outcome: 'conflict',
      reason: null,
      stands: 'Theirs',
    } as const;
    const told = saved(state, editsOf(state), [left]);
    expect(editsOf(choose(told, left, 'theirs'))).toEqual([]);
    const mine = choose(told, left, 'mine');
    expect(editsOf(mine)).toMatchObject([{ was: 'Theirs', text: 'Mine' }]);
    expect(mine.left).toEqual({});
  });

  it('comes back after the session ended, as far as it can be read', () => {
    const state = typeInto(EMPTY_SHEET, [cell('A')]);
    expect(parseEdits(JSON.parse(JSON.stringify(editsOf(state)))).edits).toEqual(state.edits);
    expect(parseEdits([{ id: 'x' }, null]).edits).toEqual({});
    expect(parseEdits('nothing').edits).toEqual({});
  });
});

describe('rows of a sheet', () => {
  it('stay where they are when a save changes their order, without those that fit no more and before those that are new', () => {
    const rows = [{ id: 9 }, { id: 3 }, { id: 1 }];
    expect(inPlace(rows, [1, 2, 3])).toEqual([{ id: 1 }, { id: 3 }, { id: 9 }]);
    expect(inPlace(rows, [])).toEqual(rows);
  });
});
