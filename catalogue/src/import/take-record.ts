import { type ProjectRecord, PROMOTER_NOT_TOLD } from '../project-record.ts';
import { checkRecord, pathName, type RecordProblem } from './plain-words.ts';

export interface Taken {
  /** Absent when the record names no project or no source. Without a promoter its name is `PROMOTER_NOT_TOLD`. */
  record?: ProjectRecord;
  /** What was left out of it, and why. */
  problems: RecordProblem[];
}

/**
 * A record without its errors: an invalid field is left out whole, as if it were not known; an invalid home is left out
 * alone.
 */
export function takeRecord(raw: Record<string, unknown>): Taken {
  const left = copied(raw);
  const isNameless = lacksPromoter(left);
  if (isNameless) left['promoter'] = { ...promoterIn(left), name: STAND_IN };
  tellFormsApart(left);
  const problems = withoutRegisterDays(left);
  const homes = homesOf(left);
  for (;;) {
    const checked = checkRecord(left);
    if ('record' in checked) {
      const { record } = checked;
      if (isNameless) record.promoter.name = PROMOTER_NOT_TOLD;
      return { record, problems };
    }
    const found = checked.problems.map((problem) => homes.asGiven(problem));
    problems.push(...found);
    const isLeftOut = found.map(({ path }) => homes.leaveOut(path) || leaveOut(left, path));
    if (!isLeftOut.every(Boolean)) return { problems };
  }
}

/** What is checked in place of a name that is not told. */
const STAND_IN = 'Not told';

const promoterIn = ({ promoter }: Record<string, unknown>): Record<string, unknown> =>
  typeof promoter === 'object' && promoter !== null ? (promoter as Record<string, unknown>) : {};

function lacksPromoter(raw: Record<string, unknown>): boolean {
  const { promoter } = raw;
  if (promoter !== undefined && (typeof promoter !== 'object' || promoter === null)) return false;
  const { name } = promoterIn(raw);
  return name === undefined || (typeof name === 'string' && name.trim() === '');
}

/** The homes of a record without the invalid ones; each keeps its original index. */
function homesOf(left: Record<string, unknown>) {
  const given: unknown = left['units'];
  const bad = new Set<number>();
  const kept = (): number[] =>
    Array.isArray(given) ? [...given.keys()].filter((at) => !bad.has(at)) : [];
  return {
    asGiven(problem: RecordProblem): RecordProblem {
      const [field, at, ...rest] = problem.path;
      if (field !== 'units' || typeof at !== 'number') return problem;
      const path = [field, kept()[at] ?? at, ...rest];
      return { ...problem, path, field: pathName(path) };
    },
    leaveOut([field, at]: readonly PropertyKey[]): boolean {
      if (field !== 'units' || typeof at !== 'number' || !Array.isArray(given)) return false;
      bad.add(at);
      left['units'] = kept().map((place) => given[place] as unknown);
      return true;
    },
  };
}

/** Files from before decision 141 have the letter `E` as a class. It means the form; the class is then not known. */
function tellFormsApart(raw: Record<string, unknown>): void {
  if (raw['khatha'] === 'E') {
    delete raw['khatha'];
    raw['eKhatha'] ??= true;
  }
  const classes = raw['surveyKhathas'];
  if (typeof classes !== 'object' || classes === null) return;
  const isForm = ([, letter]: [string, unknown]) => letter === 'E';
  const forms = Object.entries(classes).filter(isForm);
  if (forms.length === 0) return;
  raw['surveyKhathas'] = Object.fromEntries(
    Object.entries(classes).filter((entry) => !isForm(entry)),
  );
  raw['surveyEKhathas'] ??= Object.fromEntries(forms.map(([number]) => [number, true]));
}

const REGISTER_DAYS: readonly (readonly [string, string?])[] = [
  ['reraCheckedOn'],
  ['complaintsCheckedOn'],
  ['promoter', 'pastProjectsCheckedOn'],
];

/** When somebody looked at the register no file of projects can say: only its own page does, or a person who looked. */
function withoutRegisterDays(raw: Record<string, unknown>): RecordProblem[] {
  return REGISTER_DAYS.flatMap((path): RecordProblem[] => {
    const [first, second] = path;
    const within = second === undefined ? raw : raw[first];
    const name = second ?? first;
    if (typeof within !== 'object' || within === null || !(name in within)) return [];
    delete (within as Record<string, unknown>)[name];
    return [
      {
        field: path.join('.'),
        path: second === undefined ? [first] : [first, second],
        reason: OF_THE_REGISTER,
      },
    ];
  });
}

const OF_THE_REGISTER =
  'Only the register says when it was checked. Import its saved page, or enter the day in the editor if you looked yourself.';

const PARTS: ReadonlySet<unknown> = new Set(['promoter', 'source']);

/** The fields of a record that can be left out, and those of its parts. */
function copied(raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(raw).map(([field, value]) => [
    field,
    PARTS.has(field) && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : value,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Whether the field can be left out: not the project, its promoter or the source, nor anything that is already absent. */
function leaveOut(raw: Record<string, unknown>, [field, part]: readonly PropertyKey[]): boolean {
  if (PARTS.has(field)) {
    const inner = raw[String(field)];
    if (part === undefined || part === 'name' || typeof inner !== 'object' || inner === null)
      return false;
    return delete (inner as Record<PropertyKey, unknown>)[part];
  }
  if (field === undefined || field === 'name') return false;
  return delete raw[String(field)];
}
