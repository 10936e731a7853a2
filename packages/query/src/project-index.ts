import { GENERIC_WORDS, ORDINARY_WORDS } from './gazetteer/ordinary-words.ts';
import { isBuilderWord, isHead, wordKey, wordsOfName } from './name-words.ts';
import { spelledWords } from './spelled-words.ts';
import type { SpelledWords } from './spelled-words.ts';

interface Named {
  slug: string;
  name: string;
}

/** The projects of a catalogue by the words of their names, so that a part of a name in any order finds them. */
export interface ProjectIndex extends Iterable<Named> {
  /** The project of this id is new, or called so from now on. */
  put: (id: number, named: Named) => void;
  remove: (id: number) => void;
  get: (id: number) => Named | undefined;
  nameOf: (slug: string) => string | undefined;
  /** Each slug once, in an order that does not depend on which came first. */
  slugsOf: (ids: readonly number[]) => string[];
  /** The keys of a project's words. */
  wordsOf: (id: number) => readonly string[];
  /** Projects by a word. */
  byWord: ReadonlyMap<string, readonly number[]>;
  /** Projects by all their words as written; where several share a name, the words of a slug are one too. */
  called: (words: string) => readonly number[];
  /** The words that begin with a letter and have so many, for slips. */
  spelledLike: SpelledWords['like'];
}

interface Project extends Named {
  words: readonly string[];
}

/** An index without projects, which takes single changes: each holds for the next sentence. */
export function projectIndex(): ProjectIndex {
  const projects = new Map<number, Project>();
  const idOfSlug = new Map<string, number>();
  const byWord = new Map<string, number[]>();
  const byName = new Map<string, number[]>();
  const bySlugWords = new Map<string, number[]>();
  const spelled = spelledWords();

  const hold = (id: number, words: Iterable<string>) => {
    for (const word of words) if (addTo(byWord, word, id).length === 1) spelled.add(word);
  };
  const letGo = (id: number, words: Iterable<string>) => {
    for (const word of words) if (takeFrom(byWord, word, id).length === 0) spelled.remove(word);
  };
  /** What tells projects of one name apart is their slug. */
  const tellApart = (id: number) => {
    const { whole, more } = wordsOfSlug(projects.get(id));
    if (whole === undefined) return;
    addTo(bySlugWords, whole, id);
    hold(id, more);
  };
  const tellNoMore = (id: number) => {
    const { whole, more } = wordsOfSlug(projects.get(id));
    if (whole === undefined) return;
    takeFrom(bySlugWords, whole, id);
    letGo(id, more);
  };

  const remove = (id: number) => {
    const gone = projects.get(id);
    if (gone === undefined) return;
    const namesakes = takeFrom(byName, gone.words.join(' '), id);
    if (namesakes.length > 0) tellNoMore(id);
    if (namesakes.length === 1) namesakes.forEach(tellNoMore);
    letGo(id, new Set(gone.words));
    if (idOfSlug.get(gone.slug) === id) idOfSlug.delete(gone.slug);
    projects.delete(id);
  };
  const put = (id: number, { slug, name }: Named) => {
    remove(id);
    const words = wordsOfName(name);
    projects.set(id, { slug, name, words });
    idOfSlug.set(slug, id);
    hold(id, new Set(words));
    const namesakes = addTo(byName, words.join(' '), id);
    if (namesakes.length === 2) namesakes.forEach(tellApart);
    if (namesakes.length > 2) tellApart(id);
  };

  return {
    put,
    remove,
    get: (id) => projects.get(id),
    nameOf: (slug) => projects.get(idOfSlug.get(slug) ?? NaN)?.name,
    slugsOf: (ids) => [...new Set(ids.map((id) => projects.get(id)?.slug ?? ''))].sort(),
    wordsOf: (id) => projects.get(id)?.words ?? [],
    byWord,
    called: (words) => [...(byName.get(words) ?? []), ...(bySlugWords.get(words) ?? [])],
    spelledLike: spelled.like,
    [Symbol.iterator]: () => projects.values(),
  };
}

const indexed = new WeakMap<readonly Named[], ProjectIndex>();

/** An index as it is; of a list it is made once. */
export function projectsOf(projects: readonly Named[] | ProjectIndex): ProjectIndex {
  if ('put' in projects) return projects;
  const index = indexed.get(projects) ?? projectIndex();
  if (!indexed.has(projects)) for (const [at, named] of projects.entries()) index.put(at, named);
  indexed.set(projects, index);
  return index;
}

/** Whether several projects have this name. */
export function isShared(index: ProjectIndex, name: string): boolean {
  return index.called(wordsOfName(name).join(' ')).length > 1;
}

const MOST_OF_A_TELLING_WORD = 12;

/** Whether a word alone says which project is meant, or which few: no kind, no builder, no everyday word. */
export function isTelling(index: ProjectIndex, key: string): boolean {
  return (
    key.length >= 3 &&
    !/\d/.test(key) &&
    !isHead(key) &&
    !isBuilderWord(key) &&
    !GENERIC_WORDS.has(key) &&
    !ORDINARY_WORDS.has(key) &&
    !ORDINARY_WORDS.has(`${key}s`) &&
    (index.byWord.get(key)?.length ?? 0) <= MOST_OF_A_TELLING_WORD
  );
}

/** The words of a slug and those that its project's name lacks; nothing where it says no more than the name. */
function wordsOfSlug(project: Project | undefined): { whole?: string; more: Set<string> } {
  const words = project?.words ?? [];
  const keys = (project?.slug ?? '').split('-').map(wordKey);
  const whole = keys.join(' ');
  if (whole === words.join(' ')) return { more: new Set() };
  return { whole, more: new Set(keys.filter((key) => !words.includes(key))) };
}

function addTo(index: Map<string, number[]>, key: string, id: number): readonly number[] {
  const holders = index.get(key) ?? [];
  if (holders.push(id) === 1) index.set(key, holders);
  return holders;
}

/** Who is left. The order of the others changes. */
function takeFrom(index: Map<string, number[]>, key: string, id: number): readonly number[] {
  const holders = index.get(key) ?? [];
  const at = holders.indexOf(id);
  if (at === -1) return holders;
  const last = holders.pop() ?? id;
  if (at < holders.length) holders[at] = last;
  if (holders.length === 0) index.delete(key);
  return holders;
}
