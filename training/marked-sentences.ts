import type { GoldConstraint, LabelledSentence } from '../bench/labelled-set.ts';
import type { Language } from '../packages/query/src/interpretation.ts';
import type { Marker } from '../packages/query/src/reading.ts';
import { markerWords } from '../packages/query/src/words/marker-words.ts';
import { randomFrom } from '../bench/random.ts';

/** Some markers are products of lists: of so many ways to say the same, these teach it as well as all. */
const MOST_OF_A_KIND = 500;

/**
 * Short sentences with what is right of them, made of the markers of the language beside a wish, alone and with another wish
 * before or behind: what a marker means is learned also of those that no writer happened to use.
 */
export function markedSentences(seed: number): LabelledSentence[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const sentences: LabelledSentence[] = [];
  for (const { phrase, side, strength } of markersOfEachKind(random)) {
    const script = scriptOf(phrase);
    const marked = pick(WISHES[script]);
    const other = pick(OTHERS[script]);
    const isAfter = side === 'after' || (side === 'either' && random() < 0.5);
    const said = isAfter ? `${phrase} ${marked.text}` : `${marked.text} ${phrase}`;
    const gold = strength === 'none' ? [] : [{ ...marked.wish, strength } as GoldConstraint];
    const time = Math.floor(random() * 3);
    if (time === 0) add(said, gold, script);
    if (time === 1) add(`${other.text}, ${said}`, [other.gold, ...gold], script);
    if (time === 2) add(`${said}, ${other.text}`, [...gold, other.gold], script);
  }
  return sentences;

  function add(query: string, constraints: GoldConstraint[], script: Script): void {
    const id = `M-${sentences.length + 1}`;
    sentences.push({
      id,
      language: LANGUAGE[script],
      query,
      today: '2026-11-22',
      gold: { intent: 'search', constraints },
    });
  }
}

interface SidedMarker {
  phrase: string;
  side: 'before' | 'after' | 'either';
  strength: MarkedStrength;
}

/** The markers that say how a wish is meant: of each meaning, side and script so many, whichever the dice choose. */
function markersOfEachKind(random: () => number): SidedMarker[] {
  const kinds = new Map<string, SidedMarker[]>();
  for (const { words, value } of [...markerWords.values()].flat()) {
    const strength = STRENGTHS[value.marker.role];
    if (strength === undefined || ('isPolite' in value.marker && value.marker.isPolite)) continue;
    const phrase = words.join(' ');
    const kind = `${value.marker.role} ${value.side} ${scriptOf(phrase)}`;
    const same = kinds.get(kind) ?? [];
    kinds.set(kind, same);
    same.push({ phrase, side: value.side, strength });
  }
  return [...kinds.values()].flatMap((markers) =>
    markers
      .map((marker) => ({ marker, at: random() }))
      .toSorted((one, other) => one.at - other.at)
      .slice(0, MOST_OF_A_KIND)
      .map(({ marker }) => marker),
  );
}

type Script = 'latin' | 'kannada' | 'devanagari';

function scriptOf(text: string): Script {
  if (/[\u0c80-\u0cff]/.test(text)) return 'kannada';
  return /[\u0900-\u097f]/.test(text) ? 'devanagari' : 'latin';
}

const LANGUAGE: Readonly<Record<Script, Language>> = {
  latin: 'en',
  kannada: 'kn',
  devanagari: 'hi',
};

/** "Taken back" says nothing where nothing was said before. */
type MarkedStrength = 'must' | 'nice' | 'avoid' | 'none';
const STRENGTHS: Partial<Record<Marker['role'], MarkedStrength>> = {
  not: 'avoid',
  drop: 'avoid',
  nice: 'nice',
  need: 'must',
  withdraw: 'none',
};

interface Said {
  text: string;
  wish: Pick<GoldConstraint, 'field' | 'value'>;
}

const amenity = (text: string, id: string): Said => ({
  text,
  wish: { field: 'amenity', value: { id } },
});
const place = (text: string, slug: string): Said => ({
  text,
  wish: { field: 'locality', value: { in: [slug] } },
});
const builder = (text: string, slug: string): Said => ({
  text,
  wish: { field: 'promoter', value: { in: [slug] } },
});
const water = (text: string, id: 'tanker' | 'borewell'): Said => ({
  text,
  wish: { field: 'water', value: { in: [id] } },
});

const WISHES: Readonly<Record<Script, readonly Said[]>> = {
  latin: [
    amenity('pool', 'swimming-pool'),
    amenity('gym', 'gym'),
    amenity('lift', 'lift'),
    place('whitefield', 'whitefield'),
    place('hebbal', 'hebbal'),
    place('begur', 'begur'),
    builder('brigade', 'brigade'),
    builder('sobha', 'sobha'),
    water('tanker', 'tanker'),
    { text: 'villa', wish: { field: 'propertyType', value: { in: ['villa'] } } },
    { text: 'B khata', wish: { field: 'khatha', value: { in: ['B'] } } },
  ],
  kannada: [
    amenity('ಈಜುಕೊಳ', 'swimming-pool'),
    amenity('ಲಿಫ್ಟ್', 'lift'),
    place('ಹೆಬ್ಬಾಳ', 'hebbal'),
    place('ಬೇಗೂರು', 'begur'),
    builder('ಶೋಭಾ', 'sobha'),
  ],
  devanagari: [
    amenity('स्विमिंग पूल', 'swimming-pool'),
    amenity('लिफ्ट', 'lift'),
    place('हेब्बाल', 'hebbal'),
    place('बेगूर', 'begur'),
    builder('शोभा', 'sobha'),
  ],
};

const home = (text: string, rooms: number) => ({
  text,
  gold: { field: 'bhk', value: { in: [rooms] }, strength: 'must' } as GoldConstraint,
});
const sum = (text: string, max: number) => ({
  text,
  gold: { field: 'price', value: { max, basis: 'listed' }, strength: 'must' } as GoldConstraint,
});

const OTHERS = {
  latin: [
    home('3bhk', 3),
    home('2 bhk', 2),
    sum('under 1.2 cr', 12_000_000),
    sum('90 lakhs', 9_000_000),
  ],
  kannada: [home('3 ಬಿಎಚ್‌ಕೆ', 3), sum('90 ಲಕ್ಷ', 9_000_000)],
  devanagari: [home('3 बीएचके', 3), sum('90 लाख', 9_000_000)],
} satisfies Record<Script, readonly { text: string; gold: GoldConstraint }[]>;
