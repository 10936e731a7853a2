import type { Field } from '../criteria.ts';
import type { Piece, Sentence } from '../reading.ts';
import { membersOf } from './before.ts';
import { gapBefore } from './splits.ts';
import type { Split, Unit } from './splits.ts';
import { keyPart } from './word-parts.ts';

type Units = readonly Unit[];

/** Words at a seam that are looked at together, and one by one. */
const [MOST_TOGETHER, MOST_ALONE] = [3, 4];

/** What is seen of a split: what stands at its seams, what its parts say alike and apart, and what is left for all. */
export function splitFeatures(
  { starts, end }: Split,
  units: Units,
  pieces: readonly Piece[],
  sentence: Sentence,
): string[] {
  const parts = starts.map((start, at) => units.slice(start, starts[at + 1] ?? end));
  const [start = 0] = starts;
  const seam = (name: string, at: number) => seamOf(name, gapBefore(units, at, pieces), sentence);
  const [open, close] = [seam('open', start), seam('close', end)];
  const common = commonFeatures(units.slice(0, start), units.slice(end), fieldsIn(parts.flat()));
  return [
    'split',
    `split ${parts.length}`,
    ...open.features,
    ...close.features,
    `open ${open.joint} ${start === 0}`,
    `close ${close.joint} ${end === units.length}`,
    ...parts.flatMap((part, at) => {
      const before = parts[at - 1];
      const inner = innerFeatures(units, [starts[at] ?? 0, part.length], pieces);
      if (before === undefined) return inner;
      const { features, joint } = seam('seam', starts[at] ?? 0);
      return [...inner, ...features, ...pairFeatures(before, part, joint)];
    }),
    ...common,
  ];
}

/** The words and marks at a seam, and what joins it: "or", another mark, or nothing. */
function seamOf(name: string, gap: readonly Piece[], { tokens }: Sentence) {
  const words = gap.flatMap((piece) =>
    tokens.slice(piece.from, piece.to).map(({ word }) => keyPart(word).text),
  );
  const kinds = gap.map(kindOf).filter((kind) => kind !== 'filler');
  return {
    features: [
      `${name} kinds ${kinds.slice(0, MOST_TOGETHER).join(' ')}`,
      `${name} words ${words.length > MOST_TOGETHER ? '…' : words.join(' ')}`,
      ...words.slice(-MOST_ALONE).map((word) => `${name} has ${word}`),
      ...[...new Set(kinds)].map((kind) => `${name} has a ${kind}`),
    ],
    joint: kinds.includes('or') ? 'or' : (kinds[0] ?? 'none'),
  };
}

/** What stands between the wishes of one part. */
function innerFeatures(
  units: Units,
  [start, length]: readonly [number, number],
  pieces: readonly Piece[],
): string[] {
  return units.slice(start + 1, start + length).flatMap((unit, at) => {
    const kinds = gapBefore(units, start + 1 + at, pieces).map(kindOf);
    const joined = `inner or ${fieldOf(units[start + at])} ${fieldOf(unit)}`;
    return [
      ...[...new Set(kinds)].filter((kind) => kind !== 'filler').map((kind) => `inner ${kind}`),
      ...(kinds.includes('or') ? [joined] : []),
    ];
  });
}

/** What two parts say alike and apart, and how they begin and end. */
function pairFeatures(before: Units, part: Units, joint: string): string[] {
  const [left, right] = [fieldsIn(before), fieldsIn(part)];
  const shared = [...left].filter((field) => right.has(field));
  const isSame = shared.length === left.size && shared.length === right.size;
  const relation = isSame ? 'same' : shared.length > 0 ? 'some' : 'none';
  const meeting = `${fieldOf(before.at(-1))} ${fieldOf(part[0])}`;
  const only = (name: string, own: ReadonlySet<Field>, other: ReadonlySet<Field>) =>
    [...own]
      .filter((field) => !other.has(field))
      .flatMap((field) => [`${name} only ${field}`, `${name} only ${field} ${joint}`]);
  return [
    `fields ${relation} ${Math.min(3, shared.length)}`,
    `fields ${relation} ${joint}`,
    `sizes ${Math.min(4, before.length)} ${Math.min(4, part.length)} ${relation}`,
    `meet ${meeting}`,
    `meet ${joint} ${meeting}`,
    `begin ${fieldOf(before[0]) === fieldOf(part[0])} ${joint}`,
    `end ${fieldOf(before.at(-1)) === fieldOf(part.at(-1))} ${joint}`,
    `both ${[...left].toSorted().join(' ')} / ${[...right].toSorted().join(' ')}`,
    ...shared.flatMap((field) => {
      const differs = differenceIn(field, before, part);
      return [`shared ${field} ${differs}`, `shared ${differs}`, `shared ${joint} ${field}`];
    }),
    ...only('left', left, right),
    ...only('right', right, left),
    ...[...before, ...part].flatMap(({ wishes }) =>
      wishes.flatMap(({ strength }) => (strength === 'must' ? [] : [`in it ${strength}`])),
    ),
  ];
}

/** What holds of every part, and whether it says again what a part says. */
function commonFeatures(before: Units, behind: Units, inside: ReadonlySet<Field>): string[] {
  const seen = new Set<Field>();
  const sided = [
    ...before.map((unit) => ({ unit, side: 'before' })),
    ...behind.map((unit) => ({ unit, side: 'behind' })),
  ];
  return sided.flatMap(({ unit, side }) =>
    [...unit.fields].flatMap((field) => {
      const isTwice = seen.has(field);
      seen.add(field);
      return [
        `common ${side} ${field}`,
        ...(inside.has(field) ? [`clash ${field}`, `clash ${side}`] : []),
        ...(isTwice ? [`common twice ${field}`] : []),
      ];
    }),
  );
}

const fieldOf = (unit: Unit | undefined): string => unit?.wishes[0]?.wish.field ?? '';

const fieldsIn = (units: Units): Set<Field> => new Set(units.flatMap(({ fields }) => [...fields]));

/** Whether two parts say the same of a field, something else, or one refuses what the other wants. */
function differenceIn(field: Field, before: Units, part: Units): string {
  if (sensesOf(before, field) !== sensesOf(part, field)) return 'opposed';
  return saidOf(before, field) === saidOf(part, field) ? 'alike' : 'apart';
}

const placedIn = (units: Units, field: Field) =>
  units.flatMap(({ wishes }) => wishes.filter(({ wish }) => wish.field === field));

function sensesOf(units: Units, field: Field): string {
  const senses = placedIn(units, field).map(({ strength }) =>
    strength === 'avoid' ? 'refused' : 'wanted',
  );
  return [...new Set(senses)].toSorted().join();
}

function saidOf(units: Units, field: Field): string {
  return placedIn(units, field)
    .map(({ wish }) => `${membersOf(wish).join()} ${JSON.stringify(wish.value)}`)
    .join();
}

function kindOf(piece: Piece): string {
  if (piece.kind === 'joint') return piece.joint;
  if (piece.kind === 'marker') return piece.marker.role;
  if (piece.kind === 'unheld') return piece.isUnknown === true ? 'unknown' : 'unheld';
  return piece.kind;
}
