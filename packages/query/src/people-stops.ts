import type { Whose } from './criteria.ts';
import { placeBySlug } from './gazetteer.ts';
import type { Item } from './people-items.ts';
import { lengthAt } from './phrases.ts';
import type { Piece, Sentence } from './reading.ts';
import { everydayBesideStops } from './words/people-item-words.ts';
import { institutionWords } from './words/people-words.ts';

type PlaceItem = Item & { kind: 'place' };

/** A place that somebody has. */
export interface Stop {
  item: PlaceItem;
  who?: Whose;
  /** The word for somebody of whom a home may have several: of two sisters each has a place, and so has each of a couple. */
  person?: string;
  /** The name of something that stands with the place and is not known: "Clarence High" of Richards Town. */
  unknown?: string;
}

/** Every place that somebody has, with whose it is: of the words of its clause, else of the clause before or behind. */
export function stopsOf(
  items: readonly Item[],
  sentence: Sentence,
  pieces: readonly Piece[],
  isArea: (token: number) => boolean,
): Stop[] {
  const clauses = clausesOf(items);
  const used = new Set<Item>();
  const stops: Stop[] = [];
  const isFair = items.some(({ kind }) => kind === 'fair');
  for (const [order, clause] of clauses.entries()) {
    if (clause.some(({ kind }) => kind === 'liking')) continue;
    const isOfSomebody = clause.some(({ kind }) => kind === 'who' || WAYS.has(kind));
    for (const item of placesOf(clause)) {
      if (isArea(item.from) && !isOfSomebody && !isFair && !isAnswered(clauses, order)) continue;
      const named =
        own(clause, item, used) ??
        beside(clauses[order - 1], used) ??
        beside(clauses[order + 1], used);
      const last = stops.at(-1)?.item.to ?? item.from;
      const isApart = items.some(
        (one) => one.kind === 'break' && one.isStrong && one.from >= last && one.to <= item.from,
      );
      // "Wife at Ecospace, me at Manyata. We suffered enough in Bellandur."
      if (named === undefined && !isOfSomebody && item.place.isArea && isApart) continue;
      const known = namedBefore(stops, item) ?? stops.at(-1);
      const who =
        named?.who ?? known?.who ?? (clause.some(({ kind }) => WAYS.has(kind)) ? 'me' : undefined);
      const person =
        named === undefined ? known?.person : named.item && personOf(named.item, sentence);
      if (who === undefined && !isFair) continue;
      const unknown =
        item.place.slug === '' ? item.place.name : unknownBeside(item, { sentence, pieces, items });
      stops.push({
        item,
        ...(who === undefined ? {} : { who }),
        ...(person === undefined ? {} : { person }),
        ...(unknown === undefined ? {} : { unknown }),
      });
    }
  }
  return once(stops);
}

/** "My son is at the airport, I drive to Hebbal: 30 min from the airport …": a place that is named again is whose it was. */
const namedBefore = (stops: readonly Stop[], { place }: PlaceItem): Stop | undefined =>
  place.slug === '' ? undefined : stops.findLast((stop) => stop.item.place.slug === place.slug);

/** "Ecospace (mine)": the clause behind is of the person alone. */
function isAnswered(clauses: readonly Item[][], order: number): boolean {
  const next = clauses[order + 1] ?? [];
  return next.length === 1 && next[0]?.kind === 'who';
}

/** What stands between two breaks. */
export function clausesOf(items: readonly Item[]): Item[][] {
  const clauses: Item[][] = [[]];
  for (const item of items) {
    if (item.kind === 'break') clauses.push([]);
    else clauses.at(-1)?.push(item);
  }
  return clauses;
}

/** Of places side by side ("Domlur EGL", "Tumkur Road Dasarahalli") the one that says it most exactly. */
function placesOf(clause: readonly Item[]): PlaceItem[] {
  const places: PlaceItem[] = [];
  for (const item of clause) {
    if (item.kind !== 'place') continue;
    const last = places.at(-1);
    const isBeside = last !== undefined && item.from - last.to <= 1;
    if (!isBeside) places.push(item);
    else {
      const exact = exactness(item) > exactness(last) ? item : last;
      places.splice(-1, 1, { ...exact, from: last.from, to: item.to });
    }
  }
  return places;
}

function exactness({ place: { slug } }: PlaceItem): number {
  return EXACTNESS[placeBySlug(slug)?.kind ?? ''] ?? 3;
}

const EXACTNESS: Readonly<Record<string, number>> = { road: 0, locality: 1, 'sub-locality': 2 };

type WhoItem = Item & { kind: 'who' };

function personOf({ who, isPronoun, from }: WhoItem, { tokens }: Sentence): string | undefined {
  return isPronoun || who === 'me' ? undefined : tokens[from]?.text;
}

interface Named {
  who: Whose;
  item?: WhoItem;
}

function own(clause: readonly Item[], place: Item, used: Set<Item>): Named | undefined {
  const people = clause.filter((item) => item.kind === 'who');
  const before = people.findLast(({ from }) => from < place.from);
  const who = before ?? people.find(({ from }) => from > place.from);
  if (who === undefined) {
    const isSchool = clause.some(({ kind }) => kind === 'school');
    return isSchool && clause.some(({ kind }) => RIDES.has(kind)) ? { who: 'child' } : undefined;
  }
  used.add(who);
  return { who: who.who, item: who };
}

const RIDES: ReadonlySet<Item['kind']> = new Set(['limit', 'hour', 'mode']);

/** What says that one goes there. */
const WAYS: ReadonlySet<Item['kind']> = new Set(['daily', 'limit', 'hour']);

/** Somebody who is named in a clause without a place, and of whom no other place was read. */
function beside(clause: readonly Item[] | undefined, used: Set<Item>): Named | undefined {
  if (clause === undefined || clause.some(({ kind }) => kind === 'place')) return undefined;
  const who = clause.findLast((item) => item.kind === 'who' && !used.has(item));
  if (who?.kind !== 'who') return undefined;
  used.add(who);
  return { who: who.who, item: who };
}

/** A place that is said twice of somebody is one. */
function once(stops: readonly Stop[]): Stop[] {
  return stops.filter(
    ({ item, who }, at) =>
      !stops
        .slice(at + 1)
        .some((later) => later.item.place.slug === item.place.slug && later.who === who),
  );
}

const LONGEST_NAME = 5;

interface Around {
  sentence: Sentence;
  pieces: readonly Piece[];
  items: readonly Item[];
}

/** A name right before or behind a place that nothing could read, with what institutions are called by. */
function unknownBeside({ from, to }: PlaceItem, around: Around): string | undefined {
  const { tokens, text } = around.sentence;
  const isName = nameIn(around);
  const isInstitution = (at: number) => lengthAt(institutionWords, tokens, at) > 0;
  const isPart = (at: number) => isName(at) || isInstitution(at) || isUnreadAt(around, at);
  let first = from;
  while (from - first < LONGEST_NAME && isPart(first - 1)) first--;
  const run = Array.from({ length: from - first }, (_, step) => first + step);
  const isTold = writesNames(text) || /[^\p{ASCII}]/u.test(text) || run.some(isInstitution);
  if (isTold && run.some(isName)) {
    return text.slice(tokens[first]?.from, tokens[from - 1]?.to);
  }
  if (!isName(to)) return undefined;
  return text.slice(tokens[from]?.from, tokens[to]?.to);
}

/** Names that nobody could read, in clauses of somebody that have no place, as places that are not known. */
export function withUnknownNames(
  items: readonly Item[],
  sentence: Sentence,
  pieces: readonly Piece[],
): Item[] {
  const { tokens, text } = sentence;
  const isName = nameIn({ sentence, pieces, items });
  const clauses = clausesOf(items);
  const isOfPlace = (clause: readonly Item[] = []) => clause.some(({ kind }) => kind === 'place');
  const names = clauses.flatMap((clause, order): PlaceItem[] => {
    const who = clause.findLast((item) => item.kind === 'who');
    if (isOfPlace(clause) || who === undefined) return [];
    if (!writesNames(text) && !clause.some(({ kind }) => WAYS.has(kind))) return [];
    if (
      isOfPlace(clauses[order + 1]) &&
      clauses[order + 1]?.every(({ kind }) => kind !== 'who') === true
    ) {
      return [];
    }
    let at = who.to;
    while (at < who.to + LONGEST_NAME && !isName(at) && tokens[at] !== undefined) at++;
    if (!isName(at) || tokens[at - 1]?.text === 'im') return [];
    if (items.some((item) => item.kind === 'break' && item.from >= who.to && item.from <= at)) {
      return [];
    }
    let to = at + 1;
    while (isName(to)) to++;
    const name = text.slice(tokens[at]?.from, tokens[to - 1]?.to);
    return [
      { kind: 'place', place: { length: to - at, slug: '', name, isArea: false }, from: at, to },
    ];
  });
  return [...items, ...names].sort((a, b) => a.from - b.from);
}

function isUnreadAt({ pieces }: Around, at: number): boolean {
  return pieces.some(
    (piece) =>
      piece.kind === 'unheld' && piece.isUnknown === true && piece.from <= at && at < piece.to,
  );
}

/** Some write no capitals at all, and some nothing else. */
const writesNames = (text: string): boolean =>
  /[\p{L}\d] \p{Lu}/u.test(text) && /\p{Ll}/u.test(text);

/** Whether a word is a name that nothing could read: written like one, unless nothing is in this sentence. */
function nameIn({ sentence: { tokens, text }, pieces, items }: Around): (at: number) => boolean {
  const isWithNames = writesNames(text);
  return (at) => {
    const token = tokens[at];
    if (token === undefined || !/^[\p{L}\p{M}]{2}/u.test(token.text)) return false;
    const isLatin = /^[a-z]/.test(token.text);
    if (isLatin && isWithNames && !/^\p{Lu}/u.test(text.slice(token.from))) return false;
    if (isLatin && !isWithNames && everydayBesideStops.has(token.text)) return false;
    if (items.some((item) => item.from <= at && at < item.to)) return false;
    const isWritten = isLatin && isWithNames;
    return pieces.some(
      (piece) =>
        (isWritten
          ? piece.kind === 'unheld' || piece.kind === 'background'
          : piece.kind === 'unheld' && piece.isUnknown === true) &&
        piece.from <= at &&
        at < piece.to,
    );
  };
}
