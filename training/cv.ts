import { writtenSentences } from '../bench/written-set.ts';
import { learnedFrom } from './learn-in-stages.ts';
import { SETTINGS } from './settings.ts';
import { modelOf } from './named-model.ts';
import { ownSentences } from './sentences.ts';
import { sayScores } from './score.ts';

/*
 * How well what is learned from some train sentences holds for others: every tenth is left out.
 * npx tsx training/cv.ts FOLD '{"margin":1}' [list]
 */
const FOLDS = 10;
const [fold = '0', options = '{}', list] = process.argv.slice(2);
const all = writtenSentences('train');
const isHeld = (at: number) => at % FOLDS === Number(fold);
const model = await learnedFrom(
  [...all.filter((_, at) => !isHeld(at)), ...ownSentences()],
  () => undefined,
  { ...SETTINGS, ...(JSON.parse(options) as Partial<typeof SETTINGS>) },
);
sayScores(
  modelOf(model),
  all.filter((_, at) => isHeld(at)),
  list !== undefined,
);
