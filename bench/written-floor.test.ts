import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { score } from './labelled-scoring.ts';
import { readLabelled } from './read-labelled.ts';
import { writtenSentences } from './written-set.ts';

/** How many of a language are understood, and how many are read as what costs a buyer a home. */
interface Figures {
  right: number;
  inverted: number;
  wrongMoney: number;
}

/** What has been reached: raise it when more is understood. */
const floor = JSON.parse(
  readFileSync(new URL('../packages/query/labelled/writers/floor.json', import.meta.url), 'utf8'),
) as Partial<Record<Language, Figures>>;

const scored = writtenSentences('dev').map((sentence) => ({
  language: sentence.language,
  score: score(sentence, readLabelled(sentence)),
}));

describe('the sentences of independent writers', () => {
  it.each(LANGUAGES.filter((language) => floor[language] !== undefined))(
    'are understood in %s as well as before, with no more inversions and wrong sums',
    (language) => {
      const scores = scored.filter((one) => one.language === language).map((one) => one.score);
      const reached: Figures = {
        right: scores.filter(({ isRight }) => isRight).length,
        inverted: scores.filter(({ inversions }) => inversions.length > 0).length,
        wrongMoney: scores.filter(({ wrongMoney }) => wrongMoney.length > 0).length,
      };
      const least = floor[language] ?? reached;
      expect(reached.right).toBeGreaterThanOrEqual(least.right);
      expect(reached.inverted).toBeLessThanOrEqual(least.inverted);
      expect(reached.wrongMoney).toBeLessThanOrEqual(least.wrongMoney);
    },
  );
});
