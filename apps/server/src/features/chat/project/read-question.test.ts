import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { labelledQuestions } from './testing/labelled-questions.ts';

describe('a question about a project', () => {
  it('is one of at least 120 that were labelled by hand', () => {
    expect(new Set(labelledQuestions.map(({ text }) => text)).size).toBeGreaterThanOrEqual(120);
  });

  it.each(labelledQuestions)('asks what it asks for: $text', ({ text, ...expected }) => {
    const { topics, amenities, places } = readQuestion(text);
    expect({
      topics: topics.toSorted(),
      amenities: amenities.toSorted(),
      places: places.map(({ slug }) => slug).toSorted(),
    }).toEqual(expected);
  });

  it('takes no place and no topic from the names of the project and its builder', () => {
    const names = ['Hebbal Metro Heights', 'Water Builders'];
    const read = readQuestion('khata of Hebbal Metro Heights by water builders', names);
    expect(read).toMatchObject({ topics: ['khata'], places: [] });
  });

  it('names the sizes it is about', () => {
    expect(readQuestion('price of 2bhk and 3.5 bhk').bhks).toEqual([2, 3.5]);
  });

  it.each([
    'which is cheaper, 2bhk or 3bhk',
    'airport or metro, which is nearer',
    'kaunsa sasta hai',
  ])('may set facts against each other: %s', (text) => {
    expect(readQuestion(text).compares).toBe(true);
  });

  it('is read whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(readQuestion(text).topics.length).toBeLessThan(45);
      }),
    );
  });
});
