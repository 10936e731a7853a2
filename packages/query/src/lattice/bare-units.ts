import type { Sentence } from '../reading.ts';
import { homesCounted, howMany } from '../words/count-words.ts';
import type { Choice } from './decode.ts';
import type { Lattice } from './lattice.ts';

/** Of fewer homes nobody says that they are few or many; as lakhs so few are a budget. */
const LEAST_HOMES = 100;
/** So many words before a number it may be told what is counted: "society me kitne ghar ho 200 se zyada na ho". */
const REACH = 5;

/** "100 se kam flat": a number without a unit that counts homes is no budget of a crore. */
export function withBareSumsAsUnits(
  { edges }: Lattice,
  row: readonly Choice[],
  { tokens }: Sentence,
): Choice[] {
  return row.map((choice) => {
    const sum = edges[choice.edge];
    const [wish] = sum?.wishes ?? [];
    if (sum === undefined || wish?.field !== 'price' || wish.assumed === undefined) return choice;
    const said = Number(tokens[sum.from]?.text);
    if (!Number.isInteger(said) || said < LEAST_HOMES) return choice;
    const before = tokens.slice(Math.max(0, sum.from - REACH), sum.from);
    const isCounted =
      homesCounted.has(tokens[sum.to]?.text ?? '') ||
      before.some(
        ({ text }, at) =>
          homesCounted.has(text) &&
          (howMany.has(before[at - 1]?.text ?? '') || howMany.has(before[at + 1]?.text ?? '')),
      );
    const bound = wish.value.max === undefined ? 'min' : 'max';
    const units = edges.findIndex(
      ({ from, field, wishes: [count] }) =>
        from === sum.from &&
        field === 'totalUnits' &&
        count?.field === 'totalUnits' &&
        count.value[bound] === said &&
        count.value[bound === 'max' ? 'min' : 'max'] === undefined,
    );
    return isCounted && units >= 0 ? { ...choice, edge: units } : choice;
  });
}
