import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { interpret } from '@manemitra/query/interpret';
import { LAKH } from '@manemitra/domain/money';
import { moneyAt } from '@manemitra/query/money';
import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { changeWords } from '@manemitra/query/words/change-words';
import type { Absolute, Before } from './absolute.ts';
import { isRelative } from './clause-marks.ts';
import { correctedFigure } from './corrected-figure.ts';
import { moveVerbs, upwards, downwards } from './correcting-words.ts';
import { endsOf, onlyOne, withValue, type End } from './figure-ends.ts';
import { percentFigure } from './percent-figure.ts';
import { isMeasure } from './measure-words.ts';
import { isSpoken, textAt } from './in-clause.ts';
import { isWelcome, joinsRooms } from '../joining-words.ts';
import { wordsBeside } from './pointing.ts';

/**
 * A figure that only the search before gives a meaning: "1400 is ok too" after 1,500 sq ft, "back to 45" after 30 minutes, "go up 5
 * lakhs" from 55. Undefined where it could be of two wishes, or of none.
 */
export function changedFigure(
  tokens: readonly Token[],
  alone: Interpretation,
  before: Before,
): Absolute | undefined {
  const more = roomsToo(tokens, before);
  if (more !== undefined) return more;
  // What wishes for more than a price has its own figures.
  if (everyConstraint(alone).some(({ field }) => field !== 'price')) return undefined;
  return (
    percentFigure(tokens, before) ??
    correctedFigure(tokens, before) ??
    raisedBy(tokens, before) ??
    bareFigure(tokens, before)
  );
}

/** "Or 3", "3 bhi chalega" after 2 BHK: so many rooms are as welcome. */
function roomsToo(tokens: readonly Token[], { previous, names }: Before): Absolute | undefined {
  const said = tokens.filter(isSpoken);
  const [figure, ...others] = said.filter(({ text }) => /^[1-6](?:\.5)?$/.test(text));
  const words = said.filter((one) => one !== figure);
  const joins = words.some(({ text }) => joinsRooms.has(text));
  const saysMore = !words.every(({ text }) => joinsRooms.has(text) || isWelcome.has(text));
  const rooms = previous?.constraints.find(({ field }) => field === 'bhk');
  if (figure === undefined || others.length > 0 || !joins || saysMore) return undefined;
  if (rooms?.field !== 'bhk' || rooms.strength === 'avoid' || !('in' in rooms.value)) {
    return undefined;
  }
  const counts = [...new Set([...rooms.value.in, Number(figure.text)])].toSorted((a, b) => a - b);
  return withValue(previous, rooms, { ...rooms, value: { in: counts } }, names);
}

/** A raise to less than the budget of before, and a cut to a small part of it, is by so much. */
function raisedBy(tokens: readonly Token[], { previous, names }: Before): Absolute | undefined {
  const amounts = tokens.flatMap((_, at) => {
    const money = moneyAt(tokens, at);
    return money === undefined || money.unit < LAKH ? [] : [money.value * money.unit];
  });
  const price = previous?.constraints.find(({ field }) => field === 'price');
  const [by] = amounts;
  if (amounts.length !== 1 || by === undefined || price?.field !== 'price') return undefined;
  const { max } = price.value;
  if (max === undefined || by * SMALL_PART > max) return undefined;
  const ways = tokens.flatMap((_, at) => wayAt(tokens, at) ?? []);
  const way = ways[0];
  if (way === undefined || ways.some((one) => one !== way)) return undefined;
  const value = { ...price.value, max: max + way * by };
  return value.min !== undefined && value.min >= value.max
    ? undefined
    : withValue(previous, price, { ...price, value }, names);
}

/** Nobody lowers a budget to a third of it, or raises it to less than it was. */
const SMALL_PART = 3;

function wayAt(tokens: readonly Token[], at: number): 1 | -1 | undefined {
  const next = textAt(tokens, at + 1);
  const moves = moveVerbs.has(textAt(tokens, at));
  if (moves && upwards.has(next)) return 1;
  if (moves && downwards.has(next)) return -1;
  const said = phraseAt(changeWords, tokens, at)?.value;
  if (said === 'raise' || said === 'add') return 1;
  return said === 'lower' || said === 'take' ? -1 : undefined;
}

function bareFigure(
  tokens: readonly Token[],
  { previous, names, today, before = [] }: Before,
): Absolute | undefined {
  const figures = tokens.flatMap(({ text }, at) =>
    /^\d+(?:\.\d+)?$/.test(text) ? [{ figure: Number(text), at }] : [],
  );
  const [one] = figures;
  const isBare = figures.length === 1 && one !== undefined && !isMeasure(tokens[one.at + 1]?.text);
  if (!isBare || previous === undefined) return undefined;
  const { figure } = one;
  const all = previous.constraints.flatMap(endsOf);
  // "At peak hour, too, 45": the figure that a wish has already is of that wish.
  const stands = onlyOne(all.filter(({ now }) => now === figure));
  if (stands !== undefined && stands.wish.field !== 'price') {
    return { prompt: wordsBeside(tokens, [[one.at, one.at + 1]]), says: '' };
  }
  const ends = all.filter(
    ({ now }) => figure !== now && figure <= now * LIKELY && now <= figure * LIKELY,
  );
  const isLeast = tokens[one.at + 1]?.text === '+' || isRelative(tokens);
  const found =
    onlyOne(isLeast ? ends.filter(({ isMost }) => !isMost) : ends) ??
    (ends.length > 1 ? heldBefore(ends, figure) : undefined);
  // Of a budget the reader of sentences knows it.
  if (found === undefined || found.wish.field === 'price') return undefined;
  return withValue(previous, found.wish, found.to(figure), names);

  /** "Go back to 45": the wish that had this figure in a search before. */
  function heldBefore(likely: readonly End[], said: number): End | undefined {
    const held = before.flatMap((sentence) =>
      interpret(sentence, { today, names }).constraints.flatMap(endsOf),
    );
    return onlyOne(
      likely.filter(({ wish }) =>
        held.some((was) => was.wish.field === wish.field && was.now === said),
      ),
    );
  }
}

/** A wish is not changed to more than twice as much, or less than half of it, by a figure without a word for what it measures. */
const LIKELY = 2;
