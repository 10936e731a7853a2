import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Words that docs/vocabulary.md ("House words") and the reviews of our texts gave up, as they stood in sentences. */
const GIVEN_UP =
  /\b(?:stands? here|present password|search on without|so already|there is no such|in all[.:,]|with which (?:they|each)|since when is not known|of which that is known|bring (?:it|them|…) again|reckon\w*|papers?)\b/i;

/** What is read by people who speak so, or is asked by them. */
const NOT_OURS = /topic-words|errand-words|labelled|\/words\/|\/posts\/|testing\//;

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['apps/web/app', 'apps/server/src', 'packages/contract/src', 'packages/domain/src'];

function sentencesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  // Most files need no parsing.
  if (!GIVEN_UP.test(text.replaceAll(/\s+/g, ' '))) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map((piece) => piece.text)
          .join('…'),
      );
    ts.forEachChild(node, look);
  };
  look(source);
  // A single word is a name, and nobody reads SQL.
  return found.filter((text) => /[\p{L}’']+\s+\S+/u.test(text) && !/\bselect\b/.test(text));
}

it('no sentence that somebody reads has words that were given up', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !NOT_OURS.test(file)),
  );
  const wrong = files.flatMap((file) =>
    sentencesIn(path.join(ROOT, file))
      .filter((text) => GIVEN_UP.test(text))
      .map((text) => `${file}: ${text.replaceAll(/\s+/g, ' ').trim()}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
