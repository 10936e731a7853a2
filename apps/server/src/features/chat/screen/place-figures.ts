import type { Token } from '@manemitra/query/token';
import type { PlaceAt } from './edge-places.ts';
import { digitAt, placesOf, type Placed, type Places } from './places.ts';
import { errandOf } from './errand-words.ts';
import {
  caseApart,
  countsHomes,
  figureSigns,
  genitiveApart,
  genitivesBehind,
  groupNouns,
  leadsToCounts,
  leadsToPlaces,
  numberedBy,
  oneWords,
} from './ordinal-words.ts';
import { numeralOf } from './place-words.ts';
import { plainCopulas } from '@manemitra/query/words/copula-words';
import { orderingDo } from '@manemitra/query/words/ordering-words';
import { isMeasure } from './measure-words.ts';
import { figureJoints } from '../joining-words.ts';
import { isSpoken, textAt } from './in-clause.ts';
import { besideAt } from './beside-place.ts';

/** "number two", "3 number", "2 wala". Beside "no" and "wala" only digits are figures: "no one", "do wala". */
export function numberedAt(tokens: readonly Token[], at: number): PlaceAt | undefined {
  const figure = (index: number, marker = '') =>
    marker.length > 2 && !oneWords.has(marker)
      ? numeralOf(textAt(tokens, index))
      : digitAt(tokens, index);
  const [before, text, next] = [textAt(tokens, at - 1), textAt(tokens, at), textAt(tokens, at + 1)];
  // "no. 1"
  const skipped = next === '.' ? 1 : 0;
  // "Builder ka number do": give me the number.
  const isOfSomebody = genitivesBehind.has(before) && orderingDo.has(next);
  const after = numberedBy.has(text) && !isOfSomebody ? figure(at + 1 + skipped, text) : undefined;
  if (after !== undefined && !isMeasure(textAt(tokens, at + 2 + skipped))) {
    return {
      places: [after - 1],
      length: 2 + skipped + besideAt(tokens, at + 2 + skipped),
    };
  }
  const own = numberedBy.has(next) || oneWords.has(next) ? figure(at, next) : undefined;
  const place = numberedBy.has(before) ? undefined : own;
  if (place === undefined || isMeasure(textAt(tokens, at + 2))) return undefined;
  return { places: [place - 1], length: 2 + besideAt(tokens, at + 2) };
}

/** "How far is the metro from 4?": a bare figure after a word that leads to a thing, at the end of what is said. */
export function endingAt(tokens: readonly Token[], at: number): PlaceAt | undefined {
  const before = textAt(tokens, at - 1);
  // "EMI for 2, 60 lakhs"
  const isToDo = before === 'for' && errandOf(textAt(tokens, at - 2)) !== undefined;
  const isLed =
    (leadsToPlaces.has(before) || isToDo) &&
    !(leadsToCounts.has(before) && groupNouns.has(textAt(tokens, at - 2)));
  const digit = isLed ? digitAt(tokens, at) : undefined;
  return digit === undefined || tokens.slice(at + 1, at + 2).some(isSpoken)
    ? undefined
    : { places: [digit - 1], length: 1 };
}

/** "1 ra photo nijana", "2 ka rate?", "3 - loading?": a figure with a case behind it, or one that opens what is asked. */
export function figureAt(tokens: readonly Token[], at: number): PlaceAt | undefined {
  const digit = digitAt(tokens, at);
  if (digit === undefined || isMeasure(textAt(tokens, at - 1))) return undefined;
  const [next, after] = [textAt(tokens, at + 1), textAt(tokens, at + 2)];
  const isCase = caseApart.has(next);
  const isThing = /^\p{L}/u.test(after) && !isMeasure(after) && countsHomes(after) === undefined;
  const opens = at === 0 && isThing && !plainCopulas.has(after);
  const isOpening = opens && (genitiveApart.has(next) || figureSigns.has(next));
  return isCase || isOpening ? { places: [digit - 1], length: 2 } : undefined;
}

/** "1 aur 3", "mooru naalku": several figures in a row that measure nothing. */
export function rowIn(tokens: readonly Token[]): Places | undefined {
  for (let from = 0; from < tokens.length; from++) {
    const all: Placed[] = [];
    let at = from;
    for (;;) {
      const figure = numeralOf(textAt(tokens, at));
      if (figure === undefined) break;
      all.push({ places: [figure - 1], span: [at, at + 1] });
      at += figureJoints.has(textAt(tokens, at + 1)) ? 2 : 1;
    }
    const isRow = new Set(all.flatMap(({ places }) => places)).size > 1;
    if (isRow && !isMeasure(tokens[at]?.text)) return placesOf(all);
    if (all.length > 0) from = at - 1;
  }
  return undefined;
}
