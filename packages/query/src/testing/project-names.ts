import { upperFirst } from '@manemitra/domain/first-letter';
import { slugOf } from '@manemitra/domain/slug';

/*
 * A catalogue of names as Bengaluru's builders give them, and the ways in which buyers say them. Everything follows from
 * a seed.
 */

export interface SaidProject {
  /** How it was said: by a part of its name, misspelt, in another order, with an area. */
  way: Way;
  sentence: string;
  /** The project that was meant. */
  slug: string;
}

export const WAYS = [
  'in full',
  'part',
  'slip',
  'reordered',
  'with area',
  'without builder',
] as const;
type Way = (typeof WAYS)[number];

const BUILDERS =
  `Prestige; Brigade; Sobha; Godrej; Provident; Mantri; Assetz; Embassy; Sattva; Century; Shriram; Adarsh;
  Vaishnavi; Casagrand; Sumadhura; Concorde; Nambiar; Rohan; Hoysala; Confident; Arvind; Mana; Skylark; Vajram`
    .split(';')
    .map((builder) => builder.trim());
const STARTS =
  'gol ath epi sol cit avi mer ver kal mir tam nil sar ele ori pal zor bel car hel lum quar'.split(
    ' ',
  );
const MIDDLES = 'fsh mos tom eri ran van dal ber gan lan mar tol vit cor den'.split(' ');
const ENDS = 'ire ia e ina is ara us elle on ium ola ette anta eca'.split(' ');
const HEADS =
  'Heights; Park; City; Enclave; Residency; Greens; Town Park; Lake Terraces; Park Grove; Gardens; Meadows'
    .split(';')
    .map((head) => head.trim());
const AREAS =
  'Whitefield; Hebbal; Sarjapur Road; Devanahalli; Yelahanka; Kanakapura Road; Hoodi; Varthur; Jakkur; Attibele'
    .split(';')
    .map((area) => area.trim());

/** Numbers from 0 to 1 that follow from a seed. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** So many projects with names like "Prestige Avimosia Park Phase 2"; no two have the same name. */
export function namedProjects(count: number, seed: number): { slug: string; name: string }[] {
  const next = numbersFrom(seed);
  const one = <T>(among: readonly T[]): T => among[Math.floor(next() * among.length)] as T;
  const names = new Set<string>();
  while (names.size < count) {
    const own = one(STARTS) + one(MIDDLES) + (count > 2000 ? one(MIDDLES) : '') + one(ENDS);
    const parts = [
      ...(next() < 0.7 ? [one(BUILDERS)] : []),
      upperFirst(own),
      ...(next() < 0.6 ? [one(HEADS)] : []),
      ...(next() < 0.15 ? [`Phase ${String(1 + Math.floor(next() * 3))}`] : []),
    ];
    names.add(parts.join(' '));
  }
  return [...names].map((name) => ({ slug: slugOf(name), name }));
}

/** Sentences that each mean one of the projects. */
export function saidProjects(
  projects: readonly { slug: string; name: string }[],
  count: number,
  seed: number,
): SaidProject[] {
  const next = numbersFrom(seed + 1);
  const one = <T>(among: readonly T[]): T => among[Math.floor(next() * among.length)] as T;
  const names = new Set(projects.map(({ name }) => name));
  const words = new Set(projects.flatMap(({ name }) => name.split(' ')));
  return Array.from({ length: count }, (_, at) => {
    const { slug, name } = one(projects);
    const way = WAYS[at % WAYS.length] as Way;
    const area = way === 'with area' ? ` ${one(['in ', 'near ', ''])}${one(AREAS)}` : '';
    const part = sayingOf(name, way, one);
    // A part that is the whole name of another project means that one, and so does a slip that is a word of its name.
    const isSlipOfAnother = part
      .split(' ')
      .some((word) => words.has(word) && !name.split(' ').includes(word));
    const isAnothers = (way === 'part' && names.has(part)) || (way === 'slip' && isSlipOfAnother);
    const said = `${isAnothers ? name : part}${area}`.toLowerCase();
    const sentence = one([
      `3bhk in ${said}`,
      `${said} price`,
      `is there a 2 bhk at ${said}?`,
      said,
    ]);
    return { way, slug, sentence };
  });
}

function sayingOf(name: string, way: Way, one: <T>(among: readonly T[]) => T): string {
  const words = name.split(' ');
  const hasBuilder = BUILDERS.includes(words[0] ?? '');
  const own = words[hasBuilder ? 1 : 0] ?? '';
  switch (way) {
    case 'part':
      return hasBuilder ? one([own, `${words[0] ?? ''} ${own}`]) : own;
    case 'slip':
      return words.map((word) => (word === own ? misspelt(word, one) : word)).join(' ');
    case 'reordered':
      return hasBuilder
        ? [...words.slice(1), words[0] ?? ''].join(' ')
        : words.toReversed().join(' ');
    case 'without builder':
      return words.slice(hasBuilder ? 1 : 0).join(' ');
    case 'in full':
    case 'with area':
      return name;
  }
}

/** One letter doubled, left out, or two neighbours swapped; the first stays. */
function misspelt(word: string, one: <T>(among: readonly T[]) => T): string {
  const at = one(Array.from({ length: word.length - 2 }, (_, position) => position + 1));
  const rest = word.slice(at + 1);
  return one([
    word.slice(0, at) + rest,
    word.slice(0, at + 1) + word.slice(at),
    word.slice(0, at) + rest.charAt(0) + word.charAt(at) + rest.slice(1),
  ]);
}
