import { randomFrom } from '../bench/random.ts';
import { readGold } from '../bench/read-gold.ts';
import { places } from '../packages/query/src/gazetteer.ts';
import type { TrainingSentence } from './examples.ts';
import { FRAMES } from './frames.ts';
import { MONEY } from './ways-of-money.ts';
import { WAYS } from './ways-of-saying.ts';
import type { SaidLanguage } from './ways-of-saying.ts';
import { AMENITIES } from './ways-of-things.ts';

/** One way to say a wish, with its slots. A sentence says each subject once. */
interface Way {
  subject: string;
  gold: string;
  said: string;
}

/** What a slot is in the notation of the writers, and as it is said. */
interface Filling {
  gold: string | number;
  said: string | number;
}

/** Some words of a sentence and the wishes they say. */
interface Clause {
  golds: string[];
  said: string;
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();
const ROOMS = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
] as const;
const SUMS = [25, 35, 42, 50, 60, 65, 75, 80, 85, 90, 95, 100, 110, 120, 125, 135, 150, 160, 180];
const LARGE_SUMS = [200, 225, 250, 300, 400];
const LAKH = 100_000;
const SIZES = [600, 900, 1000, 1100, 1200, 1350, 1500, 1800, 2000, 2400, 3000];
const SIDES = [
  [20, 30],
  [30, 40],
  [30, 50],
  [40, 60],
  [50, 80],
] as const;

/** How often a sentence is about land, and how often it says what most say, what some say, and is written small. */
const [LAND, OFTEN, SELDOM, SMALL] = [0.15, 0.8, 0.3, 0.5];
/** How often whole homes are joined by "or", with something that holds of both, and of three. */
const [EITHER, SHARED, THREE] = [0.12, 0.2, 0.1];
/** What tells the homes of one sentence apart. */
const PAIRS = [
  ['bhk', 'price'],
  ['bhk', 'place'],
  ['type', 'place'],
  ['type', 'price'],
  ['place', 'price'],
  ['bhk', 'place', 'price'],
  ['type', 'place', 'price'],
  ['bhk', 'type', 'price'],
  ['bhk', 'type', 'place'],
  ['place', 'amenity'],
];
const USUAL = new Set(['bhk', 'land', 'type', 'place', 'price', 'area', 'dims', '-']);

/** Plain sentences with what is right of them: some wishes in any order, each said in one of the ways of its language. */
export function saidSentences(seed: number): TrainingSentence[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const sentences: TrainingSentence[] = [];
  for (const name of Object.keys(FRAMES)) {
    const language = name as SaidLanguage;
    const ways = waysOf(language);
    for (let time = 0; time < FRAMES[language].times; time++) add(language, ways);
  }
  return sentences;

  function add(language: SaidLanguage, ways: ReadonlyMap<string, readonly Way[]>): void {
    const { openers, closers, joints } = FRAMES[language];
    const isLand = random() < LAND;
    const fill = slots(language);
    const say = (list: readonly string[]) => clausesOf(list, ways, fill, isLand);
    const whole = random() < EITHER ? eitherOf(language, ways, fill) : undefined;
    const parts = whole === undefined ? say(subjects([...ways.keys()], isLand)) : whole.common;
    const said = [...parts.map((part) => part.said), ...(whole === undefined ? [] : [whole.said])];
    const query = [
      pick(openers),
      (random() < 0.5 ? said : said.toReversed()).join(pick(joints)),
      pick(closers),
    ]
      .filter((part) => part !== '')
      .join(' ');
    sentences.push({
      id: `S-${sentences.length + 1}`,
      language,
      query: random() < SMALL ? query.toLowerCase() : query,
      today: '2026-11-22',
      gold: {
        intent: 'search',
        constraints: wishesOf(parts),
        ...(whole && { alternativeWishes: whole.alternatives.map(wishesOf) }),
      },
    });
  }

  function clausesOf(
    list: readonly string[],
    ways: ReadonlyMap<string, readonly Way[]>,
    fill: () => Readonly<Record<string, Filling>>,
    isLand: boolean,
  ): Clause[] {
    return list.map((subject) => {
      const way = pick(ways.get(subject) ?? []);
      const fillings = fill();
      const [gold, said] = [goldOf(way.gold, fillings), filled(way.said, fillings, 'said')];
      return { golds: isLand ? gold.map(asLand) : gold, said };
    });
  }

  /** Two or three whole homes joined by "or", of the same subjects in each, and what holds of them all. */
  function eitherOf(
    language: SaidLanguage,
    ways: ReadonlyMap<string, readonly Way[]>,
    fill: () => Readonly<Record<string, Filling>>,
  ) {
    const own = pick(PAIRS);
    const shared = ['bhk', 'type', 'place', 'price', 'amenity', 'status', 'khata', 'facing'].filter(
      (subject) => !own.includes(subject) && random() < SHARED,
    );
    const [opener, joint] = pick(FRAMES[language].eithers);
    const count = random() < THREE ? 3 : 2;
    const inner = pick([' ', ' ', ', ']);
    const isTurned = random() < 0.5;
    const parts = Array.from({ length: count }, () =>
      clausesOf(isTurned ? own.toReversed() : own, ways, fill, false),
    );
    return {
      common: clausesOf(shared, ways, fill, false),
      said: opener + parts.map((part) => part.map(({ said }) => said).join(inner)).join(joint),
      alternatives: parts,
    };
  }

  /** A home or land, a place and a price in most sentences, up to two wishes more, and now and then what is no wish. */
  function subjects(all: readonly string[], isLand: boolean): string[] {
    const rest = all.filter((subject) => !USUAL.has(subject));
    const chosen = [
      ...(random() < OFTEN ? [isLand ? 'land' : 'bhk'] : []),
      ...(random() < OFTEN ? ['place'] : []),
      ...(random() < OFTEN ? ['price'] : []),
      ...(random() < SELDOM ? [isLand && random() < 0.5 ? 'dims' : 'area'] : []),
      ...(random() < SELDOM && !isLand ? ['type'] : []),
      ...(random() < SELDOM ? ['-'] : []),
      ...Array.from({ length: Math.floor(random() * 3) }, () => pick(rest)),
    ];
    return [...new Set(chosen)]
      .map((subject) => ({ subject, at: random() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ subject }) => subject);
  }

  /** New values for each clause of a sentence, none of them twice. */
  function slots(language: SaidLanguage): () => Readonly<Record<string, Filling>> {
    const used = new Set<unknown>();
    const fresh = <T>(list: readonly T[], tries = 20): T => {
      const one = pick(list);
      if (used.has(one) && tries > 0) return fresh(list, tries - 1);
      used.add(one);
      return one;
    };
    const known = placesIn(language);
    const things = Object.entries(AMENITIES[language]);
    const place = (): Filling => {
      const { slug, name } = fresh(known);
      return { gold: slug, said: name };
    };
    return () => {
      const sums = [...SUMS, ...LARGE_SUMS];
      const [low = 0, high = 0] = [fresh(sums), fresh(sums)].toSorted((a, b) => a - b);
      const money = (lakhs: number): Filling => ({
        gold: lakhs * LAKH,
        said: pick(MONEY[language])(lakhs * LAKH),
      });
      const [few, many] = pick(ROOMS);
      const [width, depth] = pick(SIDES);
      const size = pick(SIZES);
      const [thing, words] = fresh(things);
      return {
        s: money(low),
        s2: money(high),
        n: { gold: few, said: few },
        n2: { gold: many, said: many },
        a: { gold: size, said: size },
        d: {
          gold: width * depth,
          said: `${width}${pick(['x', ' x ', '*', ' by '])}${depth}`,
        },
        p: place(),
        p2: place(),
        m: { gold: thing, said: pick(words) },
      };
    };
  }
}

const wishesOf = (parts: readonly Clause[]) =>
  [...new Set(parts.flatMap(({ golds }) => golds))].map((gold) => readGold(gold, NO_NAMES));

function waysOf(language: SaidLanguage): Map<string, Way[]> {
  const ways = new Map<string, Way[]>();
  for (const line of WAYS[language].trim().split('\n')) {
    const [gold = '', all = ''] = line.split('|').map((part) => part.trim());
    const subject = subjectOf(gold);
    const known = ways.get(subject) ?? [];
    known.push(...all.split(';').map((said) => ({ subject, gold, said: said.trim() })));
    ways.set(subject, known);
  }
  return ways;
}

/** Places wanted are one subject, in it or near it; a refused one is another. */
function subjectOf(gold: string): string {
  if (gold === 'type plot') return 'land';
  const [kind = ''] = gold.split(' ');
  return kind === 'in' || kind === 'near' ? 'place' : kind;
}

const ABOUT = 0.1;

function goldOf(way: string, fillings: Readonly<Record<string, Filling>>): string[] {
  if (way === '-') return [];
  const about = (size: number, kind: string, basis: string) =>
    `${kind} ${Math.round(size * (1 - ABOUT))}..${Math.round(size * (1 + ABOUT))}${basis}`;
  if (way === 'dims') return ['type plot', about(Number(fillings['d']?.gold), 'area', ' plot')];
  const gold = filled(way, fillings, 'gold');
  const amount = /^price ~(\d+)$/.exec(gold)?.[1];
  return [amount === undefined ? gold : about(Number(amount), 'price', '')];
}

/** The size of land is that of the plot. */
const asLand = (gold: string) => gold.replace(/^(area .*) sba$/, '$1 plot');

function filled(
  text: string,
  fillings: Readonly<Record<string, Filling>>,
  as: keyof Filling,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => String(fillings[slot]?.[as] ?? ''));
}

/** Localities with a name in the script of a language that no other place has. */
function placesIn(language: SaidLanguage): { slug: string; name: string }[] {
  return places.flatMap(({ slug, name, nameKn, nameHi, kind, isHomonym }) => {
    const said = language === 'kn' ? nameKn : language === 'hi' ? nameHi : name;
    const isArea = kind === 'locality' || kind === 'sub-locality';
    return said === undefined || !isArea || isHomonym === true ? [] : [{ slug, name: said }];
  });
}
