import { lengthAt } from '../phrases.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import { namedPlaceAt } from '../place-reading.ts';
import { bhkWords } from '../words/bhk-words.ts';
import { besidePlaces } from '../words/home-words.ts';

/** Rooms that are built, and sums that are asked: of both kinds there are as many. */
const BOTH: ReadonlySet<string> = new Set(['2.5', '3.5']);

/** "2.5 in Hebbal", with nothing else but the place: rooms or crores, which is asked. */
export const roomsOrCrores: Reader = { begins: (text) => BOTH.has(text), read };

function read(sentence: Sentence, at: number): Reading | undefined {
  const { text, tokens } = sentence;
  const said = tokens[at];
  if (said === undefined || !BOTH.has(said.text) || !isOfPlaceAlone(sentence, at)) return undefined;
  const { from, to } = said;
  const as = (meaning: string) => `${text.slice(0, from)}${meaning}${text.slice(to)}`.trim();
  const quote = text.slice(from, to);
  return {
    length: 1,
    kind: 'ask',
    question: {
      about: 'bhk',
      quote,
      text: `Is “${quote}” the rooms or the price?`,
      choices: [
        { label: `${quote} BHK`, sentence: as(`${quote} BHK`) },
        { label: `Up to ₹${quote} Cr`, sentence: as(`under ₹${quote} Cr`) },
      ],
    },
  };
}

/** Every other word is part of a place or stands beside one. */
function isOfPlaceAlone(sentence: Sentence, number: number): boolean {
  const { tokens } = sentence;
  if (lengthAt(bhkWords, tokens, number + 1) > 0) return false;
  let isPlaced = false;
  for (let at = 0; at < tokens.length;) {
    const place = at === number ? 0 : (namedPlaceAt(sentence, at)?.length ?? 0);
    if (place > 0) isPlaced = true;
    else if (at !== number && !besidePlaces.has(tokens[at]?.text ?? '')) return false;
    at += Math.max(1, place);
  }
  return isPlaced;
}
