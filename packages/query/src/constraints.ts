import type { Constraint, Interpretation } from './interpretation.ts';
import type { Criterion } from './criteria.ts';
import { labelWith } from './label.ts';
import type { MergedWish } from './merged-wish.ts';
import type { Piece, Sentence } from './reading.ts';

/** Ties every wish to its words, with an id and a label, in the order of the sentence. */
export function constraintsOf(
  merged: readonly MergedWish[],
  pieces: readonly Piece[],
  sentence: Sentence,
): Constraint[] {
  const placed = merged.map((one) => ({ one, span: spanOf(one, pieces) }));
  placed.sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  return placed.map(({ one, span }) => {
    const from = sentence.tokens[span[0]]?.from ?? 0;
    const to = sentence.tokens[span[1] - 1]?.to ?? from;
    const criterion = {
      field: one.wish.field,
      value: one.wish.value,
      strength: one.strength,
    } as Criterion;
    return {
      ...criterion,
      id: idOf(criterion),
      quote: sentence.text.slice(from, to),
      span: [from, to],
      label: labelWith(criterion, sentence.names),
      ...alsoSaid(one, sentence),
      ...(one.wish.assumed === undefined ? {} : { assumed: one.wish.assumed }),
    };
  });
}

/** Tokens with so many others between them are one piece: "both [be] within 40 minutes". */
const APART = 1;

/** The other words that say a part of a wish, those that stand together as one piece. */
function alsoSaid({ parts }: MergedWish, { tokens, text }: Sentence): Pick<Constraint, 'also'> {
  const joined: { from: number; to: number }[] = [];
  const spans = parts.flatMap(({ also = [] }) => also).toSorted((a, b) => a.from - b.from);
  for (const { from, to } of spans) {
    const last = joined.at(-1);
    const isOwn = parts.some(
      (part) => last !== undefined && part.from >= last.to && part.to <= from,
    );
    if (last !== undefined && from - last.to <= APART && !isOwn) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  if (joined.length === 0) return {};
  const also = joined.map((one) => {
    const from = tokens[one.from]?.from ?? 0;
    const to = tokens[one.to - 1]?.to ?? from;
    return { quote: text.slice(from, to), span: [from, to] as [number, number] };
  });
  return { also };
}

/** Tokens of a wish: of the whole list where its members stand together, else of its first member. */
function spanOf({ parts }: MergedWish, pieces: readonly Piece[]): [from: number, to: number] {
  const ordered = parts.toSorted((a, b) => a.from - b.from);
  const first = ordered[0];
  if (first === undefined) return [0, 0];
  let { to, piece } = first;
  for (const part of ordered.slice(1)) {
    const between = pieces.slice(piece + 1, part.piece);
    const isList = between.every(({ kind }) => kind === 'joint' || kind === 'filler');
    if (!isList) break;
    ({ to, piece } = part);
  }
  return [first.from, to];
}

/** The same wish has the same id in every sentence. */
function idOf({ field, value, strength }: Criterion): string {
  const parts: string[] = [field];
  if (field === 'amenity') parts.push(value.id);
  if (field === 'nearWater') parts.push(value.of);
  if (field === 'project') parts.push(value.slug);
  if (field === 'near') parts.push(value.place, ...(value.who === undefined ? [] : [value.who]));
  if ((field === 'price' || field === 'area') && value.basis !== 'listed') parts.push(value.basis);
  if (field === 'possession') parts.push(value.by === undefined ? (value.status ?? '') : 'by');
  if (strength !== 'must') parts.push(strength);
  return parts.join('-');
}

function withUniqueIds(constraints: readonly Constraint[]): Constraint[] {
  const seen = new Map<string, number>();
  return constraints.map((constraint) => {
    const count = (seen.get(constraint.id) ?? 0) + 1;
    seen.set(constraint.id, count);
    return count === 1 ? constraint : { ...constraint, id: `${constraint.id}-${count}` };
  });
}

/** Ids that no two constraints share: of an alternative they begin with its number. */
export function identified({
  constraints,
  alternatives,
}: Pick<Interpretation, 'constraints' | 'alternatives'>): Pick<
  Interpretation,
  'constraints' | 'alternatives'
> {
  if (alternatives === undefined) return { constraints: withUniqueIds(constraints) };
  const numbered = alternatives.map((list, at) =>
    withUniqueIds(list.map((one) => ({ ...one, id: `either-${at + 1}-${idOf(one)}` }))),
  );
  return { constraints: withUniqueIds(constraints), alternatives: numbered };
}

/** A constraint whose value was changed, with the id and label of its new value. */
export function relabelled(constraint: Constraint, { names }: Sentence): Constraint {
  return { ...constraint, id: idOf(constraint), label: labelWith(constraint, names) };
}
