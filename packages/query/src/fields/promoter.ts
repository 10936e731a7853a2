import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { phraseAt, rowLength } from '../phrases.ts';
import { anyWord, wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { exceptWords } from '../words/direction-words.ts';
import { beforeBuilders, behindBuilders, projectNames } from '../words/promoter-words.ts';

export const promoter: FieldLanguage<'promoter'> = {
  field: 'promoter',
  readers: [{ begins: anyWord, read: readPromoter }],
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

/** "Prestige 3bhk but not Prestige City": of a builder that is wanted one project is refused, which no field holds. */
function ownProjectLength(tokens: readonly Token[], at: number, length: number): number {
  const name = tokens[at]?.text;
  const isSaidBefore = tokens.slice(0, at - 1).some(({ text }) => text === name);
  if (!isSaidBefore || !exceptWords.has(tokens[at - 1]?.text ?? '')) return 0;
  const rest = rowLength(projectNames, tokens, at + length);
  return rest === 0 ? 0 : length + rest;
}
