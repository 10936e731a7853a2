import { readdirSync, readFileSync } from 'node:fs';
import { GENERAL_QUESTION_IDS } from '@manemitra/domain/general-questions';
import { describe, expect, it } from 'vitest';
import { generalQuestionIn } from './general-question.ts';
import { list } from './phrases.ts';
import { ASKED, CONCEPTS } from './words/general-questions/asked.ts';
import { PHRASINGS } from './testing/general-phrasings.ts';

const TRAIN = new URL('../labelled/writers/train/', import.meta.url);

/** Sentences that wish for homes: their writers gave them no other intent. */
function wishes(): string[] {
  return readdirSync(TRAIN)
    .flatMap((file) => readFileSync(new URL(file, TRAIN), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { q: string; i?: string })
    .flatMap(({ q, i }) => (i === undefined ? [q] : []));
}

describe('a general question', () => {
  const cases = Object.entries(PHRASINGS).flatMap(([id, said]) =>
    list(said).map((sentence) => [sentence, id]),
  );

  it.each(cases)('“%s” asks for %s', (sentence, id) => {
    expect(generalQuestionIn(sentence)?.id).toBe(id);
  });

  it('is told by known concepts, and by no way that another is told by', () => {
    const ways = GENERAL_QUESTION_IDS.flatMap((id) => list(ASKED[id])).map((way) => way.split(' '));
    expect(ways.flat().filter((concept) => !Object.hasOwn(CONCEPTS, concept))).toEqual([]);
    const told = ways.map((concepts) => concepts.toSorted().join(' '));
    expect(told.filter((way, at) => told.indexOf(way) !== at)).toEqual([]);
  });

  it.each([
    '3 bhk with OC and A khata in Hebbal, home loan approved',
    '2bhk whitefield under 1 cr, no B khata',
    'ready to move flats near metro with RERA',
    'plots in devanahalli BMRDA approved 30x40',
    'under construction is ok, 3 bhk sarjapur road',
    'e khata available flats for immediate registration',
    'cauvery water connection irbeku, tanker beda',
    'pet friendly gated community varthur',
    'what is RERA',
    'difference between A khata and B khata',
    'stamp duty in Bangalore',
    'what is the khata of Lotus Heights',
    'is Lotus Heights RERA registered',
    'show me the second one',
    'hello',
    '',
  ])('is not “%s”', (sentence) => {
    expect(generalQuestionIn(sentence)).toBeUndefined();
  });

  it('is hardly ever a wish for homes', () => {
    const all = wishes();
    const asking = all.filter((sentence) => generalQuestionIn(sentence));
    expect(asking.length).toBeLessThanOrEqual(all.length / 1000);
  });
});
