import { readFileSync } from 'node:fs';

/** Our names of places and builders, by those of the writers. */
export const SLUGS: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('../packages/query/labelled/writers/names.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [string, string]),
);
