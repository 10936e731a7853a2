import { InterpretationSchema } from '@manemitra/contract/interpretation';
import { PROMPT_MAX_LENGTH } from '@manemitra/contract/limits';
import { everyConstraint } from '@manemitra/query/interpretation';
import type { Interpretation } from '@manemitra/query/interpretation';
import { interpret } from '@manemitra/query/interpret';
import { hostileStrings } from './hostile-strings.ts';
import { LABELLED_TODAY, labelledNames } from './labelled-set.ts';
import type { LabelledSentence } from './labelled-set.ts';

const context = { today: LABELLED_TODAY, names: labelledNames };
const SHOWN = 10;
/** No text may take longer: processor time, because the machine may be busy with something else. */
const ALLOWED_MS = 30;
const ALLOWED_MS_PER_CHARACTER = 0.1;
/** How often a slow text is read again before the language and not a collection of garbage is blamed. */
const TRIES = 3;
/** One text in so many refines the one before. */
const REFINES_EVERY = 4;

/** Reads `count` hostile strings and prints what went wrong and what was slow. Tells whether all was well. */
export function fuzz(
  sentences: readonly LabelledSentence[],
  { count, seed }: { count: number; seed: number },
  say: (text: string) => void,
): boolean {
  const problems = new Map<string, { times: number; text: string }>();
  const slowest: { ms: number; text: string }[] = [];
  let previous: Interpretation | undefined;
  let total = 0;
  let n = 0;
  for (const text of hostileStrings(
    sentences.map(({ query }) => query),
    { count, seed },
  )) {
    const start = cpuMilliseconds();
    let read: Interpretation | undefined;
    try {
      read = interpret(text, n++ % REFINES_EVERY === 0 ? { ...context, previous } : context);
    } catch (error) {
      note(problems, `exception: ${String(error)}`, text);
    }
    const took = cpuMilliseconds() - start;
    total += took;
    const allowed = ALLOWED_MS + ALLOWED_MS_PER_CHARACTER * text.length;
    if (took > allowed || slowest.length < SHOWN || took > (slowest.at(-1)?.ms ?? 0)) {
      const ms = Math.min(took, fastestAgain(text));
      if (ms > allowed) note(problems, 'slower than its length allows', text);
      slowest.push({ ms, text });
      slowest.sort((a, b) => b.ms - a.ms);
      slowest.length = Math.min(slowest.length, SHOWN);
    }
    for (const problem of read === undefined ? [] : problemsOf(read, text)) {
      note(problems, problem, text);
    }
    // A longer text never gets here from outside, so nothing refines it.
    previous = text.length > PROMPT_MAX_LENGTH ? undefined : read;
  }
  say(
    `${count} strings, ${(total / 1000).toFixed(1)} s of reading, ${problems.size} kinds of problem`,
  );
  for (const [problem, { times, text }] of problems)
    say(`  ${times} × ${problem}: ${inShort(text)}`);
  say('\nslowest, ms   characters   text');
  for (const { ms, text } of slowest) {
    say(ms.toFixed(1).padStart(11) + String(text.length).padStart(13) + `   ${inShort(text)}`);
  }
  return problems.size === 0;
}

function fastestAgain(text: string): number {
  let fastest = Infinity;
  for (let turn = 0; turn < TRIES; turn++) {
    const start = cpuMilliseconds();
    try {
      interpret(text, context);
    } catch {
      // Already noted as an exception.
    }
    fastest = Math.min(fastest, cpuMilliseconds() - start);
  }
  return fastest;
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function note(
  problems: Map<string, { times: number; text: string }>,
  problem: string,
  text: string,
) {
  const known = problems.get(problem);
  if (known === undefined) problems.set(problem, { times: 1, text });
  else known.times++;
}

/** What must hold of every answer, whatever was asked. */
function problemsOf(read: Interpretation, text: string): string[] {
  const problems: string[] = [];
  for (const { span, quote } of read.intent === 'refine' ? [] : everyConstraint(read)) {
    if (quote === '') problems.push('an empty quote');
    if (text.slice(...span) !== quote) problems.push('a span that is not its quote');
  }
  for (const { field, value } of everyConstraint(read)) {
    const [min, max] = [
      'min' in value ? value.min : undefined,
      'max' in value ? value.max : undefined,
    ];
    if (min !== undefined && max !== undefined && min > max)
      problems.push(`an empty range of ${field}`);
    if (
      field === 'price' &&
      [min, max].some((end) => end !== undefined && !Number.isInteger(end))
    ) {
      problems.push('a price that is no whole number of rupees');
    }
  }
  const ids = everyConstraint(read).map(({ id }) => id);
  if (new Set(ids).size < ids.length) {
    problems.push('two constraints with one id');
  }
  if (text.length > PROMPT_MAX_LENGTH) return [...new Set(problems)];
  const parsed = InterpretationSchema.safeParse(read);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const where = path.filter((part) => typeof part === 'string').join('.');
    problems.push(`not of the form that travels: ${where} ${message}`);
  }
  return [...new Set(problems)];
}

function inShort(text: string): string {
  const short = text.length > 100 ? `${text.slice(0, 97)}…` : text;
  return JSON.stringify(short);
}
