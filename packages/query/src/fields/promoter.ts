import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { phraseAt } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';

export const promoter: FieldLanguage<'promoter'> = {
  field: 'promoter',
  readers: [readPromoter],
  say: (value, names) => `by ${orList(value.in.map(names.promoterName))}`,
  label: (value, names) => `By ${orList(value.in.map(names.promoterName))}`,
};

const BEFORE = new Set([
  'by',
  'from',
  'of',
  'builder',
  'developer',
  'promoter',
  'nothing',
  'not',
  'except',
]);
const AFTER = new Set([
  'builder',
  'builders',
  'group',
  'developer',
  'developers',
  'projects',
  'project',
]);

function readPromoter({ tokens, names }: Sentence, at: number): Reading | undefined {
  const found = phraseAt(names.promoters, tokens, at);
  if (found === undefined) return undefined;
  const tail = AFTER.has(tokens[at + found.length]?.text ?? '') ? 1 : 0;
  const isNamed = tail > 0 || BEFORE.has(tokens[at - 1]?.text ?? '');
  if (found.value.needsBy && !isNamed) return undefined;
  return wish(found.length + tail, { field: 'promoter', value: { in: [found.value.slug] } });
}
