import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nameIndexOf } from './name-index.ts';
import { readers } from './readers.ts';
import { tokenize } from './tokens.ts';

const FOLDER = new URL('../labelled/', import.meta.url);

const texts = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').split('\n'))
  .filter((line) => line !== '')
  .map((line) => {
    const { query, q } = JSON.parse(line) as { query?: string; q?: string };
    return query ?? q ?? '';
  });

it('asks every reader at each word that it can begin with', () => {
  const names = nameIndexOf();
  const missed = texts.flatMap((text) => {
    const sentence = { text, tokens: tokenize(text), today: '2026-11-22', names };
    return sentence.tokens.flatMap(({ text: word }, at) =>
      readers
        .filter(({ begins, read }) => !begins(word) && read(sentence, at) !== undefined)
        .map(({ read }) => `${read.name} at “${word}” in “${text}”`),
    );
  });
  expect(texts.length).toBeGreaterThan(2000);
  expect(missed).toEqual([]);
});
