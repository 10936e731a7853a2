import type { Constraint } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { annotate, type Segment } from './annotate.ts';

const sentence = '3bhk flat, not Whitefield';

function understood(quote: string, label: string): Constraint {
  const from = sentence.indexOf(quote);
  return {
    id: label,
    field: 'amenity',
    value: { id: label },
    strength: 'must',
    quote,
    span: [from, from + quote.length],
    label,
  };
}

const spoken = (segments: Segment[]): string =>
  segments.map(({ text, tail }) => text + tail).join('');

describe('annotate', () => {
  it('cuts the sentence at what was understood and loses no letter', () => {
    const segments = annotate(sentence, [
      understood('not Whitefield', 'not Whitefield'),
      understood('3bhk', '3 BHK'),
    ]);
    expect(segments.map((segment) => [segment.text, segment.constraints[0]?.label])).toEqual([
      ['3bhk', '3 BHK'],
      [' flat, ', undefined],
      ['not Whitefield', 'not Whitefield'],
    ]);
    expect(spoken(segments)).toBe(sentence);
  });

  it('keeps a comma with the words it closes', () => {
    const segments = annotate(sentence, [understood('flat', 'Apartment')]);
    expect(segments.map(({ text, tail }) => [text, tail])).toEqual([
      ['3bhk ', ''],
      ['flat', ','],
      [' not Whitefield', ''],
    ]);
    expect(spoken(segments)).toBe(sentence);
  });

  it('never begins a piece within a word that has a hyphen', () => {
    const said = '3bhk, all-in under 1.6 Cr';
    const quote = 'in under 1.6 Cr';
    const span: [number, number] = [said.indexOf(quote), said.length];
    const segments = annotate(said, [{ ...understood('3bhk', 'Up to ₹1.6 Cr'), quote, span }]);
    expect(segments.map(({ text }) => text)).toEqual(['3bhk, ', 'all-in under 1.6 Cr']);
  });

  it('shows two meanings of one piece together', () => {
    const segments = annotate(sentence, [
      understood('3bhk flat', '3 BHK'),
      understood('flat', 'Apartment'),
    ]);
    expect(segments[0]?.constraints.map((constraint) => constraint.label)).toEqual([
      '3 BHK',
      'Apartment',
    ]);
    expect(spoken(segments)).toBe(sentence);
  });

  it('shows words that say a part of two wishes as a piece of their own', () => {
    const both = 'Ecospace, ITPL, both within 40 minutes';
    const at = (quote: string): [number, number] => {
      const from = both.indexOf(quote);
      return [from, from + quote.length];
    };
    const also = [{ quote: 'both within 40 minutes', span: at('both within 40 minutes') }];
    const [me, partner] = ['Ecospace', 'ITPL'].map((quote) => ({
      ...understood('flat', quote),
      quote,
      span: at(quote),
      also,
    }));
    const segments = annotate(
      both,
      [me, partner].filter((one) => one !== undefined),
    );
    expect(segments.at(-1)).toEqual({
      text: 'both within 40 minutes',
      tail: '',
      constraints: [],
      partOf: [me, partner],
    });
    expect(spoken(segments)).toBe(both);
  });

  it('leaves out a constraint whose words stand in an earlier sentence', () => {
    expect(annotate('make it 2bhk', [understood('not Whitefield', 'not Whitefield')])).toEqual([
      { text: 'make it 2bhk', tail: '', constraints: [] },
    ]);
  });

  it('has nothing to show for an empty sentence', () => {
    expect(annotate('', [])).toEqual([]);
  });
});
