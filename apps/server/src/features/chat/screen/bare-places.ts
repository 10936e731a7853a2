import type { Token } from '@manemitra/query/token';
import { isMeasure } from './measures.ts';
import { alsoOther, alsoOtherwise, figureJoints, figureOf, ordinalOf } from './pointing-words.ts';
import { digitAt, placesOf, type Placed, type Places } from './places.ts';

/** A bare figure, or “dusra”, points where something is to be done with what is shown: "a callback on 2", but not "after 2" or "10 ke baad". */
export function numbersIn(tokens: readonly Token[]): Places | undefined {
  const found = tokens.flatMap(({ text }, at): Placed[] => {
    const around = [-1, 1, 2].map((step) => tokens[at + step]?.text ?? '');
    const isTime = around.some((word) => TIMED_BY.has(word));
    const digit = isTime || isMeasure(tokens[at + 1]?.text) ? undefined : digitAt(tokens, at);
    const place = digit ?? (alsoOther.has(text) && ordinalOf(text) === 2 ? 2 : undefined);
    return place === undefined ? [] : [{ places: [place - 1], span: [at, at + 1] }];
  });
  return placesOf(found);
}

/** "Eradu list inda tegdu haaki": a figure in words that opens what is said, before neither a measure nor a second figure. */
export function openingFigureIn(tokens: readonly Token[]): Places | undefined {
  const [first, next] = tokens;
  const place = alsoOtherwise.has(first?.text ?? '') ? undefined : figureOf(first?.text ?? '');
  const isCount = isMeasure(next?.text) || figureJoints.has(next?.text ?? '');
  return place === undefined || isCount
    ? undefined
    : placesOf([{ places: [place - 1], span: [0, 1] }]);
}

/** Beside these a figure is an hour. */
const TIMED_BY = new Set(
  (
    'after before by till until around between baad pehle pahle tak subah dopahar shaam sham raat kal aaj morning afternoon evening night tomorrow ' +
    'mele nantara olage belige belagge sanje madhyahna बाद पहले तक सुबह दोपहर शाम रात कल ಮೇಲೆ ನಂತರ ಬೆಳಿಗ್ಗೆ ಬೆಳಗ್ಗೆ ಮಧ್ಯಾಹ್ನ ಸಂಜೆ'
  ).split(' '),
);
