import { wordsOf } from './plain-words.ts';

/** What a name says besides the name itself: phase or tower, and kind of homes. */
type PartKind = 'phase' | 'tower' | 'number';

/** A project's name, taken apart. */
export interface ProjectName {
  /** The words that tell it from others. */
  words: readonly string[];
  parts: ReadonlyMap<PartKind, string>;
  homes: 'apartment' | 'villa' | 'plot' | undefined;
}

const PART_WORDS: Readonly<Record<string, PartKind>> = {
  phase: 'phase',
  phases: 'phase',
  ph: 'phase',
  stage: 'phase',
  part: 'phase',
  tower: 'tower',
  towers: 'tower',
  block: 'tower',
  blocks: 'tower',
  wing: 'tower',
  wings: 'tower',
  cluster: 'tower',
  building: 'tower',
};

const NUMBERS: Readonly<Record<string, string>> = {
  one: '1',
  first: '1',
  two: '2',
  second: '2',
  three: '3',
  third: '3',
  four: '4',
  fourth: '4',
  five: '5',
  fifth: '5',
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
  x: '10',
};
const IS_NUMBER = /^\d{1,3}(?:st|nd|rd|th)?$/;

const HOMES: Readonly<Record<string, NonNullable<ProjectName['homes']>>> = {
  apartment: 'apartment',
  apartments: 'apartment',
  flats: 'apartment',
  villa: 'villa',
  villas: 'villa',
  rowhouses: 'villa',
  villaments: 'villa',
  plots: 'plot',
  plotted: 'plot',
  sites: 'plot',
  layout: 'plot',
};

/** Words that tell no project from another. */
const EMPTY = new Set(
  `the a an at by in of and on near new project projects residential residence residences residency homes home luxury
  premium bangalore bengaluru blr karnataka india apartment apartments flats villa villas rowhouses villaments plots
  plotted sites development developments road rd main`.split(/\s+/),
);

/** The words of a name, without phase, tower and words that say nothing. */
export function readProjectName(name: string): ProjectName {
  const all = wordsOf(name);
  const parts = new Map<PartKind, string>();
  const used = new Set<number>();
  all.forEach((word, i) => {
    const kind = PART_WORDS[word];
    if (kind === undefined || used.has(i)) return;
    const behind = valuesFrom(all, i + 1, used);
    const before = i > 0 && !used.has(i - 1) ? numberOf(all[i - 1] ?? '') : undefined;
    if (behind.length > 0) {
      parts.set(kind, behind.map(({ value }) => value).join('-'));
      for (const { at } of behind) used.add(at);
    } else if (before !== undefined) {
      parts.set(kind, before);
      used.add(i - 1);
    } else return;
    used.add(i);
  });
  const last = all.length - 1;
  const end = last > 0 && !used.has(last) ? numberOf(all[last] ?? '') : undefined;
  if (end !== undefined) {
    parts.set('number', end);
    used.add(last);
  }
  const left = all.filter((_, i) => !used.has(i));
  const homes = left.map((word) => HOMES[word]).find((each) => each !== undefined);
  const telling = left.filter((word) => !EMPTY.has(word));
  return { words: telling.length > 0 ? telling : left, parts, homes };
}

/** The numbers or single letters behind the word for a part: `5 and 6`, `b`. */
function valuesFrom(all: readonly string[], from: number, used: ReadonlySet<number>) {
  const values: { at: number; value: string }[] = [];
  for (let at = from; at < all.length && !used.has(at); at++) {
    const word = all[at] ?? '';
    if (word === 'and' && values.length > 0 && isPartValue(all[at + 1])) continue;
    const value = numberOf(word) ?? (/^[a-z]$/.test(word) ? word : undefined);
    if (value === undefined) break;
    values.push({ at, value });
  }
  return values;
}

const isPartValue = (word = ''): boolean => numberOf(word) !== undefined || /^[a-z]$/.test(word);

function numberOf(word: string): string | undefined {
  if (IS_NUMBER.test(word)) return String(parseInt(word, 10));
  return Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined;
}

/** How the parts of two names relate. A project and its first phase may be the same. */
export function compareParts(
  { parts: one, homes }: ProjectName,
  { parts: other, homes: others }: ProjectName,
): 'same' | 'first-of' | 'part-of' | 'differ' {
  if (homes !== undefined && others !== undefined && homes !== others) return 'differ';
  if (one.size === 0 && other.size === 0) return 'same';
  if (one.size === 0 || other.size === 0) {
    const [only] = one.size === 0 ? [other] : [one];
    const isFirst = [...only].every(([kind, value]) => kind !== 'tower' && value === '1');
    return isFirst ? 'first-of' : 'part-of';
  }
  const [a, b] = [values(one), values(other)];
  if (a === b) return 'same';
  const shared = [...one].filter(([kind]) => other.has(kind));
  if (shared.length === 0) return 'differ';
  // One says the phase, the other the phase and its tower.
  return shared.every(([kind, value]) => other.get(kind) === value) ? 'part-of' : 'differ';
}

/** Whether a number alone is that of a phase or of a tower is not said. */
const values = (parts: ReadonlyMap<PartKind, string>): string =>
  parts.size === 1
    ? [...parts.values()].join()
    : (['phase', 'tower', 'number'] as const).map((kind) => parts.get(kind) ?? '').join(' ');
