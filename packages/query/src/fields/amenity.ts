import { amenityName } from '@manemitra/domain/amenities';
import type { FieldLanguage } from '../field-language.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { amenityPurpose } from './amenity-purpose.ts';
import {
  amenityTails,
  inTheProject,
  otherHeads,
  uncountedAmenities,
} from '../words/amenity-part-words.ts';
import { amenityWords } from '../words/amenity-words.ts';

export const amenity: FieldLanguage<'amenity'> = {
  field: 'amenity',
  readers: [{ begins: (text) => amenityWords.has(text), read: readAmenity }, amenityPurpose],
  say: ({ id }) => `with ${article(id)}${inSentence(amenityName(id))}`,
  label: ({ id }) => amenityName(id),
};

function readAmenity({ tokens }: Sentence, at: number): Reading | undefined {
  const found = phraseAt(amenityWords, tokens, at);
  if (found === undefined) return undefined;
  if (otherHeads.has(tokens[at + found.length]?.text ?? '')) {
    return { length: found.length + 1, kind: 'unheld' };
  }
  const tail = amenityTails.has(tokens[at + found.length]?.text ?? '') ? 1 : 0;
  const there = lengthAt(inTheProject, tokens, at + found.length + tail);
  return wish(found.length + tail + there, { field: 'amenity', value: { id: found.value } });
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
