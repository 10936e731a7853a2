import { interpret } from '@manemitra/query/interpret';
import { tokenize } from '@manemitra/query/tokens';
import { describe, expect, it } from 'vitest';
import { changedFigure } from './changed-figure.ts';

const today = '2026-11-28';
const names = { projects: [], promoters: [] };

function after(before: string[], search: string, said: string): string | undefined {
  return changedFigure(tokenize(said), interpret(said, { today }), {
    previous: interpret(search, { today }),
    names,
    today,
    before,
  })?.prompt;
}

describe('a figure beside words that only correct', () => {
  it.each([
    [['2bhk in hebbal'], '3bhk in hebbal', 'no go back to 2', '2 BHK in Hebbal'],
    [['2bhk in hebbal'], '3bhk in hebbal', 'nahi wapas 2 kar do', '2 BHK in Hebbal'],
    [['2bhk in hebbal'], '3bhk in hebbal', 'illa 2 ne irli', '2 BHK in Hebbal'],
    [['2bhk in hebbal'], '3bhk in hebbal', 'नहीं वापस 2', '2 BHK in Hebbal'],
    [['2bhk in hebbal'], '3bhk in hebbal', 'ಇಲ್ಲ ಮತ್ತೆ 2', '2 BHK in Hebbal'],
    [['3bhk under 1.2 cr'], '3bhk under 1.4 cr', 'nah 1.2 again', '3 BHK under ₹1.2 Cr'],
    [['3bhk under 90 lakh'], '3bhk under 1.1 cr', 'sorry back to 90', '3 BHK under ₹90 L'],
    [
      ['2bhk within 5 km of hebbal'],
      '2bhk within 2 km of hebbal',
      'no, 5 again',
      '2 BHK, within 5 km of Hebbal',
    ],
  ])('after %j and “%s”, “%s” is of the wish that had it', (before, search, said, prompt) => {
    expect(after(before, search, said)).toBe(prompt);
  });

  it('is of the wish that was changed last, where none had it', () => {
    expect(after(['2bhk in hebbal'], '3bhk in hebbal', 'no sorry 4')).toBe('4 BHK in Hebbal');
  });

  it.each([
    [[], '3bhk in hebbal', 'no go back to 2'],
    [['2bhk in hebbal'], '3bhk in hebbal', '2 parking'],
    [['2bhk in hebbal'], '3bhk in hebbal', '2 is better'],
  ])('is none after %j and “%s” in “%s”', (before, search, said) => {
    expect(after(before, search, said)).toBe(undefined);
  });
});
