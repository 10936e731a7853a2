import type { Field } from '../criteria.ts';
import { phraseAt } from '../phrases.ts';
import type { PlacedWish } from '../placed-wish.ts';
import type { Piece, Sentence } from '../reading.ts';
import { ifAhead } from '../words/conditional-words.ts';
import { peopleWords } from '../words/people-words.ts';
import { wantVerbs } from '../words/telling-words.ts';
import { isConditional } from './conditions.ts';
import { gapBefore } from './splits.ts';
import type { Split, Unit } from './splits.ts';

/**
 * The splits that a sentence tells, whatever its words weigh; none where it tells nothing. An "or" never joins what a home must have
 * both of, so where wishes that make no list stand on its two sides it parts them; and "villa aadre …, flat aadre …" says of each kind
 * what it wants of it.
 */
export function toldSplits(
  splits: readonly Split[],
  units: readonly Unit[],
  pieces: readonly Piece[],
  sentence: Sentence,
): Split[] {
  const topics = topicsIn(units, pieces, sentence);
  const [first] = topics;
  if (first !== undefined) {
    const behind = (topics.at(-1) ?? 0) + 1;
    return units.slice(behind - 1).map((_, more) => ({ starts: topics, end: behind + more }));
  }
  const seams = units.flatMap((_, at) => (isParting(units, at, pieces, sentence) ? [at] : []));
  if (seams.length === 0) return [];
  const told = splits.filter(({ starts }) => seams.every((seam) => starts.indexOf(seam) > 0));
  // "3bhk in Hebbal or near Manyata": what is said of the home holds in either place.
  const [seam = 0] = seams;
  const isWhere = seams.length === 1 && isEitherPlace(units[seam - 1], units[seam]);
  if (!isWhere && !isOnePiece(units, seams)) return told;
  return told.filter(
    ({ starts, end }) =>
      starts.join() === [seam - 1, ...seams].join() && end === seam + seams.length,
  );
}

/** "Near ITPL or Bagmane", read in one: the choice is between these alone, whatever else the sentence wants. */
const isOnePiece = (units: readonly Unit[], seams: readonly number[]): boolean =>
  seams.every((seam, at) => {
    const [before, after] = [units[seam - 1], units[seam]];
    return before?.piece === after?.piece && seam === (seams[0] ?? 0) + at;
  });

/** An area and a point to be near to. */
const isEitherPlace = (one: Unit | undefined, other: Unit | undefined): boolean =>
  [one, other].every((unit) => unit?.fields.size === 1) &&
  [one, other].some((unit) => unit?.fields.has('locality')) &&
  [one, other].some((unit) => unit?.fields.has('near'));

/** Whether an "or" stands between two wishes that cannot be one list. */
function isParting(
  units: readonly Unit[],
  at: number,
  pieces: readonly Piece[],
  { tokens }: Sentence,
): boolean {
  const [before, after] = [units[at - 1], units[at]];
  if (before === undefined || after === undefined) return false;
  // "Purple line or yellow line" is read in one.
  if (before.piece === after.piece) {
    return after.wishes.every(({ wish }) => wish.isAlternative === true && APART.has(wish.field));
  }
  if (![...before.wishes, ...after.wishes].every(isNeeded)) return false;
  const gap = gapBefore(units, at, pieces).filter((piece) => !isQuiet(piece));
  const isOr = (piece: Piece) => piece.kind === 'joint' && piece.joint === 'or';
  if (gap.length !== 1 || !gap.every(isOr)) return false;
  // "near either the purple line or the green line", "3bhk | 1500 sqft"
  if (gap.some(({ from }) => NO_OR.test(tokens[from]?.text ?? ''))) return false;
  // "Hebbal or Jakkur or Rachenahalli lake" goes on with a list.
  if (at > 1 && gapBefore(units, at - 1, pieces).some(isOr)) return false;
  return [after, units[at + 1]].every(
    (unit) =>
      unit === undefined ||
      [...before.fields].every((field) => APART.has(field) || !unit.fields.has(field)),
  );
}

const NO_OR = /^(?:either|[^\p{L}].*)$/u;

/** "Or anything that is within …" */
const isQuiet = (piece: Piece): boolean =>
  piece.kind === 'filler' || (piece.kind === 'marker' && piece.marker.role === 'nice');

const isNeeded = ({ strength, wish }: PlacedWish): boolean =>
  strength === 'must' && wish.field !== 'possession' && wish.field !== 'price';

/** Fields of which a sentence may hold several side by side, and all of them then count. */
const APART: ReadonlySet<Field> = new Set<Field>(['near', 'metroLine', 'amenity']);

/**
 * Where each kind begins of which the sentence says "if it is this one", or that one of the home wants it: at least two, and nothing of
 * their field elsewhere but the same, said ahead.
 */
function topicsIn(units: readonly Unit[], pieces: readonly Piece[], sentence: Sentence): number[] {
  const { tokens } = sentence;
  for (const field of TOPICS) {
    const named = units.flatMap((unit, at) => (unit.fields.has(field) ? [at] : []));
    const isTold = (told: readonly number[]) => {
      if (told.length < 2 || told.length > 3) return false;
      const kinds = new Set(told.map((at) => valueOf(units[at], field)));
      return (
        kinds.size === told.length && named.every((at) => kinds.has(valueOf(units[at], field)))
      );
    };
    const conditional = named.filter((at) => isConditionalUnit(units[at], tokens));
    const startsOf = (told: readonly number[]) =>
      QUALITIES.has(field) ? told : told.map((at) => startOf(units, at, pieces, tokens));
    if (isTold(conditional)) return [...startsOf(conditional)];
    const wanted = named.filter((at) =>
      isOfPerson(units, { first: startOf(units, at, pieces, tokens), at }, sentence),
    );
    if (isTold(wanted)) return [...startsOf(wanted)];
  }
  return [];
}

/** "a 2 BHK flat": what stands right before a kind is said of it, up to an "if" or the end of a sentence. */
function startOf(
  units: readonly Unit[],
  at: number,
  pieces: readonly Piece[],
  tokens: Sentence['tokens'],
): number {
  const begins = ({ from, to }: Piece) =>
    tokens.slice(from, to).some(({ text }) => ifAhead.has(text) || text === '.');
  let start = at;
  while (start > 0) {
    const gap = gapBefore(units, start, pieces);
    if (!gap.every((piece) => piece.kind === 'filler' && !begins(piece))) break;
    start--;
  }
  return start;
}

/**
 * Units before the first whole wish whose kind the wishes name again: "papa ko plot chahiye aur mujhe flat, plot ho to …" says ahead what
 * there is to choose from, and asks for neither of all homes.
 */
export function saidAhead(units: readonly Unit[], { starts, end }: Split): readonly Unit[] {
  const chosen = units.slice(starts[0] ?? 0, end);
  return units
    .slice(0, starts[0])
    .filter((unit) =>
      TOPICS.some(
        (field) =>
          unit.fields.has(field) &&
          chosen.filter((one) => one.fields.has(field)).length > 1 &&
          chosen.some((one) => valueOf(one, field) === valueOf(unit, field)),
      ),
    );
}

const TOPICS: readonly Field[] = [
  'propertyType',
  'bhk',
  'locality',
  'promoter',
  'water',
  'khatha',
  'approver',
];

/** What a home may have: which home it is is said of all. */
const QUALITIES: ReadonlySet<Field> = new Set<Field>(['water', 'khatha', 'approver']);

const isConditionalUnit = (unit: Unit | undefined, tokens: Sentence['tokens']): boolean =>
  unit !== undefined && isConditional(unit, tokens);

const valueOf = (unit: Unit | undefined, field: Field): string =>
  JSON.stringify(unit?.wishes.find(({ wish }) => wish.field === field)?.wish.value);

/** "Father wants a site in …, mother wants a flat in …": each of them names what they want. */
function isOfPerson(
  units: readonly Unit[],
  { first, at }: { first: number; at: number },
  { tokens }: Sentence,
): boolean {
  const [opens, unit] = [units[first], units[at]];
  if (opens === undefined || unit === undefined) return false;
  const from = units.slice(0, first).findLast((one) => one.piece < opens.piece)?.to ?? 0;
  const ahead = tokens.slice(from, opens.from);
  const isWanted = [...ahead, ...tokens.slice(unit.to, unit.to + 2)].some(({ text }) =>
    wantVerbs.has(text),
  );
  return (
    isWanted && ahead.some((_, step) => phraseAt(peopleWords, tokens, from + step) !== undefined)
  );
}
