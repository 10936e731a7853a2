import { readdirSync } from 'node:fs';
import { readDialogues, type Dialogue } from '../bench/dialogue-notation.ts';
import { goldOf, isByItself } from '../bench/dialogue-wishes.ts';
import type { GoldConstraint, LabelledSentence } from '../bench/labelled-set.ts';
import type { Criterion } from '../packages/query/src/criteria.ts';
import { describe } from '../packages/query/src/describe.ts';

/** The dialogues that have been read. */
export const DIALOGUE_FOLDERS = ['train', 'fresh'].map(
  (name) => new URL(`../bench/dialogues/${name}/`, import.meta.url),
);

/** The day that every writer was told. */
const TODAY = '2026-11-22';

/**
 * What buyers wish for turn by turn in those dialogues, each said after all that held before it, in our own words. Turns that
 * are told by what is seen ("cheaper") and whole wishes joined by "or" are left out, and so is what follows these.
 */
export function dialogueSentences(): LabelledSentence[] {
  return DIALOGUE_FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .toSorted()
      .flatMap((file) => readDialogues(new URL(file, folder)))
      .flatMap(wishesOf),
  );
}

function wishesOf({ id, l, turns }: Dialogue): LabelledSentence[] {
  const sentences: LabelledSentence[] = [];
  let before: GoldConstraint[] | undefined = [];
  for (const [at, { say, kinds, lists, either, among }] of turns.entries()) {
    if (kinds[0] !== 'wish' && lists.length === 0) continue;
    const [list, ...others] = lists;
    const isTold =
      list !== undefined && among === undefined && either.length === 0 && list.every(isByItself);
    const gold: GoldConstraint[] | undefined = isTold ? goldOf(list, true) : undefined;
    if (before !== undefined && gold !== undefined && kinds[0] === 'wish')
      sentences.push({
        id: `${id}-${at + 1}`,
        language: l,
        query: say,
        today: TODAY,
        ...(before.length > 0 && { previous: describe({ constraints: before.map(inFull) }) }),
        gold: { intent: before.length > 0 ? 'refine' : 'search', constraints: gold },
        intentAlternatives: ['search', 'refine'],
        alternatives: others.filter((one) => one.every(isByItself)).map((one) => goldOf(one, true)),
      });
    before = gold;
  }
  return sentences;
}

/** How far "near" reaches where the writer says nothing, metres: any distance is right. */
const USUAL_METERS = 3000;

const inFull = (wish: GoldConstraint): Criterion =>
  ((wish.field === 'near' || wish.field === 'metroLine') &&
  !('withinMeters' in wish.value) &&
  !('withinMinutes' in wish.value)
    ? { ...wish, value: { ...wish.value, withinMeters: USUAL_METERS } }
    : wish) as Criterion;
