import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { digitAt, placesOf, type Placed, type Places } from './places.ts';
import { alsoOther, alsoOtherwise, timedBy } from './ordinal-words.ts';
import { numeralOf, ordinalOf } from './place-words.ts';
import { isMeasure } from './measure-words.ts';
import { figureJoints } from '../joining-words.ts';
import { textAt } from './in-clause.ts';

/** A bare figure, or “dusra”, points where something is to be done with what is shown: "a callback on 2", but not "after 2" or "10 ke baad". */
export function numbersIn(tokens: readonly Token[]): Places | undefined {
  const found = tokens.flatMap(({ text }, at): Placed[] => {
    const around = [-1, 1, 2].map((step) => textAt(tokens, at + step));
    const isTime = around.some((word) => timedBy.has(word));
    const digit = isTime || isMeasure(tokens[at + 1]?.text) ? undefined : digitAt(tokens, at);
    const place = digit ?? (alsoOther.has(text) && ordinalOf(text) === 2 ? 2 : undefined);
    return place === undefined ? [] : [{ places: [place - 1], span: [at, at + 1] }];
  });
  return placesOf(found);
}

/** "Eradu list inda tegdu haaki": a figure in words that opens what is said, before neither a measure nor a second figure. */
export function openingFigureIn(tokens: readonly Token[]): Places | undefined {
  const [first, next] = tokens;
  const place = alsoOtherwise.has(first?.text ?? '') ? undefined : numeralOf(first?.text ?? '');
  const isCount = isMeasure(next?.text) || figureJoints.has(next?.text ?? '');
  return place === undefined || isCount
    ? undefined
    : placesOf([{ places: [place - 1], span: [0, 1] }]);
}

/**
 * "Is 1 having its own STP", "2 open maadi": where something is asked or done, a bare figure up to the number shown calls a place, unless a
 * wish was read from more than the figure. "1 ge RERA number kodi" says no bedroom.
 */
export function shownFiguresIn(
  tokens: readonly Token[],
  alone: Interpretation,
  shown: number,
): Places | undefined {
  const claimed = everyConstraint(alone)
    .filter(({ quote }) => !BARE.test(quote.trim()))
    .map(({ span }) => span);
  const found = numbersIn(
    tokens.map((token) =>
      claimed.some(([from, to]) => token.from >= from && token.to <= to)
        ? { ...token, text: '' }
        : token,
    ),
  );
  return found?.places.every((place) => place < shown) === true ? found : undefined;
}

const BARE = /^\d{1,2}$/;
