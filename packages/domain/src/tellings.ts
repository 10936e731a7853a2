/**
 * Tellings (what a source said of a subject, and of which day) and the facts that follow from them (decision 82). The facts
 * are the journal of tellings, replayed; there is no other way to change them.
 */

/** The strongest first. */
export const SOURCE_KINDS = [
  'register',
  'document',
  'staff',
  'promoter',
  'portal',
  'derived',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export type FactValue =
  | null
  | boolean
  | number
  | string
  | readonly FactValue[]
  | { readonly [key: string]: FactValue | undefined };

/** A fact and its value, in the order of telling; `null` erases the fact, where a person decides so. */
export type Told = readonly (readonly [fact: string, value: FactValue])[];

export interface Telling {
  /** Tellings are replayed in the order of their ids. */
  id: number;
  told: Told;
  source: string;
  kind: SourceKind;
  /** The day that it is of, as `YYYY-MM-DD`; `null`: not known, and older than any that is. */
  asOf: string | null;
  /** A person decided it before the facts as they were. */
  isDecided: boolean;
  isTakenBack: boolean;
  /** Differences that staff do not want to see again: values of these facts from this source. */
  isDeclined?: boolean;
  /**
   * A telling about a project that was merged into this one for a time. It never replaces a value; it is kept as a
   * difference for staff to look at.
   */
  isBeside?: boolean;
  /** Facts whose lists could be read in part only: they add to what stands, and take nothing from it. */
  inPart?: readonly string[];
}

export interface Fact {
  /** `null`: a person erased it. */
  value: FactValue;
  telling: Telling;
}

/** The facts in the order of their first telling, and what other sources say about them. */
export interface Facts {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly differences: ReadonlyMap<string, readonly Fact[]>;
}

/** Rules for particular facts. */
export interface FactRules {
  isSame: (fact: string, one: FactValue, other: FactValue) => boolean;
  /** Whether the told value is a part of the current one, and so is no difference. */
  isWithin: (fact: string, told: FactValue, stands: FactValue) => boolean;
  /** Said of the value of another fact alone, as the day on which a number was looked up. */
  saidOf: (fact: string) => string | undefined;
  /** The facts that go when this one gets another value. */
  goingWith: (fact: string) => readonly string[];
  /** Whether it can know the fact at all; what it cannot know is passed over. */
  mayTell: (fact: string, telling: Telling) => boolean;
  /** Whether a fact stays as it is known until its own source, a stronger one or a person says otherwise: newer is not enough. */
  staysKnown?: (fact: string) => boolean;
  /** A fact that another one speaks against, though it is not the same: as a price of the project against that of a home. */
  against?: (facts: ReadonlyMap<string, Fact>) => { fact: string; other: Fact } | undefined;
}

/** Between the names of sources that are named together. */
export const BETWEEN_SOURCES = '; ';

/** The facts after all tellings that are not taken back. The same tellings always give the same facts. */
export function factsOf(tellings: readonly Telling[], rules: FactRules): Facts {
  const state: State = {
    rules,
    facts: new Map(),
    beside: new Map(),
    declined: [],
    shaken: new Set(),
  };
  for (const given of tellings.toSorted((one, other) => one.id - other.id)) {
    // Erasing is always allowed: a new value also erases what was said of the old one.
    const told = given.told.filter(([fact, value]) => value === null || rules.mayTell(fact, given));
    const telling = told.length === given.told.length ? given : { ...given, told };
    if (telling.isDeclined) state.declined.push(...(telling.isTakenBack ? [] : [telling]));
    else if (telling.isTakenBack) shake(state, telling);
    else hear(state, telling);
  }
  const against = rules.against?.(state.facts);
  if (against !== undefined)
    state.beside.set(against.fact, [...(state.beside.get(against.fact) ?? []), against.other]);
  const differences = [...state.beside].flatMap(([fact, all]) => {
    const open = all.filter((each) => !isDeclined(state, fact, each));
    return open.length === 0 ? [] : [[fact, open] as const];
  });
  return { facts: state.facts, differences: new Map(differences) };
}

/** What a person would have to tell to turn the first facts into the second, in order. */
export function toldBetween(
  was: ReadonlyMap<string, FactValue>,
  next: ReadonlyMap<string, FactValue>,
  isSame: FactRules['isSame'],
): Told {
  const gone = [...was].filter(([fact, value]) => value !== null && !next.has(fact));
  const news = [...next].filter(([fact, value]) => {
    const before = was.get(fact) ?? null;
    return before === null ? value !== null : !isSame(fact, before, value);
  });
  return [...gone.map(([fact]) => [fact, null] as const), ...news];
}

interface State {
  rules: FactRules;
  facts: Map<string, Fact>;
  beside: Map<string, Fact[]>;
  declined: Telling[];
  /** Facts whose value came from a retracted telling; later decisions may have relied on it. */
  shaken: Set<string>;
}

function shake({ facts, shaken }: State, telling: Telling): void {
  for (const [fact] of telling.told) {
    const is = facts.get(fact);
    if (is !== undefined && takesPlace(telling, is.telling)) shaken.add(fact);
  }
}

function hear(state: State, telling: Telling): void {
  const told = new Map(telling.told);
  for (const [fact, value] of telling.told) {
    const main = telling.isDecided ? undefined : state.rules.saidOf(fact);
    if (main !== undefined && !isOfWhatStands(state, main, told.get(main))) continue;
    hearFact(state, fact, { value, telling });
  }
}

/** A fact about another fact's value counts only while that is the current value. */
function isOfWhatStands(state: State, main: string, told: FactValue | undefined): boolean {
  const is = state.facts.get(main)?.value;
  return told === undefined || is === undefined || isSameValue(state, main, is, told);
}

function hearFact(state: State, fact: string, told: Fact): void {
  const { facts, beside } = state;
  const { value, telling } = told;
  const is = facts.get(fact);
  const news = withWhatStands(fact, told, is);
  if (telling.isDecided) {
    decide(state, fact, news);
    return;
  }
  if (value === null) return;
  if (telling.isBeside) {
    const isKnown = is !== undefined && isSameValue(state, fact, is.value, value);
    if (!isKnown) keepBeside(state, fact, [...(beside.get(fact) ?? []), told]);
    return;
  }
  if (is === undefined) {
    facts.set(fact, news);
    return;
  }
  // "There are none" is news only where nothing was known.
  if (isNone(value)) return;
  const others = (beside.get(fact) ?? []).filter((other) => !isSameSource(telling, other.telling));
  const isSame = isSameValue(state, fact, is.value, value);
  const isWithin =
    state.rules.isWithin(fact, value, is.value) || isSameValue(state, fact, is.value, news.value);
  if (!isSame && isWithin) keepBeside(state, fact, others);
  else if (isSame) {
    if (isBetter(telling, is.telling)) facts.set(fact, { value: is.value, telling });
    keepBeside(state, fact, others);
  } else if (takesPlace(telling, is.telling) && !isKeptFrom(state, fact, telling, is.telling)) {
    replace(state, fact, news);
    keepBeside(
      state,
      fact,
      others.filter((other) => !takesPlace(telling, other.telling)),
    );
  } else keepBeside(state, fact, [...others, told]);
}

/**
 * What a list is together with what stands, where a part of it could not be read: that part may be what stands. Both sources told it
 * then, as of the earlier of their days.
 */
function withWhatStands(fact: string, told: Fact, is: Fact | undefined): Fact {
  const { value, telling } = told;
  const isWhole = telling.isDecided || telling.inPart?.includes(fact) !== true;
  if (isWhole || is === undefined || !isList(value) || !isList(is.value)) return told;
  const stands = is.value;
  const whole = [...stands, ...value.filter((part) => !stands.includes(part))];
  if (isSameSource(telling, is.telling)) return { value: whole, telling };
  const source = `${is.telling.source}${BETWEEN_SOURCES}${telling.source}`;
  const asOf = earliestOf([is.telling.asOf, telling.asOf]);
  return { value: whole, telling: { ...telling, source, asOf } };
}

const isList = (value: FactValue | undefined): value is readonly FactValue[] =>
  Array.isArray(value);

/** A person's decision replaces any value. They saw the current value, so their source need not repeat it. */
function decide(state: State, fact: string, news: Fact): void {
  const { facts, beside, declined, shaken } = state;
  const is = facts.get(fact);
  facts.set(fact, news);
  const others = beside.get(fact) ?? [];
  if (is !== undefined && shaken.has(fact)) others.push(is);
  else if (is !== undefined) declined.push({ ...is.telling, told: [[fact, is.value]] });
  const differing = others.filter((other) => !isSameValue(state, fact, other.value, news.value));
  keepBeside(state, fact, differing);
}

function replace({ rules, facts, beside }: State, fact: string, news: Fact): void {
  facts.set(fact, news);
  for (const going of rules.goingWith(fact)) {
    if (news.telling.told.some(([of]) => of === going)) continue;
    facts.delete(going);
    beside.delete(going);
  }
}

function keepBeside({ beside }: State, fact: string, others: Fact[]): void {
  if (others.length === 0) beside.delete(fact);
  else beside.set(fact, others);
}

function isSameValue(
  { rules }: Pick<State, 'rules'>,
  fact: string,
  one: FactValue,
  other: FactValue,
): boolean {
  return one === null || other === null ? one === other : rules.isSame(fact, one, other);
}

const isNone = (value: FactValue): boolean => Array.isArray(value) && value.length === 0;

const strength = ({ kind }: Telling): number => -SOURCE_KINDS.indexOf(kind);

/** Several sources may be named together; each of them is one that spoke. */
function isSameSource(telling: Telling, before: Telling): boolean {
  if (telling.source === before.source) return true;
  const names = before.source.split(BETWEEN_SOURCES);
  return telling.source.split(BETWEEN_SOURCES).some((name) => names.includes(name));
}

/** Whether a new telling replaces an earlier one: at least as strong, not older, and with another value. */
export function takesPlace(telling: Telling, before: Telling): boolean {
  const age = compareDays(telling.asOf, before.asOf);
  if (isSameSource(telling, before)) return telling.asOf === null || age >= 0;
  const more = strength(telling) - strength(before);
  return (more > 0 && age >= 0) || (more === 0 && age > 0);
}

/** Whether a fact stays though another source is as strong and newer. */
const isKeptFrom = ({ rules }: State, fact: string, telling: Telling, before: Telling): boolean =>
  rules.staysKnown?.(fact) === true &&
  !isSameSource(telling, before) &&
  strength(telling) <= strength(before);

/** Whether the same value is better known by this telling. */
function isBetter(telling: Telling, before: Telling): boolean {
  const [more, age] = [
    strength(telling) - strength(before),
    compareDays(telling.asOf, before.asOf),
  ];
  return more >= 0 && age >= 0 && more + age > 0;
}

/** The earliest of some days; `null` where one of them is not known, or none is there. */
export function earliestOf(days: readonly (string | null)[]): string | null {
  return days.reduce(
    (first, day) => (first === null || day === null ? null : first < day ? first : day),
    days[0] ?? null,
  );
}

/** Below zero where the first day is earlier; one that is not known is earlier than all. */
function compareDays(one: string | null, other: string | null): number {
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? -1 : 1;
}

function isDeclined(state: State, fact: string, { value, telling: { source } }: Fact): boolean {
  return state.declined.some(
    (each) =>
      each.source === source &&
      each.told.some(([of, was]) => of === fact && isSameValue(state, fact, was, value)),
  );
}
