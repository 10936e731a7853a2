import type { FieldLanguage } from '../field-language.ts';
import { phraseAt } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';

export const project: FieldLanguage<'project'> = {
  field: 'project',
  readers: [readProject],
  say: (value, names) => names.projectName(value.slug),
  label: (value, names) => names.projectName(value.slug),
};

function readProject({ tokens, names }: Sentence, at: number): Reading | undefined {
  const found = phraseAt(names.projects, tokens, at);
  if (found === undefined) return undefined;
  return wish(found.length, { field: 'project', value: { slug: found.value } });
}
