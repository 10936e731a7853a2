import { isRightOrAsked, score } from './labelled-scoring.ts';
import type { LabelledSentence } from './labelled-set.ts';
import { readLabelled } from './read-labelled.ts';
import { sentencesOf } from './written-set.ts';

/*
 * npm run bench:people                      how well sentences of two or three people are understood (train)
 * npm run bench:people -- --part exam       the same for the exam: totals only
 * npm run bench:people -- --failures        the same, with each train sentence that was not understood
 *
 * "One person in silence": two people have a place, and fewer than two places were understood and nothing was asked.
 */

const FOLDER = new URL('../packages/query/labelled/people/', import.meta.url);
const args = process.argv.slice(2);
const part = args.includes('exam') ? 'exam' : 'train';
const say = (text: string) => console.log(text);

const results = sentencesOf(new URL(`${part}.jsonl`, FOLDER)).map((labelled) => {
  const read = readLabelled(labelled);
  return { labelled, read, score: score(labelled, read) };
});

const places = ({ gold }: LabelledSentence) =>
  gold.constraints.filter(({ field }) => field === 'near').length;

function totals(of: typeof results, name: string): void {
  const count = (is: (one: (typeof results)[number]) => boolean) => of.filter(is).length;
  const isSilent = ({ labelled, read }: (typeof results)[number]) =>
    places(labelled) > 1 &&
    read.constraints.filter(({ field }) => field === 'near').length < 2 &&
    read.questions.length === 0;
  const share = (some: number) => `${((100 * some) / of.length).toFixed(1)} %`;
  const right = count((one) => one.score.isRight);
  const asked = count((one) => isRightOrAsked(one.score));
  say(
    `${name.padEnd(10)}${String(of.length).padStart(5)} sentences  right ${String(right).padStart(4)} ${share(right).padStart(8)}  right or asked ${String(asked).padStart(4)} ${share(asked).padStart(8)}  one person in silence ${count(isSilent)}`,
  );
}

for (const language of new Set(results.map(({ labelled }) => labelled.language))) {
  totals(
    results.filter(({ labelled }) => labelled.language === language),
    language,
  );
}
totals(results, 'all');

if (args.includes('--failures') && part === 'train') {
  for (const { labelled, read, score: one } of results) {
    if (isRightOrAsked(one)) continue;
    say(`\n${labelled.id}  ${labelled.query}`);
    for (const reason of one.reasons) say(`   ${reason}`);
    for (const { field, value } of one.missing) say(`   missing ${field} ${JSON.stringify(value)}`);
    for (const { field, value } of one.extra) say(`   extra ${field} ${JSON.stringify(value)}`);
    if (read.unread.length > 0) say(`   unread ${read.unread.join(' | ')}`);
    for (const { text } of read.questions) say(`   asks ${text}`);
  }
}
