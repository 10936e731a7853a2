import { lengthAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import { alsoWords } from '../words/also-words.ts';
import { joiningAhead, joiningBehind, leavingAhead, leavingBehind } from '../words/change-words.ts';
import { membersOf } from './before.ts';
import type { Choice } from './decode.ts';
import type { Lattice } from './lattice.ts';
import { ALSO, AVOID, DROP, MUST } from './roles.ts';

/** So many words back a verb may begin: "disregard my earlier remark about". */
const BACK = [1, 2, 3, 4, 5, 6];

/**
 * A row in which the verbs of a change are obeyed: what the sentence before said and this one tells to leave goes, and does not stay
 * alone; what it tells to add joins.
 */
export function withVerbsObeyed(
  { edges, before }: Lattice,
  row: readonly Choice[],
  { tokens }: Sentence,
): Choice[] {
  if (before === undefined) return [...row];
  const endsBefore = (words: typeof leavingAhead, from: number) =>
    BACK.some((back) => {
      const length = lengthAt(words, tokens, from - back);
      const article = tokens[from - 1]?.text === 'the' ? 1 : 0;
      return length > 0 && (length === back || length + article === back);
    });
  return row.map((choice) => {
    const edge = edges[choice.edge];
    const [wish] = edge?.wishes ?? [];
    if (edge === undefined || wish === undefined) return choice;
    const members = membersOf(wish);
    const isKnown = members.length > 0 && members.every((member) => before.members.has(member));
    const isLeft =
      endsBefore(leavingAhead, edge.from) || lengthAt(leavingBehind, tokens, edge.to) > 0;
    if (isLeft && isKnown && (choice.role === MUST || choice.role === AVOID)) {
      return { ...choice, role: DROP };
    }
    const isJoined =
      endsBefore(joiningAhead, edge.from) ||
      lengthAt(joiningBehind, tokens, edge.to) > 0 ||
      (alsoWords.has(tokens[edge.to]?.text ?? '') &&
        !/^[\p{L}\d]/u.test(tokens[edge.to + 1]?.text ?? ''));
    const isOfList = 'in' in wish.value && before.fields.has(wish.field);
    return isJoined && isOfList && choice.role === MUST ? { ...choice, role: ALSO } : choice;
  });
}
