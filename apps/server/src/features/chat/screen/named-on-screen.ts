import type { FoundProperty } from '@manemitra/contract/search';
import { andList } from '@manemitra/domain/list-words';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import { definitely, type Meant } from './meant.ts';
import type { Shown } from './shown.ts';
import { oneWords } from './ordinal-words.ts';

/** Projects of the screen by their names, or by that of their builder where it points: "the Sobha one". */
export function namedIn(tokens: readonly Token[], { projects }: Shown): Meant | undefined {
  const texts = tokens.map(({ text }) => text);
  const spans: (readonly [number, number])[] = [];
  const named = projects.filter(({ project }) => {
    const words = tokenize(project.name).map(({ text }) => text);
    const at = texts.findIndex((_, from) => words.every((word, by) => texts[from + by] === word));
    if (words.length > 0 && at !== -1) {
      spans.push([at, at + words.length]);
      return true;
    }
    const [builder = ''] = tokenize(project.promoterName).map(({ text }) => text);
    const by = texts.findIndex(
      (text, from) => text === builder && oneWords.has(texts[from + 1] ?? ''),
    );
    if (by !== -1) spans.push([by, by + 2]);
    return by !== -1;
  });
  return named.length === 0 ? undefined : definitely(named, spans);
}

/** The names of projects as a sentence lists them, cut where there are many. */
export function namesOf(projects: readonly FoundProperty[], most = 6): string {
  const names = projects.map(({ project }) => project.name);
  return names.length <= most
    ? andList(names)
    : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
}
