import { places } from '../packages/query/src/gazetteer.ts';
import { localities } from '../packages/query/src/gazetteer/localities.ts';
import { randomFrom } from './random.ts';

export interface NewSentence {
  kind: string;
  prompt: string;
  sort?: string;
}

type Pick = <Item>(items: readonly Item[]) => Item;
type Kind = readonly [name: string, say: (draw: Draw) => string, sort?: string];

interface Draw {
  pick: Pick;
  /** Between two numbers, both among them. */
  count: (from: number, to: number) => number;
}

const named = (...kinds: readonly string[]) =>
  places.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
const AREAS = localities.map(({ name }) => name);
const WORKPLACES = named('tech-park');
const NEAR = [...WORKPLACES, ...named('hospital', 'mall', 'metro-station')];
const ZONES = ['north', 'south', 'east', 'west', 'north east', 'south east', 'central'];
const AMENITIES = [
  'swimming pool',
  'gym',
  'clubhouse',
  'power backup',
  'tennis court',
  'jogging track',
];
const HOMES = ['flat', 'flat', 'apartment', 'apartment', 'villa'];

/** Five lakh apart, as people say prices; from a crore on in crore. */
const price = ({ count }: Draw, from: number, to: number): string =>
  money(5 * count(from / 5, to / 5));
const money = (lakh: number) => (lakh < 100 ? `${lakh} lakh` : `${lakh / 100} Cr`);
const range = (draw: Draw): string => {
  const from = 5 * draw.count(8, 40);
  return `${money(from)} to ${money(from + 5 * draw.count(4, 30))}`;
};
const home = ({ count, pick }: Draw) => `${count(1, 4)} bhk ${pick(HOMES)}`;
const rooms = ({ count }: Draw) => `${count(1, 4)}bhk`;
const month = ({ count, pick }: Draw) =>
  `${pick(['Jan', 'Mar', 'Jun', 'Sep', 'Dec'])} ${count(2027, 2030)}`;

/** What buyers ask, each kind as often as the others. */
const KINDS: readonly Kind[] = [
  ['locality, price', (d) => `${rooms(d)} in ${d.pick(AREAS)} under ${price(d, 50, 350)}`],
  ['two localities', (d) => `${home(d)} in ${d.pick(AREAS)} or ${d.pick(AREAS)}, ${range(d)}`],
  [
    'near',
    (d) => `${home(d)} within ${d.count(1, 9)} km of ${d.pick(NEAR)} under ${price(d, 60, 300)}`,
  ],
  [
    'commute',
    (d) =>
      `${rooms(d)}, ${5 * d.count(4, 12)} min to ${d.pick(WORKPLACES)} in peak, under ${price(d, 60, 300)}`,
  ],
  ['metro', (d) => `${home(d)} near metro, ${range(d)}`],
  [
    'metro line',
    (d) =>
      `${home(d)} within ${d.count(1, 5)} km of ${d.pick(['purple', 'green', 'yellow'])} line, ${range(d)}`,
  ],
  ['zone, price', (d) => `${home(d)} in ${d.pick(ZONES)} bangalore, ${range(d)}`],
  [
    'size',
    (d) =>
      `${home(d)}, carpet area ${50 * d.count(10, 24)} to ${50 * d.count(26, 50)} sqft, ${range(d)}`,
  ],
  [
    'many musts',
    (d) =>
      `${home(d)}, A khata, cauvery water, ${d.pick(AMENITIES)}, rera approved, no litigation, ${d.pick(ZONES)} bangalore, under ${price(d, 100, 400)}`,
  ],
  [
    'all-in',
    (d) =>
      `${rooms(d)} all-in under ${price(d, 60, 300)}, ${d.pick(AMENITIES)}, ${d.pick(ZONES)} bangalore`,
  ],
  ['possession', (d) => `${home(d)} before ${month(d)}, ${d.pick(AMENITIES)}, ${range(d)}`],
  [
    'nothing fits',
    (d) => `5bhk villa in ${d.pick(AREAS)} under ${d.count(20, 60)} lakh with ${d.pick(AMENITIES)}`,
  ],
  [
    'few fit',
    (d) =>
      `${rooms(d)} in ${d.pick(AREAS)}, A khata, cauvery water, east facing, ready to move, less than ${10 * d.count(5, 20)} units, under ${price(d, 80, 250)}`,
  ],
  [
    'nice-heavy',
    (d) =>
      `${rooms(d)} ${range(d)}, preferably ${d.pick(AMENITIES)}, ideally ${d.pick(AMENITIES)}, preferably near ${d.pick(NEAR)}`,
  ],
  [
    'avoid',
    (d) => `${home(d)}, not in ${d.pick(AREAS)}, no tanker water, under ${price(d, 60, 300)}`,
  ],
  ['Hinglish', (d) => `${d.pick(AREAS)} mein ${rooms(d)} chahiye, ${price(d, 40, 200)} ke andar`],
  [
    'cheapest first',
    (d) => `${home(d)} in ${d.pick(ZONES)} bangalore above ${price(d, 40, 200)}`,
    'price-asc',
  ],
  ['newest first', (d) => `${home(d)} with ${d.pick(AMENITIES)}, ${range(d)}`, 'newest'],
  ['nearest first', (d) => `${rooms(d)} near ${d.pick(NEAR)}, ${range(d)}`, 'distance-asc'],
];

/** Sentences of which none comes twice, the kinds in turn; the same in every run. */
export function newSentences(seed = 1): () => NewSentence {
  const random = randomFrom(seed);
  const count: Draw['count'] = (from, to) => from + Math.floor(random() * (to - from + 1));
  const pick: Pick = (items) => {
    const item = items[count(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick.');
    return item;
  };
  const said = new Set<string>();
  let turn = 0;
  return () => {
    const [kind, say, sort] = KINDS[turn++ % KINDS.length] ?? [];
    if (kind === undefined || say === undefined) throw new Error('There is no kind of sentence.');
    let prompt: string;
    do prompt = say({ pick, count });
    while (said.has(prompt));
    said.add(prompt);
    return { kind, prompt, ...(sort === undefined ? {} : { sort }) };
  };
}
