import type { Criterion } from '@manemitra/query/criteria';
import { everyConstraint } from '@manemitra/query/interpretation';
import type { Interpretation } from '@manemitra/query/interpretation';
import type { GoldConstraint, LabelledSentence } from './labelled-set.ts';
import { isAboutOrAtLeast } from './sizes-said.ts';

export interface Score {
  /** Nothing below is wrong, the two soft marks left aside. */
  isRight: boolean;
  /** What is wrong apart from constraints, each in a few words. */
  reasons: string[];
  /** The wishes of the labelling that came closest. */
  wanted: GoldConstraint[];
  missing: GoldConstraint[];
  extra: GoldConstraint[];
  /** Wanted where it was refused, or the other way round: the worst a reading can do. */
  inversions: string[];
  /** Amounts no right labelling has. */
  wrongMoney: string[];
  /** A wish that was neither understood, nor asked about, nor reported as not used. */
  isSilentMiss: boolean;
  isAsked: boolean;
  /** Soft: the language was told right. */
  isLanguageRight: boolean;
  /** Soft: wishes that were filled in without saying so. */
  unsaid: GoldConstraint[];
}

/** How well a sentence was read, against its gold and the labellings that are as right. */
export function score(labelled: LabelledSentence, got: Interpretation): Score {
  const { gold } = labelled;
  const labellings = [gold.constraints, ...(labelled.alternatives ?? [])];
  const said = saidIn(labelled);
  const found: GoldConstraint[] = got.constraints.map(({ field, value, strength }) => ({
    field,
    value,
    strength,
  }));
  const judged =
    gold.cheaperThan === undefined ? found : found.filter(({ field }) => field !== 'price');
  const { wanted, missing, extra } = labellings
    .map((labelling) => compared(labelling, judged, said))
    .reduce((best, one) => (errorsOf(one) < errorsOf(best) ? one : best));
  const isFlat =
    got.alternatives === undefined &&
    (labelled.alternatives ?? []).some((one) => errorsOf(compared(one, judged, said)) === 0);
  const reasons = reasonsOf(labelled, got, isFlat);
  return {
    isRight: reasons.length === 0 && missing.length === 0 && extra.length === 0,
    reasons,
    wanted,
    missing,
    extra,
    inversions: inversionsOf(withEither(labellings, gold.alternativeWishes), everyWish(got)),
    wrongMoney:
      gold.cheaperThan === undefined
        ? wrongMoneyOf(withEither(labellings, gold.alternativeWishes), everyWish(got))
        : [],
    isSilentMiss: missing.length > 0 && got.questions.length === 0 && got.unread.length === 0,
    isAsked: got.questions.length > 0,
    isLanguageRight: got.language === labelled.language,
    unsaid: gold.constraints.filter(
      (one) =>
        one.assumed === true &&
        got.constraints.some((other) => isSame(one, other, said) && other.assumed === undefined),
    ),
  };
}

/** Everything that is said somewhere: a sum may belong to one of the wishes joined by "or". */
const withEither = (
  labellings: readonly GoldConstraint[][],
  either: readonly GoldConstraint[][] = [],
) => labellings.map((one) => [...one, ...either.flat()]);

const everyWish = (got: Interpretation): GoldConstraint[] =>
  everyConstraint(got).map(({ field, value, strength }) => ({ field, value, strength }));

/** What is wrong was asked and not acted upon: nothing else is there than what was meant. */
export const isRightOrAsked = ({ isRight, isAsked, extra, reasons }: Score) =>
  isRight || (isAsked && extra.length === 0 && reasons.length === 0);

const errorsOf = (one: { missing: unknown[]; extra: unknown[] }) =>
  one.missing.length + one.extra.length;

/** What was said, with the sentence before: a size of it may be about or at least so large. */
const saidIn = ({ previous = '', query }: LabelledSentence) => `${previous}\n${query}`;

function compared(
  labelling: readonly GoldConstraint[],
  found: readonly GoldConstraint[],
  said: string,
) {
  const left = found.flatMap(parts);
  const wanted = labelling.flatMap(parts).filter(({ optional }) => optional !== true);
  const missing = wanted.filter((one) => !taken(left, one, said));
  for (const one of labelling.flatMap(parts)) if (one.optional === true) taken(left, one, said);
  return { wanted, missing, extra: left };
}

/** Takes the constraint that says the same out of the list. */
function taken(left: GoldConstraint[], wanted: GoldConstraint, said: string): boolean {
  const at = left.findIndex((one) => isSame(wanted, one, said));
  if (at >= 0) left.splice(at, 1);
  return at >= 0;
}

/**
 * "not A or B" is the same as "not A, not B", a status beside a date the same as both in one, and the list of the projects that are
 * compared or chosen from the same as each of them.
 */
function parts(one: GoldConstraint): GoldConstraint[] {
  const { field, value, strength } = one;
  if (field === 'possession') {
    return Object.entries(plain(value)).map(([key, part]) => ({ ...one, value: { [key]: part } }));
  }
  if ('slug' in value && value.slug !== undefined) {
    return value.slug.split(',').map((slug) => ({ ...one, value: { slug } }));
  }
  if (strength !== 'avoid' || !('in' in value)) return [one];
  return (value.in ?? []).map((member) => ({ ...one, value: { in: [member] } }) as GoldConstraint);
}

type Wish = Pick<GoldConstraint, 'field' | 'strength' | 'value'>;

function isSame(gold: GoldConstraint, got: Wish, said: string): boolean {
  if (gold.field !== got.field || gold.strength !== got.strength) return false;
  const [left, right] = [plain(gold.value), plain(got.value)];
  if (gold.field === 'area') {
    if (left['basis'] !== right['basis']) return false;
    const isPlot = left['basis'] === 'plot';
    return isSameArea(left, right) || (isPlot && isAboutOrAtLeast(said, left, right));
  }
  const isAnyDistance = !('withinMeters' in left) && !('withinMinutes' in left);
  if (gold.field === 'near') return isSameNear(left, right, isAnyDistance);
  if (isAnyDistance && gold.field === 'metroLine') return left['line'] === right['line'];
  return canonical(left) === canonical(right);
}

/** Whose place it is and the hour count where the writer says them. */
function isSameNear(
  gold: Record<string, unknown>,
  got: Record<string, unknown>,
  isAnyDistance: boolean,
): boolean {
  // Writers who do not say whose place it is were not asked when one goes there either.
  const isOfNobody = gold['who'] === undefined && got['who'] !== undefined;
  const said = Object.entries(got).filter(
    ([key]) => !(key in gold) && (SAID_MORE.has(key) || (isOfNobody && key === 'peak')),
  );
  const judged = Object.fromEntries(
    Object.entries(got).filter(([key]) => said.every(([more]) => more !== key)),
  );
  if (!isAnyDistance) return canonical(gold) === canonical(judged);
  return gold['place'] === got['place'] && (gold['who'] ?? got['who']) === got['who'];
}

const SAID_MORE: ReadonlySet<string> = new Set(['who', 'at']);

const plain = (value: object) => value as Record<string, unknown>;

/** Square metres and feet are rounded by whoever converts them. */
const AREA_TOLERANCE = 0.005;

function isSameArea(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  return ['min', 'max'].every((end) => {
    const [left, right] = [a[end], b[end]];
    if (typeof left !== 'number' || typeof right !== 'number') return left === right;
    return Math.abs(left - right) <= AREA_TOLERANCE * left;
  });
}

/** A value as text that does not depend on the order of lists and keys. */
export function canonical(value: object): string {
  const entries = Object.entries(plain(value))
    .filter(([, part]) => part !== undefined && part !== false)
    .map(([key, part]): [string, unknown] => [key, Array.isArray(part) ? inOrder(part) : part]);
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const inOrder = (members: readonly unknown[]) =>
  members.map(String).toSorted((a, b) => (a < b ? -1 : 1));

function namesPeople({ sort, constraints }: LabelledSentence['gold']): boolean {
  return sort === 'fair' || constraints.some(({ value }) => plain(value)['who'] !== undefined);
}

/** `isFlat`: one list of wishes without "or" is as right, and is what was read. */
function reasonsOf(labelled: LabelledSentence, got: Interpretation, isFlat: boolean) {
  const { gold, intentAlternatives = [] } = labelled;
  const reasons: string[] = [];
  if (got.intent !== gold.intent && !intentAlternatives.includes(got.intent)) {
    reasons.push(`intent ${got.intent}, not ${gold.intent}`);
  }
  if (gold.cheaperThan === undefined) {
    // The order that several people get by themselves is not asked of writers who name nobody.
    const sort = got.sort === 'fair' && !namesPeople(gold) ? undefined : got.sort;
    if (sort !== gold.sort) reasons.push(`sort ${got.sort ?? 'none'}, not ${gold.sort ?? 'none'}`);
  } else if (!isCheaper(gold.cheaperThan, got)) {
    reasons.push(`not cheaper than ${gold.cheaperThan}`);
  }
  const unread = got.unread.join(' ').toLowerCase();
  for (const words of gold.unread ?? []) {
    if (!holdsMost(unread, words.toLowerCase())) reasons.push(`not unread: “${words}”`);
  }
  if (gold.questions === true && got.questions.length === 0) reasons.push('no question asked');
  if (!isFlat && !isSameEither(saidIn(labelled), gold.alternativeWishes, got.alternatives)) {
    reasons.push('wishes joined by “or” are not those that were said');
  }
  return reasons;
}

/** Whether the whole wishes joined by "or" are the same, in whatever order. */
function isSameEither(
  said: string,
  gold: readonly (readonly GoldConstraint[])[] = [],
  got: readonly (readonly Wish[])[] = [],
): boolean {
  const left = got.map((list) => list.map((one): GoldConstraint => ({ ...one })));
  return (
    left.length === gold.length &&
    gold.every((wanted) => {
      const at = left.findIndex((list) => errorsOf(compared(wanted, list, said)) === 0);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/** A lower limit, the cheapest first, or a question how much cheaper: each is a right answer. */
function isCheaper(than: number, { constraints, sort, questions }: Interpretation): boolean {
  const isLower = constraints.some(
    (one) => one.field === 'price' && one.strength !== 'avoid' && (one.value.max ?? than) < than,
  );
  return isLower || sort === 'price-asc' || questions.length > 0;
}

function holdsMost(unread: string, words: string): boolean {
  const wanted = words.split(' ');
  const held = wanted.filter((word) => unread.includes(word));
  return held.length * 2 > wanted.length;
}

/** What a constraint is about, whatever its strength. Ranges of both signs can hold at once. */
function subjectsOf({ field, value }: GoldConstraint): string[] {
  const {
    in: members,
    id,
    place,
    line,
    status,
    min,
  } = value as Partial<Record<string, string | number | readonly (string | number)[]>>;
  if (Array.isArray(members)) return members.map((member) => `${field} ${member}`);
  if (['rera', 'litigation', 'occupancyCertificate'].includes(field)) return [field];
  const subject = id ?? place ?? line ?? status ?? (field === 'bhk' ? min : undefined);
  return subject === undefined ? [] : [`${field} ${subject.toString()}`];
}

function inversionsOf(
  labellings: readonly GoldConstraint[][],
  found: readonly GoldConstraint[],
): string[] {
  const got = signsOf(found);
  return labellings
    .map((labelling) => {
      const right = signsOf(labelling);
      const only = (own: Set<string>, theirs: Set<string>, other: Set<string>) =>
        [...own].filter((subject) => theirs.has(subject) && !other.has(subject));
      return [
        ...only(right.refused, got.wanted, right.wanted).map((one) => `${one} wanted`),
        ...only(right.wanted, got.refused, right.refused).map((one) => `${one} refused`),
      ];
    })
    .reduce((best, one) => (one.length < best.length ? one : best));
}

function signsOf(constraints: readonly GoldConstraint[]) {
  const refused = constraints.filter(({ strength }) => strength === 'avoid');
  const wanted = constraints.filter(({ strength }) => strength !== 'avoid');
  return {
    wanted: new Set(wanted.flatMap(subjectsOf)),
    refused: new Set(refused.flatMap(subjectsOf)),
  };
}

function wrongMoneyOf(
  labellings: readonly GoldConstraint[][],
  found: readonly GoldConstraint[],
): string[] {
  const right = new Set(labellings.flat().flatMap(amountsOf));
  return found.flatMap(amountsOf).filter((amounts) => !right.has(amounts));
}

function amountsOf({ field, value }: GoldConstraint): string[] {
  if (field !== 'price') return [];
  const { min, max } = value as Partial<Extract<Criterion, { field: 'price' }>['value']>;
  return [`${min ?? ''} to ${max ?? ''}`];
}
