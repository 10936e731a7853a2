import type { Field } from '../criteria.ts';
import type { Wish } from '../reading.ts';
import type { Context } from './context.ts';
import type { Edge } from './edges.ts';

/** What the sentence before says, as far as a decision depends on it. */
export interface Before {
  fields: ReadonlySet<Field>;
  /** Of each wish with all its members: `${field} ${member}`. */
  members: ReadonlySet<string>;
}

/** How far the words around an edge are looked at one by one, and as a bag. */
const FAR = 7;

/**
 * What tells the role of an edge, as names of features. A feature says what is seen, never what follows from it: the weights
 * say that. `isLongest` holds for the edges that the longest reading at each place would take.
 */
export function featuresOf(
  edge: Edge,
  context: Context,
  before: Before | undefined,
  neighbours: {
    isCovered: boolean;
    rivals: readonly string[];
    count: number;
    order: number;
    isLongest: boolean;
    /** Whether the sentence, or the one before, speaks of land: then a size is a plot's. */
    land: string;
  },
): string[] {
  const { from, to, field } = edge;
  const group = GROUPS[field];
  const own = ownFeatures(edge, context);
  const found = [
    ...own,
    ...(neighbours.isLongest ? ['longest', `longest ${field}`] : ['short', `short ${field}`]),
    ...(neighbours.isCovered ? ['covered', `covered ${field}`] : []),
    ...neighbours.rivals.map((rival) => `rival ${field} ${rival}`),
    `count ${field} ${Math.min(3, neighbours.count)} ${neighbours.order === 0 ? 'first' : neighbours.order === neighbours.count - 1 ? 'last' : 'mid'}`,
  ];
  if (field === 'area') found.push(`${neighbours.land} ${shapeOf(edge)}`);
  found.push(...aroundFeatures(edge, context, group));
  const label = `${field} ${shapeOf(edge)}`;
  if (before !== undefined) {
    const members = membersOf(edge.wishes[0]);
    const known = members.some((member) => before.members.has(member))
      ? 'same'
      : before.fields.has(field)
        ? 'field'
        : 'new';
    found.push(`before ${known}`, `before ${known} ${field}`, `before ${label}`);
    found.push(
      `before ${known} -1 ${context.keys[from - 1] ?? '^'}`,
      `before ${known} +1 ${context.keys[to] ?? '$'}`,
    );
    found.push(
      `before ${known} +2 ${context.keys[to + 1] ?? '$'}`,
      `before ${known} of ${Math.min(3, context.words.length - (to - from))}`,
    );
    found.push(
      `before opens ${context.keys[0] ?? ''}`,
      `before opens ${known} ${context.keys[0] ?? ''}`,
      `before ends ${known} ${context.keys.at(-1) ?? ''}`,
    );
  }
  return found;
}

function ownFeatures(edge: Edge, { words, keys }: Context): string[] {
  const { from, to, field } = edge;
  const variant = shapeOf(edge);
  const [wish] = edge.wishes;
  const text = to - from <= 3 ? words.slice(from, to).join(' ') : '';
  const found = [
    'any',
    field,
    `${field} ${variant}`,
    `length ${Math.min(5, to - from)}`,
    `length ${field} ${Math.min(5, to - from)}`,
  ];
  if (text !== '') {
    const key = keys.slice(from, to).join(' ');
    found.push(`text ${field} ${text}`, `key ${field} ${key}`, `key ${field} ${variant} ${key}`);
  }
  found.push(`made ${field} ${edge.variant} ${variant}`);
  found.push(
    `seen ${edge.seen}`,
    `seen ${field} ${edge.seen}`,
    `seen ${field} ${edge.seen} ${lettersOf(edge, words)}`,
  );
  const bound = boundOf(edge);
  for (let at = from; at < Math.min(to, from + 6); at++) {
    if (!NUMBERS.has(field)) continue;
    found.push(`in ${field} ${variant} ${keys[at] ?? ''}`, `in ${bound} ${keys[at] ?? ''}`);
  }
  if (edge.said !== undefined) {
    const turned = `${saidHow(edge.said)} to ${bound}`;
    found.push(`turned ${turned}`, `turned ${field} ${turned}`);
  }
  if (wish === undefined) return found;
  if (!NAMES.has(field))
    found.push(
      ...membersOf(wish)
        .slice(0, 3)
        .map((member) => `is ${member}`),
    );
  if (wish.strength !== undefined)
    found.push(`own ${wish.strength}`, `own ${field} ${wish.strength}`);
  if (wish.assumed !== undefined) found.push(`assumed ${field}`);
  for (const flag of FLAGS) if (wish[flag] !== undefined) found.push(`${flag} ${field} ${variant}`);
  if (wish.field === 'price')
    found.push(`size ${variant} ${sizeOf(wish.value.max ?? wish.value.min ?? 0)}`);
  if (wish.field === 'area')
    found.push(`size ${variant} ${sizeOf(wish.value.max ?? wish.value.min ?? 0)}`);
  return found;
}

/** The form of what is said: "max listed", "min max plot", "in", "min": apart from how much or which. */
export function shapeOf({ wishes }: Edge): string {
  return wishes.map(shapeOfWish).join(' & ');
}

function shapeOfWish(wish: Wish): string {
  if (NAMES.has(wish.field)) return wish.field === 'near' && wish.limitUnsaid !== true ? 'far' : '';
  const value = wish.value as Partial<Record<string, unknown>>;
  const keys = Object.keys(value).filter((key) => key !== 'basis');
  const basis = value['basis'];
  return typeof basis === 'string' ? `${keys.join(' ')} ${basis}` : keys.join(' ');
}

/** A short word sounds like many others. */
function lettersOf({ from, to }: Edge, words: readonly string[]): number {
  let letters = 0;
  for (let at = from; at < to; at++) letters += words[at]?.length ?? 0;
  return Math.min(LONG, letters);
}

const LONG = 9;

/** What an amount bounds, whatever it counts: "min", "max", "about", "range", "in". */
function boundOf({ wishes }: Edge): string {
  const wish = wishes.at(-1);
  return wish === undefined ? '' : boundOfWish(wish);
}

function boundOfWish(wish: Wish): string {
  const value = wish.value as Partial<Record<string, unknown>>;
  const { min, max } = value;
  if (typeof min === 'number' && typeof max === 'number') {
    return Math.abs(max / min - ABOUT) < ROUNDING ? 'about' : 'range';
  }
  return Object.keys(value)
    .filter((key) => key !== 'basis')
    .join(' ');
}

/** A tenth to either side: 1.1 / 0.9. */
const ABOUT = 1.222;
const ROUNDING = 0.01;

/** How a reader read it: with a word that bounds, or as a mere number. */
function saidHow(wish: Wish): string {
  const flags = FLAGS.filter((flag) => wish[flag] !== undefined);
  return [boundOfWish(wish), ...flags].join(' ');
}

const FLAGS = [
  'lone',
  'isLimit',
  'isBound',
  'limitUnsaid',
  'isAlternative',
  'isStretch',
  'bareNumber',
  'basisUnsaid',
] as const;

function sizeOf(amount: number): string {
  return String(Math.round(Math.log2(Math.max(1, amount))));
}

function aroundFeatures(
  edge: Edge,
  { keys, words, kinds, stopBehind, stopBefore }: Context,
  group: string,
): string[] {
  const { from, to } = edge;
  const found: string[] = [];
  const label = `${edge.field} ${shapeOf(edge)}`;
  const bound = NUMBERS.has(edge.field) ? boundOf(edge) : undefined;
  const end = stopBehind[to] ?? keys.length;
  const start = stopBefore[from] ?? 0;
  const next = (step: number) => (to + step < keys.length ? to + step : -1);
  const key = (at: number) => keys[at] ?? (at < 0 ? '^' : '$');
  const kind = (at: number) => kinds[at] ?? (at < 0 ? '^' : '$');
  for (let step = 0; step < 3; step++) {
    const [behind, ahead] = [next(step), from - 1 - step];
    found.push(`+${step} ${key(to + step)}`, `-${step} ${key(ahead)}`);
    found.push(`+${step} ${group} ${key(to + step)}`, `-${step} ${group} ${key(ahead)}`);
    if (step < 2) {
      found.push(`+${step} ${label} ${key(to + step)}`, `-${step} ${label} ${key(ahead)}`);
      found.push(`+${step}k ${label} ${kind(to + step)}`, `-${step}k ${label} ${kind(ahead)}`);
      if (bound !== undefined)
        found.push(`+${step} ${bound} ${key(to + step)}`, `-${step} ${bound} ${key(ahead)}`);
      found.push(`+${step}w ${words[behind] ?? '$'}`, `-${step}w ${words[ahead] ?? '^'}`);
    }
    found.push(`+${step}k ${kind(to + step)}`, `-${step}k ${kind(ahead)}`);
  }
  found.push(`++ ${key(to)} ${key(to + 1)}`, `-- ${key(from - 2)} ${key(from - 1)}`);
  found.push(
    `+++ ${key(to)} ${key(to + 1)} ${key(to + 2)}`,
    `--- ${key(from - 3)} ${key(from - 2)} ${key(from - 1)}`,
  );
  found.push(
    `-+ ${key(from - 1)} ${key(to)}`,
    `-+k ${kind(from - 1)} ${kind(to)}`,
    `-+k ${group} ${kind(from - 1)} ${kind(to)}`,
  );
  found.push(
    `++k ${group} ${kind(to)} ${kind(to + 1)}`,
    `--k ${group} ${kind(from - 2)} ${kind(from - 1)}`,
  );
  found.push(`++k ${kind(to)} ${kind(to + 1)} ${key(to + 2)}`);
  // Words further off, up to the end of the thought.
  let joints = 0;
  let marked = false;
  for (let at = to; at < Math.min(end, to + FAR); at++) {
    const what = kind(at);
    if (joints === 0) found.push(`> ${key(at)}`, `> ${group} ${key(at)}`);
    else found.push(`>> ${key(at)}`);
    if (!marked && MARKER.test(what)) {
      marked = true;
      found.push(
        `>m ${what} ${joints} ${Math.min(3, at - to)}`,
        `>m ${what} ${joints} ${key(at)}`,
        `>m ${group} ${what} ${joints}`,
      );
    }
    if (what === 'comma' || what === 'but' || what === 'colon') joints++;
  }
  joints = 0;
  marked = false;
  for (let at = from - 1; at >= Math.max(start, from - FAR); at--) {
    const what = kind(at);
    if (joints === 0) found.push(`< ${key(at)}`, `< ${group} ${key(at)}`);
    else found.push(`<< ${key(at)}`);
    if (!marked && MARKER.test(what)) {
      marked = true;
      found.push(
        `<m ${what} ${joints} ${Math.min(3, from - 1 - at)}`,
        `<m ${what} ${joints} ${key(at)}`,
        `<m ${group} ${what} ${joints}`,
      );
    }
    if (what === 'comma' || what === 'but' || what === 'colon') joints++;
  }
  if (from === start) found.push('opens', `opens ${group}`);
  if (to === end) found.push('ends', `ends ${group}`);
  return found;
}

const MARKER = /[<>~]$/;

const NAMES: ReadonlySet<Field> = new Set(['locality', 'near', 'project', 'promoter']);
const NUMBERS: ReadonlySet<Field> = new Set([
  'price',
  'area',
  'bhk',
  'totalUnits',
  'openSpacePercent',
  'maintenancePerSqft',
  'loadingPercent',
  'towers',
  'possession',
  'near',
]);

/** Fields of which one speaks alike. */
const GROUPS: Readonly<Record<Field, string>> = {
  bhk: 'home',
  propertyType: 'home',
  price: 'money',
  area: 'size',
  locality: 'place',
  zone: 'place',
  near: 'place',
  metroLine: 'place',
  possession: 'date',
  khatha: 'document',
  approver: 'document',
  amenity: 'thing',
  facing: 'thing',
  water: 'thing',
  promoter: 'name',
  project: 'name',
  rera: 'document',
  litigation: 'document',
  occupancyCertificate: 'document',
  totalUnits: 'count',
  openSpacePercent: 'count',
  maintenancePerSqft: 'count',
  loadingPercent: 'count',
  towers: 'count',
};

/** What a wish is about: one line for each member of its list. */
export function membersOf(wish: Pick<Wish, 'field' | 'value'> | undefined): string[] {
  if (wish === undefined) return [];
  const { field } = wish;
  const value = wish.value as Partial<Record<string, unknown>>;
  const members = value['in'];
  if (Array.isArray(members)) return members.map((member) => `${field} ${String(member)}`);
  const one = value['id'] ?? value['slug'] ?? value['place'] ?? value['line'] ?? value['status'];
  if (typeof one === 'string') return [`${field} ${one}`];
  return value['by'] === undefined ? [field] : [`${field} by`];
}
