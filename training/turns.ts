import { writeFileSync } from 'node:fs';
import { turnFeatures } from '../apps/server/src/features/chat/screen/turn-features.ts';
import { labelledQuestions } from '../apps/server/src/features/chat/project/testing/labelled-questions.ts';
import { PHRASINGS } from '../packages/query/src/testing/general-phrasings.ts';
import { readDialogues, type Dialogue } from '../bench/dialogue-notation.ts';
import { writtenSentences } from '../bench/written-set.ts';

/*
 * npm run train:turns [-- --cv | --judge FILE]   learns what tells a question from a wish, from the writers' train sentences, the questions
 * that our tests hold, and the dialogues that have been read. With --cv it learns from four fifths of the dialogues and says how the rest
 * fare; with --judge it says how the turns of a file fare that is not learned from. Neither writes anything.
 */
const OUT = new URL('../apps/server/src/features/chat/screen/turn-weights.json', import.meta.url);
const TRAIN = ['train/T1', 'test/T2', ...[3, 4, 5, 6, 7].map((writer) => `fresh/T${writer}`)].map(
  (name) => new URL(`../bench/dialogues/${name}.jsonl`, import.meta.url),
);

interface Example {
  features: string[];
  isQuestion: boolean;
  weight: number;
}

const example = (said: string, isQuestion: boolean, weight: number): Example => ({
  features: [...new Set(turnFeatures(said))],
  isQuestion,
  weight,
});

const QUESTIONS = new Set(['project-question', 'term-question', 'help']);
const dialogues = TRAIN.flatMap(readDialogues);

const OF_DIALOGUES = 4;
const fromDialogue = ({ turns }: Dialogue): Example[] =>
  turns
    .filter(({ kinds: [kind] }) => kind !== 'errand')
    .map(({ say, kinds: [kind] }) => example(say, kind === 'question', OF_DIALOGUES));

const written = writtenSentences('train').flatMap(({ query, gold }, at): Example[] => {
  if (gold.intent === 'refine') return [example(query, false, 1)];
  if (QUESTIONS.has(gold.intent)) return [example(query, true, 2)];
  // Whole searches are many and plain.
  return gold.intent === 'search' && at % 5 === 0 ? [example(query, false, 0.5)] : [];
});
const ours = [
  ...labelledQuestions.map(({ text }) => example(text, true, 1)),
  ...Object.values(PHRASINGS)
    .flatMap((all) => all.split(';'))
    .map((said) => example(said.trim(), true, 1)),
];

const ROUNDS = 30;
const RATE = 0.15;
const DECAY = 2e-4;

/** Logistic regression by steps along single examples, always in the same order. */
function learn(examples: readonly Example[]): Map<string, number> {
  const weights = new Map<string, number>();
  let seed = 20261127;
  const next = (): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const order = examples.map((one) => ({ one, at: next() })).toSorted((a, b) => a.at - b.at);
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round / 5);
    for (const { one } of order) {
      const error = Number(one.isQuestion) - probability(weights, one.features);
      for (const feature of one.features) {
        const weight = weights.get(feature) ?? 0;
        weights.set(feature, weight + rate * one.weight * error - rate * DECAY * weight);
      }
    }
  }
  return weights;
}

function probability(weights: ReadonlyMap<string, number>, features: readonly string[]): number {
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

const SCALE = 100;
/** Features that say less are left out. */
const LEAST = 12;

const judged = process.argv[process.argv.indexOf('--judge') + 1];
if (process.argv.includes('--cv')) crossValidate();
else if (process.argv.includes('--judge') && judged !== undefined) judge(judged);
else write(learn(everything()));

function everything(): Example[] {
  return [...written, ...ours, ...dialogues.flatMap(fromDialogue)];
}

interface Judged {
  isQuestion: boolean;
  p: number;
}

function judgedBy(weights: ReadonlyMap<string, number>) {
  return (one: Example): Judged => ({
    isQuestion: one.isQuestion,
    p: probability(weights, one.features),
  });
}

function judge(file: string): void {
  say(
    readDialogues(file)
      .flatMap(fromDialogue)
      .map(judgedBy(learn(everything()))),
  );
}

function crossValidate(): void {
  say(
    [0, 1, 2, 3, 4].flatMap((fold) => {
      const weights = learn([
        ...written,
        ...ours,
        ...dialogues.filter((_, at) => at % 5 !== fold).flatMap(fromDialogue),
      ]);
      return dialogues
        .filter((_, at) => at % 5 === fold)
        .flatMap(fromDialogue)
        .map(judgedBy(weights));
    }),
  );
}

function say(judged: readonly Judged[]): void {
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const of = (isQuestion: boolean) => judged.filter((one) => one.isQuestion === isQuestion);
    const caught = of(true).filter(({ p }) => p >= least).length;
    const wrong = of(false).filter(({ p }) => p >= least).length;
    process.stdout.write(
      `${least}: ${caught} of ${of(true).length} questions known, ${wrong} of ${of(false).length} wishes taken for one\n`,
    );
  }
}

function write(weights: ReadonlyMap<string, number>): void {
  const kept = [...weights]
    .map(([feature, weight]) => [feature, Math.round(weight * SCALE)] as const)
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(OUT, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
  process.stdout.write(`${kept.length} features\n`);
}
