import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Interpretation } from '@manemitra/query/interpretation';
import { canonical, isRightOrAsked, score } from './labelled-scoring.ts';
import type { Score } from './labelled-scoring.ts';
import { labelledSentences } from './labelled-set.ts';
import type { GoldConstraint, LabelledSentence } from './labelled-set.ts';
import { readLabelled } from './read-labelled.ts';
import { PARTS, sentencesOf, writtenSentences } from './written-set.ts';
import { fuzz } from './fuzz-interpret.ts';
import { costByLength, costBySentence, costOfNames, startUp } from './interpret-cost.ts';

/*
 * npm run bench:interpret                  how well and how fast labelled sentences are understood
 * npm run bench:interpret -- --part dev    the same for the writers' sentences: train, dev, fresh or test
 * npm run bench:interpret -- --file FILE   the same for a file in the writers' notation
 * npm run bench:interpret -- --failures    each sentence that was not fully understood, without the times
 * npm run bench:interpret -- --fuzz [N] [SEED]   N hostile strings (20,000): no exception, exact spans, the
 *                                          form that travels, none slower than its length allows
 *
 * What "understood" means is in packages/query/labelled/README.md. The numbers go to bench/results/ too.
 */

interface Scored {
  labelled: LabelledSentence;
  read: Interpretation;
  score: Score;
}

const say = (text: string) => console.log(text);
const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

function scored(labelled: LabelledSentence): Scored {
  const read = readLabelled(labelled);
  return { labelled, read, score: score(labelled, read) };
}

function accuracyBy(all: readonly Scored[], keyOf: (one: Scored) => string) {
  const keys = [...new Set(all.map(keyOf))];
  return keys.map((key) => {
    const scores = all.filter((one) => keyOf(one) === key).map(({ score }) => score);
    const count = (is: (score: Score) => boolean) => scores.filter(is).length;
    return {
      key,
      sentences: scores.length,
      right: count(({ isRight }) => isRight),
      inversions: count(({ inversions }) => inversions.length > 0),
      wrongMoney: count(({ wrongMoney }) => wrongMoney.length > 0),
      rightOrAsked: count(isRightOrAsked),
      silentMisses: count(({ isSilentMiss }) => isSilentMiss),
      languageRight: count(({ isLanguageRight }) => isLanguageRight),
    };
  });
}

function accuracyByField(all: readonly Scored[]) {
  const fields = new Map<
    string,
    { field: string; wanted: number; missing: number; extra: number }
  >();
  const add = (constraints: readonly GoldConstraint[], what: 'wanted' | 'missing' | 'extra') => {
    for (const { field } of constraints) {
      const row = fields.get(field) ?? { field, wanted: 0, missing: 0, extra: 0 };
      row[what]++;
      fields.set(field, row);
    }
  };
  for (const { score } of all) {
    add(score.wanted, 'wanted');
    add(score.missing, 'missing');
    add(score.extra, 'extra');
  }
  return [...fields.values()].toSorted((a, b) => b.wanted - a.wanted);
}

function sayAccuracy(rows: ReturnType<typeof accuracyBy>): void {
  say(
    `\n${'understood'.padEnd(18)}sentences   right           inverted  wrong money  right or asked  silent misses  language right`,
  );
  for (const row of rows) {
    say(
      row.key.padEnd(18) +
        String(row.sentences).padStart(9) +
        String(row.right).padStart(8) +
        percent(row.right, row.sentences).padStart(9) +
        String(row.inversions).padStart(10) +
        String(row.wrongMoney).padStart(13) +
        percent(row.rightOrAsked, row.sentences).padStart(16) +
        String(row.silentMisses).padStart(15) +
        percent(row.languageRight, row.sentences).padStart(16),
    );
  }
}

function sayFields(rows: ReturnType<typeof accuracyByField>): void {
  say(`\n${'field'.padEnd(24)}wanted  missing  extra   recall  precision`);
  for (const { field, wanted, missing, extra } of rows) {
    const found = wanted - missing;
    say(
      field.padEnd(24) +
        String(wanted).padStart(6) +
        String(missing).padStart(9) +
        String(extra).padStart(7) +
        percent(found, wanted).padStart(9) +
        percent(found, found + extra).padStart(11),
    );
  }
}

const shown = ({ field, value, strength }: GoldConstraint) =>
  `${strength === 'must' ? '' : `${strength} `}${field} ${canonical(value)}`;

function sayFailure({ labelled, read, score }: Scored): void {
  const { id, query, previous } = labelled;
  say(`\n${id}  ${query}${previous === undefined ? '' : `   after: ${previous}`}`);
  for (const one of score.inversions) say(`   INVERTED ${one}`);
  for (const one of score.wrongMoney) say(`   WRONG MONEY ${one}`);
  for (const one of score.reasons) say(`   ${one}`);
  for (const one of score.missing) say(`   missing ${shown(one)}`);
  for (const one of score.extra) say(`   extra ${shown(one)}`);
  if (read.unread.length > 0) say(`   unread ${JSON.stringify(read.unread)}`);
  for (const { text } of read.questions) say(`   asks ${text}`);
}

async function measure(sentences: readonly LabelledSentence[], isListing: boolean): Promise<void> {
  const all = sentences.map(scored);
  const total = accuracyBy(all, () => 'all');
  const byLanguage = accuracyBy(all, ({ labelled }) => labelled.language);
  const byIntent = accuracyBy(all, ({ labelled }) => labelled.gold.intent);
  const byField = accuracyByField(all);
  const unsaid = all.reduce((sum, { score }) => sum + score.unsaid.length, 0);
  sayAccuracy([...byLanguage, ...total]);
  sayAccuracy(byIntent);
  sayFields(byField);
  say(`\nFilled in without saying so: ${unsaid}`);
  const failures = all.filter(({ score }) => !score.isRight);
  if (isListing) {
    for (const one of failures) sayFailure(one);
    return;
  }

  const cost = costBySentence(all.map(({ labelled }) => labelled));
  say('\nmicroseconds                  p50     p95     p99     max   worst single reading');
  say(
    `${cost.measured} sentences`.padEnd(26) +
      [cost.p50, cost.p95, cost.p99, cost.max, cost.worst]
        .map((us) => us.toFixed(0).padStart(8))
        .join(''),
  );
  const byLength = costByLength(all.map(({ labelled }) => labelled.query));
  say('\nmilliseconds (median) for so many characters');
  for (const { kind, ms } of byLength) {
    const row = ms.map((one) => `${one.characters}: ${one.ms.toFixed(1)}`.padStart(14));
    say(kind.padEnd(20) + row.join(''));
  }
  const names = costOfNames();
  say(
    `\n${names.projects} project names: ${names.firstMs.toFixed(0)} ms to take in, then ${names.laterMs.toFixed(2)} ms a sentence`,
  );
  const started = await startUp();
  say(
    `\nA fresh process: ${started.importMs.toFixed(0)} ms to load, ${started.firstMs.toFixed(0)} ms for the first sentence (medians of ${started.runs})`,
  );
  write({
    total,
    byLanguage,
    byIntent,
    byField,
    unsaid,
    cost,
    byLength,
    names,
    started,
    failures: failures.map(({ labelled, score }) => ({ id: labelled.id, ...score })),
  });
}

function write(results: object): void {
  const folder = path.join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'interpret.json');
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
  say(`\nWritten to ${path.relative(process.cwd(), file)}`);
}

function asked(): LabelledSentence[] {
  const fileAt = args.indexOf('--file');
  if (fileAt >= 0) return sentencesOf(pathToFileURL(path.resolve(args[fileAt + 1] ?? '')));
  const part = PARTS.find((one) => args[args.indexOf('--part') + 1] === one);
  return part === undefined ? labelledSentences() : writtenSentences(part);
}

const DEFAULT_FUZZ = 20_000;
const DEFAULT_SEED = 20_261_121;

const args = process.argv.slice(2);
const fuzzAt = args.indexOf('--fuzz');
if (fuzzAt < 0) {
  await measure(asked(), args.includes('--failures'));
} else {
  const count = Number(args[fuzzAt + 1] ?? DEFAULT_FUZZ);
  const seed = Number(args[fuzzAt + 2] ?? DEFAULT_SEED);
  const isSound = fuzz(labelledSentences(), { count, seed }, say);
  process.exitCode = isSound ? 0 : 1;
}
