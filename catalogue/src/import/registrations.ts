import { REGISTRATION_STATES } from '@manemitra/domain/register';
import { RERA_NUMBER } from '@manemitra/domain/rera-number';
import type { ProjectRecord } from '../project-record.ts';
import { readWord, type Read } from './cell.ts';
import { RERA, readReraNumbers } from './rera-numbers.ts';

const NUMBER_AS_KEPT = RERA_NUMBER.source.slice(1, -1);
const WORDS = '(tower|twr|block|wing|phase|ph|part|building|cluster)';
const WHICH = '(\\d{1,2}|[ivx]{1,4}|[a-z])';
const PART = new RegExp(`\\b${WORDS}[\\s.:-]*${WHICH}\\b|\\b(t|ph?)(\\d{1,2})\\b`, 'i');
/** Behind the first of several: `T1-T3`, `Tower A & B`. */
const MORE_PARTS = /^\s*(-|–|to|&|,|and)\s*(?:t|ph?)?\s*(\d{1,2}|[a-h])\b/i;
const IN_FULL: Readonly<Record<string, string>> = {
  twr: 'tower',
  t: 'tower',
  ph: 'phase',
  p: 'phase',
};

/** `Tower A` in whatever form: `Twr A`, `T1`, `Ph-2`; or the cell of a column that says what it names: `A` below `Tower`. */
export function partNamed(text: string, heading = ''): string | undefined {
  const alone = new RegExp(`^${WHICH}$`, 'i').test(text.trim());
  const whole = alone ? `${heading} ${text}` : text;
  const found = PART.exec(whole);
  const [said = '', long, which, short, number] = found ?? [];
  const word = (long ?? short)?.toLowerCase();
  if (found === null || word === undefined) return undefined;
  const name = IN_FULL[word] ?? word;
  const first = (which ?? number ?? '').toUpperCase();
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  const [, joint = '', last] = MORE_PARTS.exec(whole.slice(found.index + said.length)) ?? [];
  if (last === undefined) return `${title} ${first}`;
  return `${title}s ${first} ${/[&,]|and/i.test(joint) ? 'and' : 'to'} ${last.toUpperCase()}`;
}

/** No number yet. */
const APPLIED =
  /^(?:rera )?(?:(?:registration )?(?:is )?(?:applied(?: for)?|pending|awaited|in (?:process|progress)|under process))\.?$/i;

/** What is said of a registration: `Lapsed`, `Applied for`. */
export const readReraStatus = (cell: string): Read<(typeof REGISTRATION_STATES)[number]> =>
  APPLIED.test(cell.trim()) ? { value: 'applied' } : readWord(REGISTRATION_STATES)(cell);

/** RERA numbers, each with the tower or phase before it or in brackets after it: `Ph1: PRM/…, Ph2: PRM/…`. */
export function readRegistrations(
  cell: string,
): Read<Pick<ProjectRecord, 'reraNumbers' | 'reraParts' | 'reraStatus'> | undefined> {
  if (APPLIED.test(cell.trim())) return { value: { reraStatus: 'applied' } };
  const read = readReraNumbers(cell);
  if ('reason' in read) return read;
  if (read.value === undefined) return { value: undefined };
  const { value: reraNumbers } = read;
  // As many texts as numbers, and one: before the first, between two, behind the last.
  const around = cell
    .split(new RegExp(RERA.source.replaceAll(/\((?!\?)/g, '(?:'), 'gi'))
    .map((text) => partNamed(text));
  const [before, behind] = [around.slice(0, -1), around.slice(1)];
  const parts = around[0] === undefined ? behind : before;
  const told = reraNumbers.flatMap((number, at) => {
    const part = parts[at];
    return part === undefined ? [] : [[number, part] as const];
  });
  // One name on two numbers is of neither.
  const isEach = told.length > 0 && new Set(told.map(([, part]) => part)).size === told.length;
  return { value: { reraNumbers, ...(isEach && { reraParts: Object.fromEntries(told) }) } };
}

const PART_OF_NUMBER = new RegExp(
  `(${NUMBER_AS_KEPT})\\s*=\\s*(.*?)\\s*(?=;\\s*${NUMBER_AS_KEPT}\\s*=|;?\\s*$)`,
  'gs',
);

/** Of which tower or phase each number is, as our own files have it: `PRM/… = Tower A; PRM/… = Tower B`. */
export function readReraParts(cell: string): Read<Record<string, string>> {
  const told = [...cell.matchAll(PART_OF_NUMBER)].map(
    ([, number = '', part = '']) => [number, part] as const,
  );
  return told.length > 0 && told.every(([, part]) => part !== '')
    ? { value: Object.fromEntries(told) }
    : {
        reason: `"${cell.trim().slice(0, 120)}" must be like PRM/KA/RERA/… = Tower A; PRM/KA/RERA/… = Tower B.`,
      };
}

export const writeReraParts = (parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts)
    .map(([number, part]) => `${number} = ${part}`)
    .join('; ');
