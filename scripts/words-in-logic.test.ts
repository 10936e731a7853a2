import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Where buyers' words are read. Their tables stand in `words/` and `gazetteer/`, and in `*-words.ts` of the chat. */
const FOLDERS = ['packages/query/src', 'apps/server/src/features/chat'];
const TABLES = /\/(?:words|gazetteer|testing)\/|features\/chat\/.*-words\.ts$/;

/** Fewer are a turn of phrase, not a table. */
const FEWEST = 3;

const ROOT = path.resolve(import.meta.dirname, '..');

const parsed = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

function everyNode(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => everyNode(child, look));
}

const textOf = (node: ts.Node): string[] => (ts.isStringLiteralLike(node) ? [node.text] : []);

/** `new Set<Field>(…)`, `readonly Role[]`, `Record<Kind, …>`, `… as const`: what these hold are terms of the code. */
function isOfTerms(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) return true;
  if (ts.isNewExpression(parent)) {
    if (parent.typeArguments !== undefined) return !isOfText(parent.typeArguments[0]);
    return isOfTerms(parent);
  }
  return ts.isVariableDeclaration(parent) && parent.type !== undefined && !isOfText(parent.type);
}

const isOfText = (type: ts.Node | undefined): boolean => /\bstring\b/.test(type?.getText() ?? '');

/** The texts that a node holds side by side, if it is a list of some kind. */
function listedIn(node: ts.Node): string[] {
  if (ts.isArrayLiteralExpression(node))
    return isOfTerms(node)
      ? []
      : node.elements.flatMap((element) =>
          ts.isArrayLiteralExpression(element)
            ? element.elements.slice(0, 1).flatMap(textOf)
            : textOf(element),
        );
  if (ts.isCallExpression(node)) return node.arguments.flatMap(textOf);
  if (ts.isObjectLiteralExpression(node))
    return isOfTerms(node) ? [] : node.properties.flatMap(({ name }) => (name ? textOf(name) : []));
  if (ts.isRegularExpressionLiteral(node))
    return node.text.includes('|')
      ? (node.text.replaceAll(/\\p\{\w+\}|\\./gi, ' ').match(/[\p{L}\p{M}]{2,}/gu) ?? [])
      : [];
  if (isOf(node, JOINS)) return isTop(node, JOINS) ? comparedBelow(node) : [];
  const text = wholeTextOf(node);
  if (text === undefined || !isTop(node, ADDS)) return [];
  // `list('…; …')`, `wordSet('… …')`, `'…'.split(' ')`, `('…' + '…').split(' ')`
  const { parent } = outOfParentheses(node);
  const isCut =
    ts.isCallExpression(parent) && /^(?:list|\w*Set|phrases)$/.test(parent.expression.getText());
  if (isCut || ts.isPropertyAccessExpression(parent)) return text.split(/[;\s]+/);
  // A list that is cut elsewhere.
  return text.includes(';') ? text.split(/\s*;\s*/) : [];
}

/** A text, or the sum of several. */
function wholeTextOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return wholeTextOf(node.expression);
  if (!ts.isBinaryExpression(node) || !isOf(node, ADDS)) return undefined;
  const parts = [node.left, node.right].map(wholeTextOf);
  return parts.includes(undefined) ? undefined : parts.join('');
}

const outOfParentheses = (node: ts.Node): ts.Node =>
  ts.isParenthesizedExpression(node.parent) ? outOfParentheses(node.parent) : node;

/** Whether an expression is no part of a larger one of the same kind. */
function isTop(node: ts.Node, operators: ReadonlySet<ts.SyntaxKind>): boolean {
  const { parent } = outOfParentheses(node);
  return !ts.isParenthesizedExpression(node) && !isOf(parent, operators);
}

const isOf = (node: ts.Node, operators: ReadonlySet<ts.SyntaxKind>): boolean =>
  ts.isBinaryExpression(node) && operators.has(node.operatorToken.kind);

const ADDS: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.PlusToken]);
const JOINS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);
const COMPARES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** `text === 'and' || text === 'aur' || …`: the words of a whole chain. */
function comparedBelow(node: ts.Node): string[] {
  if (ts.isParenthesizedExpression(node)) return comparedBelow(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return comparedBelow(node.operand);
  if (!ts.isBinaryExpression(node)) return [];
  if (isOf(node, COMPARES)) return [node.left, node.right].flatMap(textOf);
  return isOf(node, JOINS) ? [node.left, node.right].flatMap(comparedBelow) : [];
}

/** Buyers' words are compared in small letters; what we say ourselves begins with a capital or is a sentence. */
const isWord = (text: string): boolean =>
  /^[\p{L}\p{M}][\p{L}\p{M}' -]+$/u.test(text) && !/\p{Lu}/u.test(text);

/** Each table of words in a file, with its line. */
function tablesIn(source: ts.SourceFile, terms: ReadonlySet<string>): string[] {
  const found: string[] = [];
  everyNode(source, (node) => {
    const words = listedIn(node).filter(isWord);
    if (words.length < FEWEST || words.every((word) => terms.has(word))) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${source.fileName}:${line + 1}: ${words.slice(0, FEWEST).join(', ')}, …`);
  });
  return found;
}

/** What the code itself is written in: members of types and lists of them, and names of properties. */
function termsOf(sources: readonly ts.SourceFile[]): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const source of sources) {
    everyNode(source, (node) => {
      if (ts.isLiteralTypeNode(node)) for (const text of textOf(node.literal)) terms.add(text);
      if (ts.isArrayLiteralExpression(node) && isOfTerms(node))
        for (const text of node.elements.flatMap(textOf)) terms.add(text);
      if (ts.isPropertyAssignment(node) || ts.isPropertySignature(node))
        terms.add(nameOf(node.name));
    });
  }
  return terms;
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

describe('words that buyers use stand in tables, not in logic', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  ).filter((file) => /(?<!\.test)\.ts$/.test(file) && !TABLES.test(`/${file}`));
  const sources = files.map((file) => parsed(file, readFileSync(path.join(ROOT, file), 'utf8')));
  const terms = termsOf(sources);

  it('in every file that reads them', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(sources.flatMap((source) => tablesIn(source, terms))).toEqual([]);
  });

  it.each([
    `const ands = wordSet('and aur mattu');`,
    `const ands = new Set(['and', 'aur', 'mattu']);`,
    `const ands = phraseSet(list(\`as well as; and\`));`,
    `const isAnd = (text: string) => /^(?:and|aur|mattu)$/.test(text);`,
    `const isAnd = (text: string) => ['and', 'aur', 'mattu'].includes(text);`,
    `const ANDS = 'and;aur;mattu'.split(';');`,
    `const ANDS = anyOf('and', 'aur', 'mattu');`,
    `const ANDS = ('and aur ' + 'mattu').split(' ');`,
    `const ANDS = 'and; aur; mattu';`,
    `const isAnd = (text: string) => text === 'and' || text === 'aur' || text === 'mattu';`,
    `const isAnd = (text: string) => !(text !== 'and' && (text !== 'aur' && text !== 'mattu'));`,
    `const ANDS = new Map<string, 'and'>([['and', 'and'], ['aur', 'and'], ['mattu', 'and']]);`,
    `const ANDS: Record<string, 'and'> = { 'and': 'and', 'aur': 'and', 'mattu': 'and' };`,
  ])('a table is found however it is written: %s', (text) => {
    expect(tablesIn(parsed('logic.ts', text), new Set(['and']))).toHaveLength(1);
  });

  it.each([
    `const FIELDS: ReadonlySet<Field> = new Set(['price', 'area', 'rooms']);`,
    `const FIELDS = new Set<Field>(['price', 'area', 'rooms']);`,
    `const FIELDS = ['price', 'area', 'rooms'] as const;`,
    `const ASKED = ['What does it cost?', 'How large is it?', 'Who builds it?'];`,
    `const isNo = (text: string) => /^(?:no|not)$/.test(text);`,
  ])('terms of the code, our own sentences and a word or two are no table: %s', (text) => {
    expect(tablesIn(parsed('logic.ts', text), new Set())).toEqual([]);
  });
});
