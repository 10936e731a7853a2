import { describe } from '@manemitra/query/describe';
import { criteriaOf, everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { lineColours, lineWords } from '@manemitra/query/words/metro-words';
import { alsoAhead, alsoBehind } from '@manemitra/query/words/widening-words';
import type { Absolute, Before } from './absolute.ts';
import { anyOfThem, lineForm, swapWords } from './swap-words.ts';
import { saysWhatever } from './verb-form-words.ts';
import { has } from './in-clause.ts';

/**
 * "Green line instead", "any line will do", "the metro within 1 km" after a line of the metro was wished for: another line keeps the
 * distance, and another distance keeps the line. Undefined where a turn wishes for anything else.
 */
export function swappedLine(
  tokens: readonly Token[],
  alone: Interpretation,
  { previous, names }: Before,
): Absolute | undefined {
  const held = linesOf(previous).filter(({ strength }) => strength === 'must');
  const [first] = held;
  const isOfLines = everyConstraint(alone).every(({ field }) => field === 'metroLine');
  if (previous === undefined || first === undefined || !isOfLines) return undefined;
  const [said, ...more] = linesOf(alone).filter(
    ({ strength, value }) =>
      strength === 'must' && (value.line === 'any' || !held.some(isOf(value.line))),
  );
  const line = more.length > 0 ? undefined : lineSaid(tokens, said, first);
  if (line === undefined) return said && besideLine(tokens, previous, { held, said, names });
  const isFigure = said !== undefined && said.assumed === undefined;
  const withinMeters = isFigure
    ? said.value.withinMeters
    : Math.min(...held.map(({ value }) => value.withinMeters));
  const constraints = [
    ...previous.constraints.filter((one) => !held.some((was) => was === one)),
    { ...first, value: { line, withinMeters } },
  ];
  const prompt = describe(criteriaOf({ ...previous, constraints }), names);
  return { prompt, says: '', isAnew: true };
}

/** "The yellow line too": near either, and as near as the one before where nothing is said of that. */
function besideLine(
  tokens: readonly Token[],
  previous: Interpretation,
  { held, said, names }: { held: readonly Line[]; said: Line; names: Before['names'] },
): Absolute | undefined {
  const [first, ...more] = held;
  const isJoined = has(alsoBehind, tokens) || has(alsoAhead, tokens);
  if (first === undefined || more.length > 0 || previous.alternatives || !isJoined)
    return undefined;
  const { withinMeters } = said.assumed === undefined ? said.value : first.value;
  const constraints = previous.constraints.filter((one) => one !== first);
  const alternatives = [[first], [{ ...said, value: { ...said.value, withinMeters } }]];
  const prompt = describe(criteriaOf({ ...previous, constraints, alternatives }), names);
  return { prompt, says: '', isAnew: true };
}

type Line = ReturnType<typeof linesOf>[number];

const linesOf = (of: Interpretation | undefined) =>
  (of?.constraints ?? []).flatMap((one) => (one.field === 'metroLine' ? [one] : []));

const isOf =
  (line: Line['value']['line']) =>
  ({ value }: Line): boolean =>
    value.line === line;

/** Which line is meant from now on; undefined where the turn says nothing of that. */
function lineSaid(tokens: readonly Token[], said: Line | undefined, first: Line) {
  const namesColour = tokens.some((_, at) => phraseAt(lineColours, tokens, at) !== undefined);
  if (namesColour) {
    // "Yellow line wala" after the metro within 1 km says which line.
    const isNarrower = first.value.line === 'any';
    return said !== undefined && (isNarrower || has(swapWords, tokens))
      ? said.value.line
      : undefined;
  }
  if (namesLine(tokens) && leavesOpen(tokens)) return 'any';
  // "Near the metro" says no more than was said before.
  return said !== undefined && said.assumed === undefined && !leavesOpen(tokens)
    ? first.value.line
    : undefined;
}

const namesLine = (tokens: readonly Token[]): boolean =>
  has(lineWords, tokens) || tokens.some(({ text }) => lineForm.test(text));

const leavesOpen = (tokens: readonly Token[]): boolean =>
  has(anyOfThem, tokens) || tokens.some(({ text }) => saysWhatever(text));
