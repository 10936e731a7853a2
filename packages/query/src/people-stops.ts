import type { Whose } from './criteria.ts';
import { clausesOf, placesOf, WAYS } from './people-clauses.ts';
import type { Item, PlaceItem, Stop } from './people-item.ts';
import { unknownBeside } from './people-names.ts';
import { readIn } from './people-placed.ts';
import { wishedOf } from './people-wished.ts';
import type { PlacedWish } from './placed-wish.ts';
import type { Piece, Sentence } from './reading.ts';

interface Heard {
  sentence: Sentence;
  pieces: readonly Piece[];
  placed: readonly PlacedWish[];
}

/** Every place that somebody has, with whose it is: of the words of its clause, else of the clause before or behind. */
export function stopsOf(items: readonly Item[], { sentence, pieces, placed }: Heard): Stop[] {
  const clauses = clausesOf(items);
  const used = new Set<Item>();
  const stops: Stop[] = [];
  const isFair = items.some(({ kind }) => kind === 'fair');
  const isForAll = isFair || items.some(({ kind }) => kind === 'everybody');
  const [isArea, isNear] = [readIn(placed, 'locality'), readIn(placed, 'near')];
  for (const [order, clause] of clauses.entries()) {
    if (isNoWay(clause)) continue;
    const isWay = clause.some(({ kind }) => WAYS.has(kind) || kind === 'school');
    const isOfSomebody = isWay || clause.some(({ kind }) => kind === 'who');
    for (const item of placesOf(clause)) {
      // "Fair between Attibele and Jayanagar"; where two have their places, the area between is the home's.
      const isBetween = isFair && stops.length < 2;
      if (isArea(item) && !isOfSomebody && !isBetween && !isAnswered(clauses, order)) continue;
      const named =
        own(clause, item, used) ??
        beside(clauses[order - 1], used) ??
        beside(clauses[order + 1], used);
      const last = stops.at(-1)?.item.to ?? item.from;
      const isApart = items.some(
        (one) => one.kind === 'break' && one.isStrong && one.from >= last && one.to <= item.from,
      );
      // "Wife at Ecospace, me at Manyata. We suffered enough in Bellandur."
      if (named === undefined && !isOfSomebody && isApart) continue;
      // "Husband goes to ITPL and I to Hebbal."
      const isGapped =
        stops.at(-1)?.isTold === true && !isApart && clause.every(({ kind }) => OWNED.has(kind));
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
        isTold: isWay || isForAll || isNear(item) || !item.place.isArea || isGapped,
      });
    }
  }
  return wishedOf(once(stops), items, placed);
}

/** "Husband says Hebbal", "my drive to Ecospace I don't mind": no limit is said, and something else of the place is. */
const isNoWay = (clause: readonly Item[]): boolean =>
  clause.some(({ kind }) => kind === 'liking' || kind === 'stays') &&
  clause.every(({ kind }) => kind !== 'limit');

/** "My son is at the airport, I drive to Hebbal: 30 min from the airport …": a place that is named again is whose it was. */
const namedBefore = (stops: readonly Stop[], { place }: PlaceItem): Stop | undefined =>
  place.slug === '' ? undefined : stops.findLast((stop) => stop.item.place.slug === place.slug);

const OWNED: ReadonlySet<Item['kind']> = new Set(['who', 'place']);

/** "Ecospace (mine)": the clause behind is of the person alone. */
function isAnswered(clauses: readonly Item[][], order: number): boolean {
  const next = clauses[order + 1] ?? [];
  return next.length === 1 && next[0]?.kind === 'who';
}

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
