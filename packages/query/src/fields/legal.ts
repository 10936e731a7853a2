import type { FieldLanguage } from '../field-language.ts';
import { lengthAt } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reader, Reading, Sentence, Wish } from '../reading.ts';
import type { PhraseTable } from '../phrases.ts';
import {
  litigationWords,
  occupancyWords,
  ofTheLand,
  pendingWords,
  reraWords,
} from '../words/legal-words.ts';

export const rera: FieldLanguage<'rera'> = {
  field: 'rera',
  readers: [reader(reraWords, { field: 'rera', value: { registered: true } })],
  say: () => 'RERA registered',
  label: () => 'RERA registered',
};

export const litigation: FieldLanguage<'litigation'> = {
  field: 'litigation',
  readers: [reader(litigationWords, { field: 'litigation', value: { none: true } })],
  say: () => 'clear title',
  label: () => 'No litigation',
};

export const occupancyCertificate: FieldLanguage<'occupancyCertificate'> = {
  field: 'occupancyCertificate',
  readers: [reader(occupancyWords, { field: 'occupancyCertificate', value: { received: true } })],
  say: () => 'OC received',
  label: () => 'OC received',
};

function reader(words: PhraseTable<true>, meaning: Wish): Reader {
  const read = ({ tokens }: Sentence, at: number): Reading | undefined => {
    const length = lengthAt(words, tokens, at);
    if (length === 0) return undefined;
    const pending = lengthAt(pendingWords, tokens, at + length);
    if (pending > 0) return { length: length + pending, kind: 'unheld' };
    return wish(length + lengthAt(ofTheLand, tokens, at + length), meaning);
  };
  return { begins: (text) => words.has(text), read };
}
