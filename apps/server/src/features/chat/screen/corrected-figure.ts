import { CRORE, LAKH } from '@manemitra/domain/money';
import type { Constraint } from '@manemitra/query/interpretation';
import { interpret } from '@manemitra/query/interpret';
import type { Token } from '@manemitra/query/token';
import type { Absolute, Before } from './absolute.ts';
import { BESIDE_CORRECTIONS } from './correcting-words.ts';
import { endsOf, withValue, type End } from './figure-ends.ts';
import { correcting } from './denial-words.ts';

/**
 * "No, go back to 2", "nahi wapas 80 kar do": a figure beside nothing but words that correct. It is of the wish that had it in a search
 * before, else of the one that was changed last. Undefined where a turn says anything more.
 */
export function correctedFigure(
  tokens: readonly Token[],
  { previous, names, today, before = [] }: Before,
): Absolute | undefined {
  const figures = tokens.flatMap(({ text }) => (FIGURE.test(text) ? [Number(text)] : []));
  const [figure] = figures;
  const rest = tokens.filter(({ text }) => /\p{L}/u.test(text));
  const isCorrection =
    rest.some(({ text }) => correcting.has(text)) &&
    rest.every(({ text }) => correcting.has(text) || BESIDE_CORRECTIONS.has(text));
  if (!isCorrection || figure === undefined || figures.length > 1 || previous === undefined)
    return undefined;
  const now = previous.constraints.flatMap(figuresOf);
  const searches = before
    .toReversed()
    .map((sentence) => interpret(sentence, { today, names }).constraints.flatMap(figuresOf));
  const isSame = (one: End, other: End) =>
    one.wish.field === other.wish.field && one.isMost === other.isMost;
  const wasHeld = (all: readonly End[]) =>
    now.filter((one) => all.some((was) => isSame(one, was) && saysFigure(was, figure)));
  const held = searches.map(wasHeld).find((all) => all.length > 0);
  const [last = []] = searches;
  const changed = now.filter((one) =>
    last.some((was) => isSame(one, was) && was.now !== one.now && isLikely(one, figure)),
  );
  const [meant, ...others] = (held ?? changed).filter((one) => !saysFigure(one, figure));
  if (meant === undefined || others.length > 0) return undefined;
  const to = meant.wish.field === 'price' ? lakhsNear(meant.now, figure) : figure;
  return withValue(previous, meant.wish, meant.to(to), names);
}

const FIGURE = /^\d+(?:\.\d+)?$/;

/** "1.2" may be said of 120 lakh. */
const saysFigure = ({ wish, now }: End, figure: number): boolean =>
  now === figure || (wish.field === 'price' && now === (figure * CRORE) / LAKH);

/** As many lakh as are nearest to what it is now: the figure, or so many crore. */
function lakhsNear(now: number, figure: number): number {
  const crores = (figure * CRORE) / LAKH;
  const distance = (lakhs: number) => Math.abs(Math.log(lakhs / now));
  return distance(crores) < distance(figure) ? crores : figure;
}

function isLikely({ wish, now }: End, figure: number): boolean {
  const to = wish.field === 'price' ? lakhsNear(now, figure) : figure;
  if (wish.field === 'bhk') return to <= MOST_ROOMS;
  return to > 0 && to <= now * LIKELY && now <= to * LIKELY;
}

const MOST_ROOMS = 6;
const LIKELY = 4;
const METERS = 1000;

/** What a bare figure may be of, with the bedrooms and the kilometres that are said by figures as short. */
function figuresOf(wish: Constraint): End[] {
  if (wish.strength === 'avoid') return [];
  const changed = (value: object): Constraint => ({ ...wish, value }) as Constraint;
  if (wish.field === 'bhk') {
    if (!('in' in wish.value)) {
      return [{ wish, now: wish.value.min, to: (figure) => changed({ min: figure }) }];
    }
    const [count, ...others] = wish.value.in;
    const isOne = count !== undefined && others.length === 0;
    return isOne ? [{ wish, now: count, to: (figure) => changed({ in: [figure] }) }] : [];
  }
  if ((wish.field === 'near' || wish.field === 'metroLine') && 'withinMeters' in wish.value) {
    const { value } = wish;
    const now = value.withinMeters / METERS;
    return [{ wish, now, to: (figure) => changed({ ...value, withinMeters: figure * METERS }) }];
  }
  return endsOf(wish);
}
