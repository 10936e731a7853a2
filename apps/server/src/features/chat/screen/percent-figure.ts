import type { Constraint } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Absolute, Before } from './absolute.ts';
import { withValue } from './figure-ends.ts';
import { morePercentWords } from './percent-words.ts';
import { percentWords } from '@manemitra/query/words/count-words';
import { lengthAt } from '@manemitra/query/phrases';

/** "Make it 60%": so much of the one wish before that is measured in per cent. Undefined where there are two, or none. */
export function percentFigure(
  tokens: readonly Token[],
  { previous, names }: Before,
): Absolute | undefined {
  const figures = tokens.flatMap(({ text }, at) =>
    /^\d+(?:\.\d+)?$/.test(text) &&
    [percentWords, morePercentWords].some((words) => lengthAt(words, tokens, at + 1) > 0)
      ? [Number(text)]
      : [],
  );
  const [figure, ...others] = figures;
  const [wish, ...more] = (previous?.constraints ?? []).filter(isOfPercent);
  if (figure === undefined || others.length > 0 || wish === undefined || more.length > 0)
    return undefined;
  return withValue(previous, wish, saying(wish, figure), names);
}

type OfPercent = Extract<Constraint, { field: 'openSpacePercent' | 'loadingPercent' }>;

const isOfPercent = (one: Constraint): one is OfPercent =>
  (one.field === 'openSpacePercent' || one.field === 'loadingPercent') && one.strength !== 'avoid';

/** At least so much open space, at most so much loading, as it was said before. */
const saying = (wish: OfPercent, figure: number): Constraint => ({
  ...wish,
  value: 'max' in wish.value ? { max: figure } : { min: figure },
});
