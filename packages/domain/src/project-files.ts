import { upperFirst } from './first-letter.ts';
import { documentKindOf } from './document-kind-of.ts';
import { DOCUMENTS } from './expected-documents.ts';

/**
 * What a file's name says about it: which project it may belong to, and what it shows. Pure; only the catalogue knows the
 * projects.
 */

export const PICTURE_KINDS = ['main', 'amenities', 'interiors', 'exteriors', 'real'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** Words in names of pictures; the first kind that has one of them counts. */
const PICTURE_WORDS: readonly (readonly [PictureKind, RegExp])[] = [
  ['amenities', /\b(amenit|club|pool|gym|court|play|garden)/],
  ['interiors', /\b(interior|living|kitchen|bed|bath|balcon|sample|plans?\b|floor|layout)/],
  ['real', /\b(real|actual|photo|progress|construction|site)/],
  ['main', /\b(main|elevation|facade|hero|cover)/],
  ['exteriors', /\b(exterior|outside|view|tower|entrance|gate)/],
];

/** Shorter keys count only where they are a whole name of a folder or file: `12` is in many names. */
const KEY_MIN = 5;

/** A key without signs and case: `PRM/KA/RERA/1251` and `prm-ka-rera-1251` are one. */
export const plainKey = (key: string): string =>
  key.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

export interface KeyInPath {
  key: string;
  /** The words of the file's own name that are not the key. */
  rest: string;
}

/** Parts of a path that could be a project's key, the longest first. */
export function keysInPath(path: string): KeyInPath[] {
  const names = path.replace(/\.[a-z\d]{2,5}$/i, '').split(/[/\\]/);
  const found = names.flatMap((name, at) => {
    const words = wordsOf(name);
    const isFile = at === names.length - 1;
    const keys: KeyInPath[] = [];
    for (let from = 0; from < words.length; from += 1) {
      for (let to = words.length; to > from; to -= 1) {
        const key = plainKey(words.slice(from, to).join(''));
        const isWhole = to - from === words.length;
        if (key.length < KEY_MIN && !isWhole) continue;
        const own = isFile
          ? [...words.slice(0, from), ...words.slice(to)]
          : wordsOf(names.at(-1) ?? '');
        keys.push({ key, rest: own.join(' ') });
      }
    }
    return keys;
  });
  return found.toSorted((one, other) => other.key.length - one.key.length);
}

const wordsOf = (name: string): string[] =>
  name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** What a picture shows, by the words in its path; `exteriors` where no word says. */
export function pictureKindOf(words: string): PictureKind {
  const text = words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return PICTURE_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'exteriors';
}

/** The heading under which a project lists a document, by its name. */
export function documentSectionOf(words: string): 'plan' | 'noc' | 'land' {
  const kind = documentKindOf(words);
  return kind === undefined ? 'plan' : DOCUMENTS[kind].section;
}

/** The words of a name that say something, if any: counters of cameras do not. */
export function captionOf(rest: string): string {
  const words = rest
    .split(' ')
    .filter((word) => !/^(img|dsc|pic|image|scan|whatsapp|\d+$)/i.test(word));
  if (!words.some((word) => /\p{L}{3}/u.test(word))) return '';
  const text = words.join(' ').slice(0, 160);
  return upperFirst(text);
}
