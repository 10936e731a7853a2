import type { Field } from '../criteria.ts';
import type { PlacedWish } from '../placed-wish.ts';
import type { Piece, Sentence } from '../reading.ts';
import { membersOf } from './before.ts';
import { joined, makePart, numberPart, partOf } from './parts.ts';
import type { FeatureSink, Part } from './parts.ts';
import { gapBefore } from './splits.ts';
import type { Split, Unit } from './splits.ts';
import { keyPart } from './word-parts.ts';

/** Words at a seam that are looked at together, and one by one. */
const [MOST_TOGETHER, MOST_ALONE] = [3, 4];

/** What is seen of a sentence whose wishes could be parted, once for all of its splits. */
interface Parting {
  units: readonly PartedUnit[];
  /** What stands before each unit, and behind the last one. */
  seams: readonly Seam[];
}

interface PartedUnit {
  fields: ReadonlySet<Field>;
  field: Part;
  said: readonly Said[];
}

interface Said {
  field: Field;
  strength: PlacedWish['strength'];
  /** The wish as text, to tell whether two say the same. */
  text: string;
}

/** The words and marks at a seam, and what joins it: "or", another mark, or nothing. */
interface Seam {
  kinds: Part;
  words: Part;
  lastWords: readonly Part[];
  each: readonly Part[];
  joint: Part;
  isOr: boolean;
}

type Units = readonly PartedUnit[];

export function partingOf(
  units: readonly Unit[],
  pieces: readonly Piece[],
  sentence: Sentence,
): Parting {
  const seamAt = (_: unknown, at: number) => seamOf(gapBefore(units, at, pieces), sentence);
  return {
    units: units.map(({ fields, wishes }) => ({
      fields,
      field: partOf(wishes[0]?.wish.field ?? ''),
      said: wishes.map(({ wish, strength }) => ({
        field: wish.field,
        strength,
        text: `${membersOf(wish).join()} ${JSON.stringify(wish.value)}`,
      })),
    })),
    seams: Array.from({ length: units.length + 1 }, seamAt),
  };
}

function seamOf(gap: readonly Piece[], { tokens }: Sentence): Seam {
  const words = gap.flatMap(({ from, to }) =>
    tokens.slice(from, to).map(({ word }) => keyPart(word)),
  );
  const kinds = gap.map(kindOf).filter((kind) => kind !== 'filler');
  const each = [...new Set(kinds)].map(partOf);
  const isOr = kinds.includes('or');
  return {
    kinds: together(kinds.slice(0, MOST_TOGETHER).map(partOf)),
    words: words.length > MOST_TOGETHER ? MORE : together(words),
    lastWords: words.slice(-MOST_ALONE),
    each,
    joint: isOr ? OR : (each[0] ?? NONE),
    isOr,
  };
}

function together([first = EMPTY, ...rest]: readonly Part[]): Part {
  return rest.reduce(joined, first);
}

/** What is seen of a split: what stands at its seams, what its parts say alike and apart, and what is left for all. */
export function splitFeatures(
  { starts, end }: Split,
  { units, seams }: Parting,
  sink: FeatureSink,
): void {
  const [start = 0] = starts;
  const seam = (at: number) => seams[at] as Seam;
  sink.add(SPLIT);
  sink.add(SPLIT, numberPart(starts.length));
  seamFeatures(OPEN, seam(start), sink);
  seamFeatures(CLOSE, seam(end), sink);
  sink.add(OPEN, seam(start).joint, isSo(start === 0));
  sink.add(CLOSE, seam(end).joint, isSo(end === units.length));
  let before: Units | undefined;
  for (const [at, from] of starts.entries()) {
    const to = starts[at + 1] ?? end;
    const part = units.slice(from, to);
    for (let inner = from + 1; inner < to; inner++) innerFeatures(units, inner, seam(inner), sink);
    if (before !== undefined) {
      seamFeatures(SEAM, seam(from), sink);
      pairFeatures(before, part, seam(from).joint, sink);
    }
    before = part;
  }
  const inside = fieldsIn(units.slice(start, end));
  const seen = new Set<Field>();
  for (const unit of units.slice(0, start)) commonFeatures(unit, FRONT, { inside, seen }, sink);
  for (const unit of units.slice(end)) commonFeatures(unit, BEHIND, { inside, seen }, sink);
}

function seamFeatures(
  name: Part,
  { kinds, words, lastWords, each }: Seam,
  sink: FeatureSink,
): void {
  sink.add(name, KINDS, kinds);
  sink.add(name, WORDS, words);
  for (const word of lastWords) sink.add(name, HAS, word);
  for (const kind of each) sink.add(name, HAS, A, kind);
}

/** What stands between two wishes of one part. */
function innerFeatures(units: Units, at: number, { each, isOr }: Seam, sink: FeatureSink): void {
  for (const kind of each) sink.add(INNER, kind);
  if (isOr) sink.add(INNER, OR, fieldOf(units[at - 1]), fieldOf(units[at]));
}

/** What two parts say alike and apart, and how they begin and end. */
function pairFeatures(before: Units, part: Units, joint: Part, sink: FeatureSink): void {
  const [left, right] = [fieldsIn(before), fieldsIn(part)];
  const shared = [...left].filter((field) => right.has(field));
  const isSame = shared.length === left.size && shared.length === right.size;
  const relation = isSame ? SAME : shared.length > 0 ? SOME : NONE;
  const [last, first] = [fieldOf(before.at(-1)), fieldOf(part[0])];
  sink.add(FIELDS, relation, numberPart(Math.min(3, shared.length)));
  sink.add(FIELDS, relation, joint);
  const sizes = [before, part].map(({ length }) => numberPart(Math.min(4, length)));
  sink.add(SIZES, sizes[0], sizes[1], relation);
  sink.add(MEET, last, first);
  sink.add(MEET, joint, last, first);
  sink.add(BEGIN, isSo(fieldOf(before[0]) === first), joint);
  sink.add(ENDED, isSo(last === fieldOf(part.at(-1))), joint);
  sink.add(BOTH, partOf(`${[...left].toSorted().join(' ')} / ${[...right].toSorted().join(' ')}`));
  for (const field of shared) {
    const differs = differenceIn(field, before, part);
    sink.add(SHARED, partOf(field), differs);
    sink.add(SHARED, differs);
    sink.add(SHARED, joint, partOf(field));
  }
  onlyFeatures(LEFT, [left, right], joint, sink);
  onlyFeatures(RIGHT, [right, left], joint, sink);
  for (const { said } of [...before, ...part]) {
    for (const { strength } of said) if (strength !== 'must') sink.add(IN_IT, partOf(strength));
  }
}

function onlyFeatures(
  side: Part,
  [own, other]: readonly [ReadonlySet<Field>, ReadonlySet<Field>],
  joint: Part,
  sink: FeatureSink,
): void {
  for (const field of own) {
    if (other.has(field)) continue;
    sink.add(side, partOf(field));
    sink.add(side, partOf(field), joint);
  }
}

/** What holds of every part, and whether it says again what a part says. */
function commonFeatures(
  { fields }: PartedUnit,
  side: Part,
  { inside, seen }: { inside: ReadonlySet<Field>; seen: Set<Field> },
  sink: FeatureSink,
): void {
  for (const field of fields) {
    sink.add(COMMON, side, partOf(field));
    if (inside.has(field)) {
      sink.add(CLASH, partOf(field));
      sink.add(CLASH, side);
    }
    if (seen.has(field)) sink.add(COMMON, TWICE, partOf(field));
    seen.add(field);
  }
}

const fieldOf = (unit: PartedUnit | undefined): Part => unit?.field ?? EMPTY;

const fieldsIn = (units: Units): Set<Field> => new Set(units.flatMap(({ fields }) => [...fields]));

/** Whether two parts say the same of a field, something else, or one refuses what the other wants. */
function differenceIn(field: Field, before: Units, part: Units): Part {
  const [one, other] = [saidOf(before, field), saidOf(part, field)];
  const isOpposed = [true, false].some((is) => hasSense(one, is) !== hasSense(other, is));
  if (isOpposed) return OPPOSED;
  const text = (said: readonly Said[]) => said.map((each) => each.text).join();
  return text(one) === text(other) ? ALIKE : APART;
}

function hasSense(said: readonly Said[], isRefused: boolean): boolean {
  return said.some(({ strength }) => (strength === 'avoid') === isRefused);
}

function saidOf(units: Units, field: Field): Said[] {
  return units.flatMap(({ said }) => said.filter((one) => one.field === field));
}

function kindOf(piece: Piece): string {
  if (piece.kind === 'joint') return piece.joint;
  if (piece.kind === 'marker') return piece.marker.role;
  if (piece.kind === 'unheld') return piece.isUnknown === true ? 'unknown' : 'unheld';
  return piece.kind;
}

const isSo = (is: boolean) => (is ? TRUE : FALSE);

const EMPTY = makePart('');
const MORE = makePart('…');
const NONE = partOf('none');
const OR = partOf('or');
const TRUE = makePart('true');
const FALSE = makePart('false');
const SPLIT = makePart('split');
const OPEN = makePart('open');
const CLOSE = makePart('close');
const SEAM = makePart('seam');
const KINDS = makePart('kinds');
const WORDS = makePart('words');
const HAS = makePart('has');
const A = makePart('a');
const INNER = makePart('inner');
const FIELDS = makePart('fields');
const SAME = makePart('same');
const SOME = makePart('some');
const SIZES = makePart('sizes');
const MEET = makePart('meet');
const BEGIN = makePart('begin');
const ENDED = makePart('end');
const BOTH = makePart('both');
const SHARED = makePart('shared');
const OPPOSED = makePart('opposed');
const ALIKE = makePart('alike');
const APART = makePart('apart');
const LEFT = makePart('left only');
const RIGHT = makePart('right only');
const IN_IT = makePart('in it');
const COMMON = makePart('common');
const TWICE = makePart('twice');
const CLASH = makePart('clash');
const FRONT = makePart('before');
const BEHIND = makePart('behind');
