import { places } from '../gazetteer.ts';
import { isInUnplaced } from '../institution-names.ts';
import { nearValue } from '../near-value.ts';
import type { Place } from '../place.ts';
import { namedPlaceAt } from '../place-reading.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { phraseWords } from '../tokens.ts';
import { hesitations } from '../words/filler-words.ts';
import { seenDistances } from './bold-distances.ts';
import { allHeardAt, SoundIndex } from './bold-sound.ts';
import type { Heard } from './bold-sound.ts';
import { AREA_KINDS } from './variants.ts';

interface Named {
  length: number;
  slug: string;
  name: string;
  isArea: boolean;
  /** Heard in other letters. */
  assumed?: string;
  how?: Heard<Place>['how'];
}

/** More namesakes than anybody could mean. */
const MOST_NAMESAKES = 3;

/** Every place that a name could be, misheard or with an ending of its language, in it and as far from it as is said. */
export function readPlaces(sentence: Sentence, at: number): Reading[] {
  if (isInUnplaced(sentence.tokens, at)) return [];
  return placesAt(sentence, at).flatMap((place) => [
    { seen: place.how ?? '', ...asPlace(place) },
    ...atDistances(sentence, place).map((reading) => ({
      seen: `far ${place.how ?? ''}`,
      ...reading,
    })),
  ]);
}

function placesAt(sentence: Sentence, at: number): Named[] {
  // "Hmm Devanahalli" is no Hommadevanahalli.
  if (hesitations.has(sentence.tokens[at]?.text ?? '')) return [];
  const read = namedPlaceAt(sentence, at);
  const heard = allHeardAt(namesBySound(), sentence.tokens, at).flatMap((namesakes) =>
    namesakes.slice(0, MOST_NAMESAKES),
  );
  const named: Named[] = [
    ...(read === undefined || 'ask' in read ? [] : [read]),
    ...heard.map(({ value, length, how }) => ({
      ...heardAs(sentence, at, namedAs(value, length)),
      how,
    })),
  ];
  return named.filter(
    ({ slug, length }, index) =>
      !named.slice(0, index).some((other) => other.slug === slug && other.length === length),
  );
}

function namedAs(place: Place, length: number): Named {
  return {
    length,
    slug: place.slug,
    name: place.name,
    isArea: AREA_KINDS.has(place.kind),
  };
}

/** “whitefeild”: what was written is another name than what it was taken for. */
function heardAs({ text, tokens }: Sentence, at: number, named: Named): Named {
  const said = text.slice(tokens[at]?.from, tokens[at + named.length - 1]?.to);
  const isOwn = /^[a-z ]+$/i.test(said) && said.toLowerCase() !== named.name.toLowerCase();
  return isOwn ? { ...named, assumed: `“${said}” was read as ${named.name}.` } : named;
}

function asPlace({ length, slug, name, isArea, assumed }: Named): Reading {
  const told = assumed === undefined ? {} : { assumed };
  if (isArea) return wish(length, { field: 'locality', value: { in: [slug] }, ...told });
  const { value } = nearValue({ slug, name }, undefined);
  return wish(length, { field: 'near', value, limitUnsaid: true, ...told });
}

const MOST_DISTANCES = 4;

/** "Wife's office is in Manyata. Door to gate must be under 35 minutes": a distance said anywhere. */
function atDistances(sentence: Sentence, place: Named): Reading[] {
  const said = seenDistances(sentence).slice(0, MOST_DISTANCES);
  return said.map((distance) => {
    const { value, assumed } = nearValue(place, distance);
    return wish(place.length, {
      field: 'near',
      value,
      ...(assumed === undefined ? {} : { assumed }),
    });
  });
}

let heardNames: SoundIndex<Place> | undefined;
/** A shorter name sounds like too many words. */
const SHORTEST_NAME = 5;

/** The names of the gazetteer by their sound: built when first a sentence is decided by weights. */
function namesBySound(): SoundIndex<Place> {
  heardNames ??= new SoundIndex(
    places.flatMap((place) =>
      [place.name, ...place.aliases, place.nameKn, place.nameHi]
        .filter((name) => name !== undefined && name.length >= SHORTEST_NAME)
        .map((name) => [place, phraseWords(name ?? '')] as const),
    ),
  );
  return heardNames;
}
