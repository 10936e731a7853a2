import type { RegisterMark } from '@manemitra/domain/register';
import { changeInWords } from '#server/features/fact-words/public.ts';
import type { LookedAtRow } from './bring-register.ts';

const MARKS: Readonly<Record<RegisterMark, string>> = {
  'date-extended': 'date extended',
  complaints: 'more complaints',
  'units-sold': 'homes sold',
  litigation: 'litigation',
  lapsed: 'lapsed or revoked',
};

/** What the rows of a file of the register do, for the command line. */
export function* reportLines(rows: readonly LookedAtRow[]): Generator<string> {
  const matched = rows.filter(({ outcome }) => outcome === 'changed' || outcome === 'unchanged');
  yield `${rows.length} rows, ${matched.length} matched.`;
  for (const { outcome, rera_number, project, marks, changes, beside, reasons, line } of rows) {
    const what = [rera_number, project].filter((each) => each !== null).join(' ');
    const of = what === '' ? `line ${line}` : what;
    if (outcome === 'unmatched') yield `  ${of}: no project has this number`;
    for (const reason of reasons) yield `  ${of}: ${reason}`;
    if (marks.length > 0) yield `  ${of}: ${marks.map((mark) => MARKS[mark]).join(', ')}`;
    for (const { label, was, is } of changes.map(changeInWords)) {
      yield `    ${label}: ${was ?? 'not known'} → ${is ?? 'not known'}`;
    }
    for (const { label, was, is } of beside.map(changeInWords)) {
      yield `    ${label}: stays ${was ?? 'erased'}, for a newer word; the register says ${is ?? 'none'}`;
    }
  }
}
