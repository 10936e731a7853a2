import { propertyTypeLabel } from '@manemitra/domain/labels';
import type { PropertyType } from '../criteria.ts';
import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { phraseAt } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { propertyTypeWords, webNouns, yourWords } from '../words/property-type-words.ts';

export const propertyType: FieldLanguage<'propertyType'> = {
  field: 'propertyType',
  readers: [{ begins: (text) => propertyTypeWords.has(text), read: readPropertyType }],
  say: (value) => orList(value.in.map(spoken)),
  label: (value) => orList(value.in.map((type) => propertyTypeLabel(type))),
};

function readPropertyType({ tokens }: Sentence, at: number): Reading | undefined {
  const type = phraseAt(propertyTypeWords, tokens, at);
  if (type === undefined) return undefined;
  // "Nimma site alli iro builder": our pages, and no land.
  const isOfPages =
    webNouns.has(tokens[at]?.text ?? '') && yourWords.has(tokens[at - 1]?.text ?? '');
  if (isOfPages) return undefined;
  // "penthouse flat" names one kind of home, and not the wider one.
  const next = phraseAt(propertyTypeWords, tokens, at + type.length);
  const length = next?.value === 'apartment' ? type.length + next.length : type.length;
  return wish(length, { field: 'propertyType', value: { in: [type.value] } });
}

function spoken(type: PropertyType): string {
  return propertyTypeLabel(type).toLowerCase();
}
