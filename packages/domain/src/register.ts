import type { FactValue, Told } from './tellings.ts';

/** What the public register says of registrations, as facts of a project, and what staff must see of it. */

const REGISTER_STATES = ['registered', 'completed', 'lapsed', 'revoked'] as const;
export type RegisterState = (typeof REGISTER_STATES)[number];

/** What anybody says of a registration: one that is applied for is not in the register yet. */
export const REGISTRATION_STATES = [...REGISTER_STATES, 'applied'] as const;

/** Facts that say when somebody looked at the register. Only a register file, or a member of staff who looked, gives them. */
export const REGISTER_DAYS = [
  'reraCheckedOn',
  'complaintsCheckedOn',
  'pastProjectsCheckedOn',
] as const;

/** What one registration says, or all of a project together; unknown fields are absent. */
export interface Registration {
  status?: RegisterState;
  /** `YYYY-MM-DD` */
  approvedOn?: string;
  validUntil?: string;
  extendedUntil?: string;
  totalUnits?: number;
  soldUnits?: number;
  complaintCount?: number;
  isLitigated?: boolean;
}

/**
 * The registrations of one project as one: phases and towers each have theirs. Numbers are added up and the latest date counts,
 * but only where each of them says it; one lawsuit, one that lapsed, is one of the project.
 */
export function joinRegistrations(all: readonly Registration[]): Registration {
  const [only] = all;
  if (only === undefined || all.length === 1) return only ?? {};
  const each = <F extends keyof Registration>(field: F) => {
    const values = all.flatMap((one) => one[field] ?? []) as NonNullable<Registration[F]>[];
    return values.length === all.length ? values : undefined;
  };
  const sum = (field: 'totalUnits' | 'soldUnits' | 'complaintCount') =>
    each(field)?.reduce((total, count) => total + count, 0);
  const states = all.flatMap(({ status }) => status ?? []);
  const ends = each('validUntil')?.toSorted(byText);
  const extended = all.some(({ extendedUntil }) => extendedUntil !== undefined)
    ? all.map(({ validUntil, extendedUntil }) => extendedUntil ?? validUntil)
    : undefined;
  const worst = (['revoked', 'lapsed'] as const).find((state) => states.includes(state));
  const isEven = states.length === all.length && new Set(states).size === 1;
  return defined({
    status: worst ?? (isEven ? states[0] : undefined),
    approvedOn: each('approvedOn')?.toSorted(byText)[0],
    validUntil: ends?.at(-1),
    extendedUntil: extended?.every((day) => day !== undefined)
      ? extended.toSorted(byText).at(-1)
      : undefined,
    totalUnits: sum('totalUnits'),
    soldUnits: sum('soldUnits'),
    complaintCount: sum('complaintCount'),
    isLitigated: all.some((one) => one.isLitigated) || (each('isLitigated') ? false : undefined),
  });
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function defined<T extends object>(values: {
  [K in keyof T]: T[K] | undefined;
}): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

const FACTS: Readonly<Record<keyof Registration, string>> = {
  status: 'reraStatus',
  approvedOn: 'reraApprovedOn',
  validUntil: 'reraValidUntil',
  extendedUntil: 'reraExtendedUntil',
  totalUnits: 'totalUnits',
  soldUnits: 'soldUnits',
  complaintCount: 'complaintCount',
  isLitigated: 'isLitigated',
};

/**
 * What the journal of a project records from its registrations, stored under these numbers. Looking at the register on a day
 * covers the numbers, and the complaints only where it counts none: a count alone does not say which complaints they are.
 */
export function registerTold(
  registration: Registration,
  { numbers, asOf }: { numbers: readonly string[]; asOf: string },
): Told {
  const told = (Object.keys(FACTS) as (keyof Registration)[]).flatMap((field) => {
    const value = registration[field];
    return value === undefined ? [] : [[FACTS[field], value] as const];
  });
  return [
    ...told,
    ['reraNumbers', numbers],
    ['reraCheckedOn', asOf],
    ...(registration.complaintCount === 0 ? [['complaintsCheckedOn', asOf] as const] : []),
  ];
}

/** What became of a row of the register: `unmatched` has a number that no project has. */
export const REGISTER_OUTCOMES = ['changed', 'unchanged', 'unmatched', 'refused'] as const;
export type RegisterOutcome = (typeof REGISTER_OUTCOMES)[number];

export const REGISTER_MARKS = [
  'date-extended',
  'complaints',
  'units-sold',
  'litigation',
  'lapsed',
] as const;
/** What changed that staff and buyers must hear of. */
export type RegisterMark = (typeof REGISTER_MARKS)[number];

/** What the register changes, found by comparing the facts before and after. */
export function registerMarks(
  was: (fact: string) => FactValue | undefined,
  is: (fact: string) => FactValue | undefined,
): RegisterMark[] {
  const isNew = (fact: string) => (was(fact) ?? null) !== (is(fact) ?? null);
  const rose = (fact: string) => Number(is(fact) ?? 0) > Number(was(fact) ?? 0);
  const marks: Record<RegisterMark, boolean> = {
    'date-extended':
      isNew('reraExtendedUntil') ||
      (isNew('reraValidUntil') && was('reraValidUntil') !== undefined),
    complaints: rose('complaintCount'),
    'units-sold': isNew('soldUnits') && is('soldUnits') !== undefined,
    litigation: isNew('isLitigated') && is('isLitigated') === true,
    lapsed: isNew('reraStatus') && isOver(is('reraStatus')),
  };
  return REGISTER_MARKS.filter((mark) => marks[mark]);
}

const isOver = (status: FactValue | undefined): boolean =>
  status === 'lapsed' || status === 'revoked';
