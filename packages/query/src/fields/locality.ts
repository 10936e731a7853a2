import { formatDistance } from '@manemitra/domain/geography';
import { nearMeters } from '../near-value.ts';
import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { lengthAt } from '../phrases.ts';
import { placeOfPart, siblingPart } from '../gazetteer/known-parts.ts';
import { partAt } from '../gazetteer/locality-parts.ts';
import { partsListedAt } from '../gazetteer/part-lists.ts';
import { askWhich } from '../place-question.ts';
import { namedPlaceAt } from '../place-reading.ts';
import { anyWord, wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { samePlaceWords, viewNouns } from '../words/place-words.ts';

export const locality: FieldLanguage<'locality'> = {
  field: 'locality',
  readers: [
    { begins: anyWord, read: readPlace },
    { begins: (text) => samePlaceWords.has(text), read: readSamePlace },
    { begins: anyWord, read: readOwnPart },
  ],
  say: (value, names) => `in ${orList(value.in.map((slug) => names.spokenPlace(slug)))}`,
  label: (value, names) => orList(value.in.map((slug) => names.placeName(slug))),
};

/** A place by its name alone: an area is where the home should be, a point what it should be near. */
function readPlace(sentence: Sentence, at: number): Reading | undefined {
  const place = namedPlaceAt(sentence, at);
  if (place === undefined) return undefined;
  if ('ask' in place) {
    return askWhich(sentence, { from: at, to: at + place.length, length: place.length }, place.ask);
  }
  const assumed = place.assumed === undefined ? {} : { assumed: place.assumed };
  if (place.isArea) {
    const parts = partsListedAt(sentence.tokens, at + place.length, place.slug);
    const slugs = parts === undefined ? [place.slug] : parts.slugs;
    const length = place.length + (parts?.length ?? 0);
    return wish(length, { field: 'locality', value: { in: slugs }, ...assumed });
  }
  // "Ulsoor lake view" is what one sees, not how far one goes.
  if (viewNouns.has(sentence.tokens[at + place.length]?.text ?? '')) {
    return { length: place.length + 1, kind: 'unheld' };
  }
  return wish(place.length, {
    field: 'near',
    value: { place: place.slug, withinMeters: nearMeters(place.slug) },
    limitUnsaid: true,
    assumed:
      place.assumed ??
      `${place.name} is not a residential area, so we look within ${formatDistance(nearMeters(place.slug))} of it.`,
  });
}

/** "saw one in Varthur, need 3bhk same area": the area that was named before. */
function readSamePlace(sentence: Sentence, at: number): Reading | undefined {
  const length = lengthAt(samePlaceWords, sentence.tokens, at);
  if (length === 0) return undefined;
  const said = sentence.text.slice(sentence.tokens[at]?.from, sentence.tokens[at + length - 1]?.to);
  for (let before = at - 1; before >= Math.max(0, at - FURTHEST_BACK); before--) {
    const place = namedPlaceAt(sentence, before);
    if (place === undefined || 'ask' in place || !place.isArea) continue;
    return wish(length, {
      field: 'locality',
      value: { in: [place.slug] },
      assumed: `“${said}” was read as ${place.name}.`,
    });
  }
  return { length, kind: 'filler' };
}

/** "JP Nagar but not 8th phase": a part of the area that was named before. */
function readOwnPart(sentence: Sentence, at: number): Reading | undefined {
  const part = partAt(sentence.tokens, at);
  if (part === undefined) return undefined;
  for (let before = at - 1; before >= Math.max(0, at - FURTHEST_WHOLE); before--) {
    const whole = namedPlaceAt(sentence, before);
    if (whole === undefined || 'ask' in whole) continue;
    const place = placeOfPart(whole.slug, part) ?? siblingPart(whole.slug, part.number);
    return place && wish(part.length, { field: 'locality', value: { in: [place.slug] } });
  }
  return undefined;
}

const FURTHEST_WHOLE = 8;
const FURTHEST_BACK = 40;
