import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@manemitra/query/interpretation';
import type { CatalogueNames, Intent, Language } from '@manemitra/query/interpretation';
import type { Sort } from '@manemitra/query/criteria';
import type { GoldConstraint, LabelledSentence } from './labelled-set.ts';
import { readGold } from './read-gold.ts';

/**
 * `fresh` is measured at first sight and then learned from; `test` is opened when the reading of sentences is finished, and not
 * before: see the README of the writers.
 */
export const PARTS = ['train', 'dev', 'fresh', 'test'] as const;
export type Part = (typeof PARTS)[number];

/** One line of a writer's file; packages/query/labelled/writers/README.md says what each key means. */
interface Line {
  q: string;
  l: Language;
  p?: string;
  g: string[];
  i?: Intent;
  s?: Sort;
  u?: string[];
  ask?: true;
  or?: string[][];
  alt?: string[][];
}

const FOLDER = new URL('../packages/query/labelled/writers/', import.meta.url);

/** The day that every writer was told. */
const TODAY = '2026-11-22';

/** The sentences of one part, in the order of the writers. Throws on a line that is no JSON or no notation. */
export function writtenSentences(part: Part): LabelledSentence[] {
  return readdirSync(new URL(`${part}/`, FOLDER))
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap((file) => sentencesOf(new URL(`${part}/${file}`, FOLDER)));
}

/** The sentences of one writer's file. Throws on a line that is no JSON or no notation. */
export function sentencesOf(file: URL): LabelledSentence[] {
  const slugs = new Map(rows('names.tsv').map(([name = '', slug = '']) => [name, slug]));
  return lines(file).map((line, at) =>
    labelled(
      JSON.parse(line) as Line,
      `${path.basename(file.pathname, '.jsonl')}-${at + 1}`,
      slugs,
    ),
  );
}

/** The projects that the writers were told are in the catalogue. */
export const writtenNames = {
  promoters: [],
  projects: rows('projects.tsv').map(([slug = '', name = '']) => ({ slug, name })),
} satisfies CatalogueNames;

function labelled(line: Line, id: string, slugs: ReadonlyMap<string, string>): LabelledSentence {
  if (!LANGUAGES.includes(line.l)) throw new Error(`${id} has no language.`);
  const wishes = (list: readonly string[]): GoldConstraint[] =>
    list.map((wish) => readGold(wish, slugs));
  return {
    id,
    language: line.l,
    query: line.q,
    today: TODAY,
    ...(line.p !== undefined && { previous: line.p }),
    gold: {
      intent: line.i ?? (line.p === undefined ? 'search' : 'refine'),
      constraints: wishes(line.g),
      ...(line.s !== undefined && { sort: line.s }),
      ...(line.u !== undefined && { unread: line.u }),
      ...(line.ask !== undefined && { questions: line.ask }),
      ...(line.alt !== undefined && { alternativeWishes: line.alt.map(wishes) }),
    },
    ...(line.or !== undefined && { alternatives: line.or.map(wishes) }),
  };
}

function lines(file: URL): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

function rows(file: string): string[][] {
  return lines(new URL(file, FOLDER)).map((line) => line.split('\t'));
}
