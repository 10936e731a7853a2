import type { Field } from '../criteria.ts';
import { unplacedIn } from '../institution-names.ts';
import { phraseAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import { listJoints } from '../words/joint-words.ts';
import { numberWords } from '../words/number-words.ts';
import type { Edge } from './edges.ts';

/** "One 3bhk, one 2bhk", "ek 3bhk aur ek 2bhk": right before rooms in digits a number in words counts homes, and is of no rooms. */
export function withoutCountsOfHomes(edges: readonly Edge[], tokens: readonly Token[]): Edge[] {
  const rooms = edges.filter(
    ({ field, seen, from }) => field === 'bhk' && seen === 'plain' && isDigits(tokens[from]),
  );
  const starts = new Set(rooms.map(({ from }) => from));
  const isCount = (at: number) =>
    starts.has(at + 1) && phraseAt(numberWords, tokens, at)?.length === 1;
  return edges.filter(({ field, from, to }) => {
    if (field !== 'bhk') return true;
    for (let at = from; at < to; at++) if (isCount(at)) return false;
    return true;
  });
}

/** "30x40 or 30x50 site": of sizes that are joined each is read as it is written, and none as the least of what is looked for. */
export function withoutOtherSizes(edges: readonly Edge[], tokens: readonly Token[]): Edge[] {
  const sizes = edges.filter(isSize);
  const joined = sizes.filter((one) =>
    sizes.some((other) => isJoined(one, other, tokens) || isJoined(other, one, tokens)),
  );
  if (joined.length === 0) return [...edges];
  return edges.filter(({ from, to, wishes }) => {
    const [size] = joined.filter((one) => one.from === from && one.to === to);
    const [said] = size?.wishes ?? [];
    return (
      said === undefined ||
      wishes.every((wish) => wish.field !== 'area' || isSame(wish.value, said.value))
    );
  });
}

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Both ends of "30x40", a tenth to either side. */
const isSize = ({ seen, variant, wishes: [wish] }: Edge): boolean =>
  seen === 'plain' &&
  variant === 'read' &&
  wish?.field === 'area' &&
  wish.value.basis === 'plot' &&
  wish.value.min !== undefined &&
  wish.value.max !== undefined;

const isJoined = (one: Edge, other: Edge, tokens: readonly Token[]): boolean =>
  other.from === one.to + 1 && listJoints.has(tokens[one.to]?.text ?? '');

const isDigits = (token: Token | undefined): boolean => /^\d/.test(token?.text ?? '');

/** "DPS East", "NPS Whitefield": in a name that nobody places no word is a place or a direction. */
export function withoutPartsOfNames(edges: readonly Edge[], tokens: readonly Token[]): Edge[] {
  const names = unplacedIn(tokens);
  return edges.filter(
    ({ field, from }) =>
      !WHERE.has(field) || !names.some((name) => name.from <= from && from < name.to),
  );
}

const WHERE: ReadonlySet<Field> = new Set<Field>(['locality', 'zone', 'near', 'facing', 'region']);

/** "Below 1,000 sq ft carpet" says which end and which area is meant: inside it nothing says another. */
export function withoutOtherEnds(edges: readonly Edge[]): readonly Edge[] {
  const bounds = edges.filter(
    ({ wishes: [wish] }) => wish?.field === 'area' && wish.isBound === true,
  );
  return edges.filter(
    (edge) =>
      !bounds.some(
        (bound) => bound.from <= edge.from && edge.to <= bound.to && isOtherEnd(bound, edge),
      ),
  );
}

function isOtherEnd({ wishes: [bound] }: Edge, { field, wishes: [wish] }: Edge): boolean {
  if (bound?.field !== 'area') return false;
  if (wish?.field !== 'area') return field === 'price' && bound.basisUnsaid !== true;
  const isOtherBasis = bound.basisUnsaid !== true && wish.value.basis !== bound.value.basis;
  const otherEnd = bound.value.min === undefined ? wish.value.min : wish.value.max;
  return isOtherBasis || otherEnd !== undefined;
}
