import { readdirSync, writeFileSync } from 'node:fs';
import { linearModel } from '../apps/server/src/features/chat/linear-model.ts';
import { DIALOGUE_FOLDERS } from './dialogue-sentences.ts';
import { learnSoftmax } from './softmax.ts';
import { turnExamples, type TurnExample } from './turn-examples.ts';

/*
 * npm run train:turns [-- --cv | --without T19]   learns what a turn is — a wish, a question or an errand, and which — from the dialogues that
 * have been read. With --cv it says how the turns of each writer fare by what was learned from all others, and writes nothing. With
 * --without it leaves writers out, so that `npm run bench:dialogues` can say how theirs fare.
 */
const OUT = new URL('../apps/server/src/features/chat/screen/turn-weights.json', import.meta.url);

const all = DIALOGUE_FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) => turnExamples(new URL(file, folder))),
);
const classes = [...new Set(all.map(({ kinds: [kind] }) => kind))].toSorted();

/** A feature that fewer turns show is left out. */
const FEWEST = 5;
const SCALE = 100;
/** What says less for or against a class is left out. */
const LEAST = 4;

/** What is learned from some turns, as it is stored. */
function learned(turns: readonly TurnExample[]): Record<string, string> {
  const counts = new Map<string, number>();
  for (const { features } of turns)
    for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= FEWEST).map(([name]) => name);
  const places = new Map(names.map((name, at) => [name, at]));
  const examples = turns.map(({ features, kinds: [kind] }) => ({
    features: features.flatMap((one) => places.get(one) ?? []),
    at: classes.indexOf(kind),
  }));
  const size = { features: names.length, classes: classes.length };
  const weights = learnSoftmax(examples, size);
  const rows = names.map((name, at) => {
    const row = weights.subarray(at * classes.length, (at + 1) * classes.length);
    const said = [...row.entries()].map(([of, weight]) => [of, Math.round(weight * SCALE)]);
    return [
      name,
      said
        .filter(([, weight = 0]) => Math.abs(weight) >= LEAST)
        .map((one) => one.join(':'))
        .join(' '),
    ] as const;
  });
  return Object.fromEntries(
    rows.filter(([, row]) => row !== '').toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

interface Guess extends TurnExample {
  guess: string;
  probability: number;
  isRight: boolean;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function crossValidate(): void {
  const guesses = [...new Set(all.map(({ writer }) => writer))].flatMap((writer) => {
    const weights = learned(all.filter((one) => one.writer !== writer));
    const judge = linearModel<string>({ classes, weights });
    const own = all
      .filter((one) => one.writer === writer)
      .map((one): Guess => {
        const { likeliest, probability } = judge(one.features);
        return { ...one, guess: likeliest, probability, isRight: one.kinds.includes(likeliest) };
      });
    say(`${writer}: ${percent(own.filter(({ isRight }) => isRight).length, own.length)}`);
    return own;
  });
  say(`all: ${percent(guesses.filter(({ isRight }) => isRight).length, guesses.length)}`);
  for (const least of [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98]) {
    const sure = guesses.filter(({ probability }) => probability >= least);
    const right = sure.filter(({ isRight }) => isRight).length;
    say(`from ${least}: ${percent(right, sure.length)} of ${sure.length} right`);
  }
  for (const kind of classes) {
    const of = guesses.filter(({ kinds }) => kinds[0] === kind);
    const taken = guesses.filter(({ guess }) => guess === kind);
    const wrong = new Map<string, number>();
    for (const { guess, isRight } of of)
      if (!isRight) wrong.set(guess, (wrong.get(guess) ?? 0) + 1);
    const as = [...wrong].map(([guess, count]) => `${guess} ${count}`).join(', ');
    const right = taken.filter(({ isRight }) => isRight).length;
    say(
      `${kind}: ${of.length}, taken for ${as || 'nothing else'}; ${percent(right, taken.length)} of those taken for it right`,
    );
  }
}

const without = process.argv.slice(process.argv.indexOf('--without') + 1);
if (process.argv.includes('--cv')) crossValidate();
else {
  const weights = learned(
    process.argv.includes('--without')
      ? all.filter(({ writer }) => !without.includes(writer))
      : all,
  );
  writeFileSync(OUT, `${JSON.stringify({ classes, weights }, undefined, 2)}\n`);
  say(`${all.length} turns, ${Object.keys(weights).length} features`);
}
