import { describe } from '@manemitra/query/describe';
import { criteriaOf } from '@manemitra/query/interpretation';
import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import type { Absolute, Before } from './absolute.ts';
import { wordsBeside } from './pointing.ts';
import { sameFields } from './same-words.ts';

/** "Apartments in the same area, 3 BHK": a whole wish that takes a part from the one before. */
export function sameAsBefore(
  tokens: readonly Token[],
  { previous, names }: Before,
): Absolute | undefined {
  if (previous === undefined) return undefined;
  const found = tokens.flatMap((_, at) => {
    const same = phraseAt(sameFields, tokens, at);
    return same === undefined ? [] : [{ at, ...same }];
  });
  const fields = found.flatMap(({ value }) => value);
  const kept = previous.constraints.filter(({ field }) => fields.includes(field));
  if (kept.length === 0) return undefined;
  const rest = wordsBeside(
    tokens,
    found.map(({ at, length }) => [at, at + length] as const),
  );
  const before = describe(criteriaOf({ ...previous, constraints: kept }), names);
  return { prompt: `${rest} , ${before}`, says: '' };
}
