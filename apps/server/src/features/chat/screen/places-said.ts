import type { Token } from '@manemitra/query/token';
import { countsFrom, fewAtEdge } from './edge-counted.ts';
import { countedOnTop, edgeAt, type PlaceAt } from './edge-places.ts';
import { digitAt, placesOf, type Placed, type Places } from './places.ts';
import { formOf, isAsking } from './clause-form.ts';
import { errandOf } from './errand-words.ts';
import {
  alsoOther,
  anyOther,
  countedOtherwise,
  gluedOrdinal,
  leadsAhead,
  ledWords,
  nounEndings,
  nounForm,
  onThatOne,
  oneWords,
  ordinalApart,
} from './ordinal-words.ts';
import { countOf, firstFewOf, ordinalOf, sideOf } from './place-words.ts';
import { ofFewLength } from './few-said.ts';
import { isMeasure } from './measure-words.ts';
import { isSpoken, textAt } from './in-clause.ts';
import { besideAt } from './beside-place.ts';
import { endingAt, figureAt, numberedAt } from './place-figures.ts';

/** "first and third", "the first two", "option 2", "#3", "1 number wala". */
export function ordinalsIn(tokens: readonly Token[]): Places | undefined {
  const all: Placed[] = [];
  const edge = countsFrom(tokens);
  for (let at = 0; at < tokens.length; at++) {
    if (at === edge?.at) {
      at += edge.length - 1;
      continue;
    }
    const found =
      fewAtEdge(tokens, at) ??
      ordinalAt(tokens, at) ??
      numberedAt(tokens, at) ??
      endingAt(tokens, at) ??
      figureAt(tokens, at);
    if (found === undefined) continue;
    all.push({ places: found.places, span: [at, at + found.length] });
    at += found.length - 1;
  }
  if (edge === undefined || all.length === 0) return placesOf(all);
  const fromEnd = all.map(({ places, span }) => ({
    places: edge.isEnd ? places.map((place) => (place < 0 ? place : -1 - place)) : places,
    span,
  }));
  return placesOf([...fromEnd, { places: [], span: [edge.at, edge.at + edge.length] }]);
}

function ordinalAt(tokens: readonly Token[], at: number): PlaceAt | undefined {
  const text = textAt(tokens, at);
  const next = textAt(tokens, at + 1);
  if (text === 'first' && isOfTime(tokens, at)) return undefined;
  const isOne = isItself(text);
  const side = isOne || oneWords.has(next) ? sideOf(text) : undefined;
  if (side !== undefined) return { places: [side], length: isOne ? 1 : 2 };
  const onEdge = edgeAt(tokens, at);
  if (onEdge !== undefined) return onEdge;
  const glued = gluedAt(tokens, at) ?? apartAt(tokens, at);
  if (glued !== undefined) {
    const noun = nounEndings.test(textAt(tokens, at + 2)) ? 1 : besideAt(tokens, at + 2);
    return { places: [glued - 1], length: 2 + noun };
  }
  const few = firstFewOf(text);
  if (few !== undefined)
    return { places: [...Array(few).keys()], length: 1 + besideAt(tokens, at + 1) };
  const ordinal = ordinalOf(text);
  if (ordinal === undefined) return countedOnTop(tokens, at);
  const count = countOf(next);
  if (count !== undefined && Math.abs(ordinal) === 1 && !isMeasure(tokens[at + 2]?.text)) {
    const places = Array.from({ length: count }, (_, index) =>
      ordinal < 0 ? index - count : index,
    );
    return { places, length: 2 + besideAt(tokens, at + 2) };
  }
  // "The second of these two", but not "the first of June".
  const ofFew = ofFewLength(tokens, at + 1);
  if (!isOne && ofFew === 0 && (countedOtherwise.has(next) || isMeasure(next))) return undefined;
  const beside = ofFew || besideAt(tokens, at + 1);
  if (alsoOther.has(text) && beside === 0 && !isAmongOrdinals(tokens, at)) return undefined;
  return { places: [ordinal < 0 ? -1 : ordinal - 1], length: 1 + beside };
}

/** "2ndu", "3rdge", "2neyadu", "2va": a figure as an ordinal of English, Kannada or Hindi, with the ending of a noun. */
function gluedAt(tokens: readonly Token[], at: number): number | undefined {
  const [figure, ending] = [tokens[at], tokens[at + 1]];
  const isGlued = figure?.to === ending?.from && gluedOrdinal.test(ending?.text ?? '');
  return isGlued ? digitAt(tokens, at) : undefined;
}

/** "2 ne dakke", "1 ne project": but "2 ne irli" is the figure itself. */
function apartAt(tokens: readonly Token[], at: number): number | undefined {
  const after = at + 2;
  const isOfNoun = nounEndings.test(textAt(tokens, after)) || besideAt(tokens, after) > 0;
  return ordinalApart.has(textAt(tokens, at + 1)) && isOfNoun ? digitAt(tokens, at) : undefined;
}

/** "Modalanedara EMI" is the EMI of the first one: with the ending of a noun an ordinal counts nothing else. */
const isItself = (text: string): boolean => nounForm.test(text);

/** "Cheapest first" is an order, and "which gives keys first" asks of days. */
function isOfTime(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1);
  const isLast = !tokens.slice(at + 1).some(isSpoken);
  const isLed = leadsAhead.has(before) || errandOf(before) !== undefined;
  return before.endsWith('est') || (isLast && before !== '' && !isLed);
}

/** "first and second": one that points makes its neighbour point. "the second" points by its article. */
function isAmongOrdinals(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1);
  // "Dusra kis builder ka hai?", "dusra flood area me to nahi hai?", but not "dusra koi hai?"
  const asks = textAt(tokens, tokens.length - 1) === '?' || isAsking(formOf(tokens, []));
  const opens =
    (at === 0 || before === ':') && asks && !tokens.some(({ text }) => anyOther.has(text));
  const around = [-2, -1, 1, 2].map((step) => textAt(tokens, at + step));
  const isOnIt = onThatOne.has(textAt(tokens, at + 1));
  return (
    opens || isOnIt || ledWords.has(before) || around.some((text) => ordinalOf(text) !== undefined)
  );
}
