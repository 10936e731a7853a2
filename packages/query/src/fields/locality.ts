import { DEFAULT_NEAR_METERS } from '../distances.ts';
import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { askWhich } from '../place-question.ts';
import { namedPlaceAt } from '../place-reading.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';

export const locality: FieldLanguage<'locality'> = {
  field: 'locality',
  readers: [readPlace],
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
    return wish(place.length, { field: 'locality', value: { in: [place.slug] }, ...assumed });
  }
  return wish(place.length, {
    field: 'near',
    value: { place: place.slug, withinMeters: DEFAULT_NEAR_METERS },
    assumed: `Nobody lives in ${place.name}, so it was read as within 3 km of it.`,
  });
}
