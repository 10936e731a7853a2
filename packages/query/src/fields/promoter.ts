import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { anyWord, wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { exceptWords } from '../words/direction-words.ts';
import { fillerWords } from '../words/filler-words.ts';
import { nearBefore } from '../words/near-words.ts';
import {
  beforeBuilders,
  behindBuilders,
  besideBuilders,
  projectNames,
} from '../words/promoter-words.ts';

export const promoter: FieldLanguage<'promoter'> = {
  field: 'promoter',
  readers: [
    { begins: anyWord, read: readPromoter },
    { begins: anyWord, read: readNearBuilder },
  ],
  say: (value, names) => `by ${orList(value.in.map(names.promoterName))}`,
  label: (value, names) => `By ${orList(value.in.map(names.promoterName))}`,
};

function readPromoter({ tokens, names }: Sentence, at: number): Reading | undefined {
  const found = phraseAt(names.promoters, tokens, at);
  if (found === undefined) return undefined;
  const own = ownProjectLength(tokens, at, found.length);
  if (own > 0) return { length: own, kind: 'unheld' };
  const tail = behindBuilders.has(tokens[at + found.length]?.text ?? '') ? 1 : 0;
  const isNamed = tail > 0 || beforeBuilders.has(tokens[at - 1]?.text ?? '');
  if (found.value.needsBy && !isNamed) return undefined;
  return wish(found.length + tail, { field: 'promoter', value: { in: [found.value.slug] } });
}

/** "Flat near Brigade", "Prestige ke aas paas": a builder builds in many places, and which of them is meant is asked. */
function readNearBuilder({ text, tokens, names }: Sentence, at: number): Reading | undefined {
  const said = lengthAt(nearBefore, tokens, at);
  const ahead = beforeBuilders.has(tokens[at + said - 1]?.text ?? '') ? 0 : said;
  const found = phraseAt(names.promoters, tokens, at + ahead);
  if (found === undefined || found.value.needsBy) return undefined;
  const end = at + ahead + found.length;
  const behind = ahead > 0 ? 0 : lengthAt(besideBuilders, tokens, end);
  const next = tokens[end + behind]?.text ?? '';
  // "Near Brigade Gateway" may name a place that we do not know.
  const isNamedOn = ahead > 0 && /^[\p{L}]/u.test(next) && !fillerWords.has(next);
  if (ahead + behind === 0 || isNamedOn) return undefined;
  const quote = text.slice(tokens[at + ahead]?.from, tokens[end - 1]?.to);
  return {
    length: end + behind - at,
    kind: 'ask',
    question: {
      about: 'near',
      quote,
      text: `“${quote}” has built in many places. Which project or area do you want to be near?`,
      choices: [],
    },
  };
}

/** "Prestige 3bhk but not Prestige City": of a builder that is wanted one project is refused, which no field holds. */
function ownProjectLength(tokens: readonly Token[], at: number, length: number): number {
  const name = tokens[at]?.text;
  const isSaidBefore = tokens.slice(0, at - 1).some(({ text }) => text === name);
  if (!isSaidBefore || !exceptWords.has(tokens[at - 1]?.text ?? '')) return 0;
  const rest = rowLength(projectNames, tokens, at + length);
  return rest === 0 ? 0 : length + rest;
}
