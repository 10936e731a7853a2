import type { ProjectRecord } from '../project-record.ts';
import { checkRecord, type RecordProblem } from './plain-words.ts';

export interface Taken {
  /** Absent when the record names no project, no promoter or no source. */
  record?: ProjectRecord;
  /** What was left out of it, and why. */
  problems: RecordProblem[];
}

/** A record without what is wrong in it: a field that does not hold is left out whole, as if it were not known. */
export function takeRecord(raw: Record<string, unknown>): Taken {
  const left = structuredClone(raw);
  tellFormsApart(left);
  const problems = withoutRegisterDays(left);
  for (;;) {
    const checked = checkRecord(left);
    if ('record' in checked) return { record: checked.record, problems };
    problems.push(...checked.problems);
    const isLeftOut = checked.problems.map(({ path }) => leaveOut(left, path));
    if (!isLeftOut.every(Boolean)) return { problems };
  }
}

/** Files from before decision 141 have the letter `E` where a class stands: the form, of which the class is not told. */
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
  'Only the register says when it was checked. Bring its saved page, or enter the day in the editor if you looked yourself.';

const PARTS: ReadonlySet<unknown> = new Set(['promoter', 'source']);

/** Whether the field can be left out: the project, its promoter and the source cannot, and what is not there cannot be again. */
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
