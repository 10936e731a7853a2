import { formatDate } from './dates.ts';

/** The public register of the Karnataka Real Estate Regulatory Authority. */
export const RERA_REGISTER = {
  name: 'Karnataka RERA, public register',
  url: 'https://rera.karnataka.gov.in',
};

export const RERA_STATES = [
  'registered',
  'applied',
  'not-registered',
  'not-needed',
  'not-checked',
] as const;

/** What is known of a project's registration, and how far it can be relied on. */
export interface ReraStanding {
  /** `not-checked`: a source gave the number and nobody has looked it up. `applied`: a source says that it is applied for. */
  state: (typeof RERA_STATES)[number];
  number: string | null;
  /** All, where there are several: towers and phases have their own. `part` is the one it is of, where that is known. */
  registrations?: { number: string; part?: string | undefined }[] | undefined;
  /** `YYYY-MM-DD`, the day when somebody last looked in the register. */
  checkedOn: string | null;
  /** It was a person of our staff, not a page of the register that was brought. */
  isSeenByStaff: boolean;
  registerUrl: string;
}

/** The standing of a project with these numbers, looked up on this day or (`null`) never, which has to be registered or not. */
export function reraStanding({
  numbers,
  parts = null,
  checkedOn,
  isSeenByStaff = false,
  isNeeded = null,
  isApplied = false,
}: {
  numbers: readonly string[];
  /** The tower or phase of each number. */
  parts?: Readonly<Record<string, string>> | null;
  checkedOn: string | null;
  isSeenByStaff?: boolean;
  /** By the Act (`needs-registration`); `null` is not known. */
  isNeeded?: boolean | null;
  /** A source says that it is applied for. */
  isApplied?: boolean;
}): ReraStanding {
  const number = numbers[0] ?? null;
  return {
    state: stateOf({ number, checkedOn, isNeeded, isApplied }),
    number,
    ...(numbers.length > 1 && {
      registrations: numbers.map((each) => ({ number: each, part: parts?.[each] })),
    }),
    checkedOn,
    isSeenByStaff: checkedOn !== null && isSeenByStaff,
    registerUrl: RERA_REGISTER.url,
  };
}

function stateOf({
  number,
  checkedOn,
  isNeeded,
  isApplied,
}: Pick<ReraStanding, 'number' | 'checkedOn'> & {
  isNeeded: boolean | null;
  isApplied: boolean;
}): ReraStanding['state'] {
  if (number !== null) return checkedOn === null ? 'not-checked' : 'registered';
  if (isNeeded === false) return 'not-needed';
  if (checkedOn !== null) return 'not-registered';
  return isApplied ? 'applied' : 'not-checked';
}

/** An invented number stands in no register, so it has no day on which anybody looked. */
export const DEMONSTRATION_NUMBER = 'demonstration number, not in the RERA register';

/** Whether a number is there to be looked up in the register. */
export const isInRegister = ({ number }: Pick<ReraStanding, 'number'>, isDemonstration: boolean) =>
  !(isDemonstration && number !== null);

type Value = Pick<ReraStanding, 'state' | 'number' | 'registrations'>;

/** The numbers, each with its tower where that is known, `Applied for, no number yet`, `Not registered`, `No number needed (…)` or `Number not given`: for a field with the title "RERA". */
export function reraValue(
  { state, number, registrations }: Value,
  isDemonstration: boolean,
): string {
  const all = registrations?.map((each) =>
    each.part === undefined ? each.number : `${each.number} (${each.part})`,
  );
  const told = all?.join(', ') ?? number;
  if (told !== null) return isDemonstration ? `${told} (${DEMONSTRATION_NUMBER})` : told;
  return VALUES[state === 'registered' ? 'not-checked' : state];
}

const VALUES = {
  applied: 'Applied for, no number yet',
  'not-registered': 'Not registered',
  'not-needed': 'No number needed (small, or finished before May 2017)',
  // Nobody gave one: there is nothing that could have been checked.
  'not-checked': 'Number not given',
};

/** `checked on 3 Oct 2026`, `seen by staff on 3 Oct 2026`, or that nobody did; null where the value says so itself. */
export function reraNote(
  {
    state,
    number,
    checkedOn,
    isSeenByStaff,
  }: Pick<ReraStanding, 'state' | 'number' | 'checkedOn' | 'isSeenByStaff'>,
  isDemonstration: boolean,
): string | null {
  if (state === 'not-needed' || !isInRegister({ number }, isDemonstration)) return null;
  if (checkedOn !== null)
    return `${isSeenByStaff ? 'seen by staff' : 'checked'} on ${formatDate(checkedOn)}`;
  return number === null && state !== 'applied' ? null : 'not checked';
}

/** `PRM/KA/RERA/…, not checked`: value and note, for a field with the title "RERA". */
export function reraEntry(standing: ReraStanding, isDemonstration: boolean): string {
  const note = reraNote(standing, isDemonstration);
  return reraValue(standing, isDemonstration) + (note === null ? '' : `, ${note}`);
}

/** The standing in one line, for wherever a project is named: `RERA PRM/KA/RERA/…, not checked`; of several numbers the first. */
export function reraText(standing: ReraStanding, isDemonstration: boolean): string {
  const { number, registrations: { length = 0 } = [] } = standing;
  const shown =
    length > 1 ? `${number} and ${length - 1} more ${length === 2 ? 'number' : 'numbers'}` : number;
  const entry = reraEntry(
    { ...standing, number: shown, registrations: undefined },
    isDemonstration,
  );
  return standing.number === null
    ? `RERA: ${entry.charAt(0).toLowerCase()}${entry.slice(1)}`
    : `RERA ${entry}`;
}
