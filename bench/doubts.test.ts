import { describe, expect, it } from 'vitest';
import { interpret } from '@manemitra/query/interpret';
import { criteriaOf } from '@manemitra/query/interpretation';
import { canonical } from '@manemitra/query/canonical';
import type { Interpretation } from '@manemitra/query/interpretation';
import { readLabelled, sentenceNames } from './read-labelled.ts';
import { writtenSentences } from './written-set.ts';

const EVERY = 9;

/** Sentences of the writers of which something is asked, with what was understood. */
const asked = writtenSentences('train')
  .filter((_, at) => at % EVERY === 0)
  .map((labelled) => ({ labelled, read: readLabelled(labelled) }))
  .filter(({ read }) => read.questions.some(isDoubt));

/** A doubt has two meanings, and each choice is the whole sentence with one of them. */
function isDoubt({ text }: Interpretation['questions'][number]): boolean {
  return text.endsWith('”: which do you mean?') || text.endsWith('” a wish of yours?');
}

const meaningOf = (read: Interpretation) => JSON.stringify(canonical(criteriaOf(read)));

describe('what is in doubt', () => {
  it('is asked of some sentences of independent writers', () => {
    expect(asked.length).toBeGreaterThan(10);
  });

  it('has two choices that mean different things, each read as it is said and without a doubt', () => {
    for (const { labelled, read } of asked) {
      for (const { choices } of read.questions.filter(isDoubt)) {
        const readings = choices.map(({ sentence }) =>
          interpret(sentence, { today: labelled.today, names: sentenceNames }),
        );
        expect(readings.flatMap(({ questions }) => questions)).toEqual([]);
        expect(new Set(readings.map(meaningOf)).size).toBe(2);
      }
    }
  });

  it('is not searched for: the meaning that says it is not what holds meanwhile', () => {
    for (const { labelled, read } of asked) {
      for (const { choices } of read.questions.filter(isDoubt)) {
        const [taken] = choices.map(({ sentence }) =>
          interpret(sentence, { today: labelled.today, names: sentenceNames }),
        );
        expect(taken && meaningOf(taken)).not.toBe(meaningOf(read));
      }
    }
  });

  it('may be what was not read as a wish: then what was read is searched meanwhile', () => {
    const leftOut = asked.filter(({ labelled, read }) =>
      read.questions.filter(isDoubt).some(({ choices }) => {
        const sentence = choices[1]?.sentence ?? '';
        const context = { today: labelled.today, names: sentenceNames };
        return meaningOf(interpret(sentence, context)) === meaningOf(read);
      }),
    );
    expect(leftOut.length).toBeGreaterThan(5);
  });
});
