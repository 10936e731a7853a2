import { LAKH } from '@manemitra/domain/money';
import { interpret } from '@manemitra/query/interpret';
import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { moneyAt } from '@manemitra/query/money';
import type { Token } from '@manemitra/query/token';
import { readQuestion } from '../project/read-question.ts';
import type { TopicId } from '../project/topic-words.ts';
import type { Absolute, Before } from './absolute.ts';

/** How a limit of what was asked about is said, at most or at least so much, and which is meant where a turn says neither. */
interface Limit {
  says: (bound: string, figure: string) => string;
  usual: 'max' | 'min';
}

const LIMITS: Partial<Record<TopicId, Limit>> = {
  loading: { says: (bound, figure) => `loading ${bound} ${figure}%`, usual: 'max' },
  'open-space': { says: (bound, figure) => `${bound} ${figure}% open space`, usual: 'min' },
  maintenance: {
    says: (bound, figure) => `maintenance ${bound} ${figure} per sq ft`,
    usual: 'max',
  },
  homes: { says: (bound, figure) => `${bound} ${figure} units`, usual: 'max' },
  towers: { says: (bound, figure) => `${bound} ${figure} towers`, usual: 'max' },
};

const BOUNDS = { max: 'at most', min: 'at least' } as const;

/**
 * "Max 25" after "how much is the loading in the first?": a bare figure that would else be a price is of the fact that was just asked for.
 * Undefined where more is said, or nothing was asked that has a limit.
 */
export function askedFigure(
  tokens: readonly Token[],
  alone: Interpretation,
  { asked, today, names }: Before,
): Absolute | undefined {
  const [read, ...others] = everyConstraint(alone);
  if (asked === undefined || others.length > 0) return undefined;
  const hasUnit = tokens.some((_, at) => (moneyAt(tokens, at)?.unit ?? 0) >= LAKH);
  // "Rate a bit more is fine, up to 2.2" is of the price again.
  const namesOther = readQuestion(tokens.map(({ text }) => text).join(' ')).topics.some(
    (topic) => LIMITS[topic] === undefined && topic !== 'price-per-sqft',
  );
  const isBare = !hasUnit && !namesOther && (read === undefined || read.field === 'price');
  const figures = tokens.flatMap(({ text }) => (/^\d+(?:\.\d+)?$/.test(text) ? text : []));
  const figure = figures.at(-1);
  const limits = readQuestion(asked).topics.flatMap((topic) => LIMITS[topic] ?? []);
  const [limit, ...more] = limits;
  if (!isBare || figure === undefined || limit === undefined || more.length > 0) return undefined;
  const end = read?.field === 'price' && read.value.min !== undefined ? 'min' : limit.usual;
  const prompt = limit.says(BOUNDS[end], figure);
  return interpret(prompt, { today, names }).constraints.length === 1
    ? { prompt, says: '' }
    : undefined;
}
