import { readFileSync, writeFileSync } from 'node:fs';
import { pointedIn, wordsBeside } from '../apps/server/src/features/chat/screen/pointing.ts';
import { readQuestion } from '../apps/server/src/features/chat/project/read-question.ts';
import { labelledQuestions } from '../apps/server/src/features/chat/project/testing/labelled-questions.ts';
import { topicFeatures } from '../apps/server/src/features/chat/project/topic-features.ts';
import { TOPIC_WORDS } from '../apps/server/src/features/chat/project/topic-words.ts';
import { tokenize } from '../packages/query/src/tokens.ts';
import { WRITERS_TOPICS } from './writers-topics.ts';

/*
 * npm run train:topics [-- --judge FILE...]   learns which fact a question asks for, from the tables of words, the questions that our tests
 * hold, and the questions of dialogues that have been read. With --judge it says how the questions of files fare that it does not learn
 * from, and writes nothing.
 */
const OUT = new URL('../apps/server/src/features/chat/project/topic-weights.json', import.meta.url);
const WRITERS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((writer) => `fresh/T${writer}`);
const DIALOGUES = ['train/T1', 'test/T2', ...WRITERS].map(
  (name) => `bench/dialogues/${name}.jsonl`,
);
const judged = process.argv.slice(2).filter((name) => name.endsWith('.jsonl'));

interface Example {
  said: string;
  features: string[];
  topic: string;
  weight: number;
}

/** What a question says, without the words that point: those say nothing of what is asked. */
function example(said: string, topic: string, weight: number): Example {
  const tokens = tokenize(said);
  const asked = wordsBeside(tokens, pointedIn(tokens)?.spans ?? []);
  return { said, features: topicFeatures(asked), topic, weight };
}

interface WrittenTurn {
  say: string;
  kind: string;
  about?: string | string[];
  which?: unknown;
}

/** The questions of a file that ask for one fact: as its writer names it, else as our tables do. */
const questionsOf = (file: string, { isOurs }: { isOurs: boolean }): Example[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => (JSON.parse(line) as { turns: WrittenTurn[] }).turns)
    .flatMap(({ say, kind, about = [], which }): Example[] => {
      const isGeneral = about === 'general' || (Array.isArray(which) && which.length === 0);
      if (kind !== 'question' || isGeneral) return [];
      const [topic, ...others] = [about].flat().flatMap((name) => WRITERS_TOPICS[name] ?? []);
      if (topic !== undefined) return others.length === 0 ? [example(say, topic, OF_WRITERS)] : [];
      const { topics, amenities, places } = readQuestion(say);
      const [own, ...more] = topics;
      const isOne = own !== undefined && more.length + amenities.length + places.length === 0;
      return isOurs && isOne ? [example(say, own, 1)] : [];
    });

const OF_WRITERS = 2;
const OF_TABLES = 0.5;

const examples = [
  ...TOPIC_WORDS.flatMap(([topic, phrases]) =>
    phrases.map((phrase) => example(phrase, topic, OF_TABLES)),
  ),
  ...labelledQuestions
    .filter(({ topics, amenities }) => topics.length === 1 && amenities.length === 0)
    .flatMap(({ text, topics: [topic] }) => (topic === undefined ? [] : [example(text, topic, 1)])),
  ...DIALOGUES.filter((file) => !judged.includes(file)).flatMap((file) =>
    questionsOf(file, { isOurs: true }),
  ),
];
const topics = [...new Set(examples.map(({ topic }) => topic))].toSorted();

const ROUNDS = 12;
const RATE = 0.36;
/** Steps that change less are left out. */
const LEAST_STEP = 0.002;

/** A regression over all topics by steps along single examples, always in the same order. */
function learn(): Map<string, Float64Array> {
  const weights = new Map<string, Float64Array>();
  let seed = 20261130;
  const next = (): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const order = examples.map((one) => ({ one, at: next() })).toSorted((a, b) => a.at - b.at);
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round / 4);
    for (const { one } of order) {
      const likely = probabilities(weights, one.features);
      const step = (rate * one.weight) / Math.sqrt(one.features.length);
      const errors = topics.map((topic, at) => Number(topic === one.topic) - (likely[at] ?? 0));
      for (const feature of one.features) {
        const row = weights.get(feature) ?? new Float64Array(topics.length);
        weights.set(feature, row);
        for (const [at, error] of errors.entries()) {
          if (Math.abs(error) > LEAST_STEP) row[at] = (row[at] ?? 0) + step * error;
        }
      }
    }
  }
  return weights;
}

function probabilities(weights: ReadonlyMap<string, Float64Array>, features: readonly string[]) {
  const sums = topics.map(() => 0);
  for (const feature of features) {
    for (const [at, weight] of (weights.get(feature) ?? []).entries())
      sums[at] = (sums[at] ?? 0) + weight;
  }
  const most = Math.max(...sums);
  const each = sums.map((one) => Math.exp(one - most));
  const total = each.reduce((all, one) => all + one, 0);
  return each.map((one) => one / total);
}

const SCALE = 100;
/** What says less for or against a topic is left out. */
const LEAST = 25;

/** The weights that are stored: whole numbers of hundredths. */
function stored(weights: ReadonlyMap<string, Float64Array>): Map<string, [number, number][]> {
  const all = [...weights].map(([feature, row]): [string, [number, number][]] => [
    feature,
    [...row.entries()].flatMap(([topic, weight]): [number, number][] => {
      const said = Math.round(weight * SCALE);
      return Math.abs(said) >= LEAST ? [[topic, said]] : [];
    }),
  ]);
  return new Map(all.filter(([, row]) => row.length > 0).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function write(kept: ReadonlyMap<string, [number, number][]>): void {
  const weights = Object.fromEntries(
    [...kept].map(([feature, row]) => [feature, row.map((one) => one.join(':')).join(' ')]),
  );
  writeFileSync(OUT, `${JSON.stringify({ topics, weights }, undefined, 2)}\n`);
  process.stdout.write(
    `${examples.length} questions, ${topics.length} topics, ${kept.size} features\n`,
  );
}

function judge(kept: ReadonlyMap<string, [number, number][]>): void {
  const rows = new Map(
    [...kept].map(([feature, row]) => {
      const weights = new Float64Array(topics.length);
      for (const [topic, said] of row) weights[topic] = said / SCALE;
      return [feature, weights] as const;
    }),
  );
  const asked = judged.flatMap((file) => questionsOf(file, { isOurs: false }));
  const guesses = asked.map(({ features, topic }) => {
    const likely = probabilities(rows, features);
    const most = Math.max(...likely);
    return { isRight: topics[likely.indexOf(most)] === topic, most };
  });
  for (const least of [0, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const answered = guesses.filter(({ most }) => most >= least);
    const right = answered.filter(({ isRight }) => isRight).length;
    process.stdout.write(`${least}: ${right} of ${answered.length} right, of ${asked.length}\n`);
  }
}

const kept = stored(learn());
if (judged.length > 0) judge(kept);
else write(kept);
