import { amenityName } from '@manemitra/domain/amenities';
import type { FieldLanguage } from '../field-language.ts';
import { phraseAt, rowLength } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { amenityTails, otherHeads, uncountedAmenities } from '../words/amenity-part-words.ts';
import { amenityWords } from '../words/amenity-words.ts';
import { beginsPurpose, purposeAt } from './amenity-purpose.ts';
import { amenityPurposes, purposeSpots } from '../words/kannada-purpose-words.ts';

export const amenity: FieldLanguage<'amenity'> = {
  field: 'amenity',
  readers: [
    {
      begins: (text) => amenityWords.has(text) || amenityPurposes.has(text) || beginsPurpose(text),
      read: (sentence, at) => readPurpose(sentence, at) ?? readAmenity(sentence, at),
    },
  ],
  say: ({ id }) => `with ${article(id)}${inSentence(amenityName(id))}`,
  label: ({ id }) => amenityName(id),
};

/** "Makkalu cycle odsakke jaaga": what it is for, with the spot for it. */
function readPurpose({ tokens }: Sentence, at: number): Reading | undefined {
  const found = phraseAt(amenityPurposes, tokens, at);
  if (found === undefined) return undefined;
  const spots = rowLength(purposeSpots, tokens, at + found.length);
  const length = found.length + spots;
  const named = phraseAt(amenityWords, tokens, at);
  if (named !== undefined && named.length > length) return undefined;
  return wish(length, { field: 'amenity', value: { id: found.value } });
}

function readAmenity({ tokens }: Sentence, at: number): Reading | undefined {
  const named = phraseAt(amenityWords, tokens, at);
  const told = purposeAt(tokens, at);
  if (told !== undefined && told.length > (named?.length ?? 0)) {
    return wish(told.length, { field: 'amenity', value: { id: told.id } });
  }
  if (named === undefined) return undefined;
  if (otherHeads.has(tokens[at + named.length]?.text ?? '')) {
    return { length: named.length + 1, kind: 'unheld' };
  }
  const tail = amenityTails.has(tokens[at + named.length]?.text ?? '') ? 1 : 0;
  return wish(named.length + tail, { field: 'amenity', value: { id: named.value } });
}

/** Lower-cases the first letter, except in abbreviations such as CCTV, EV and Wi-Fi. */
function inSentence(name: string): string {
  const first = name.split(/[\s-]/, 1)[0] ?? '';
  const isAbbreviation = first.length > 1 && first === first.toUpperCase();
  return isAbbreviation || name.startsWith('Wi-Fi')
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Things that are counted take an article. */
function article(id: string): string {
  if (uncountedAmenities.has(id)) return '';
  return /^[aeiou]/.test(id) ? 'an ' : 'a ';
}
