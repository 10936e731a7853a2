import { CARD_IMAGES_MAX } from '@manemitra/contract/limits';
import { Property } from '@manemitra/contract/property';
import { PropertyCard } from '@manemitra/contract/property-card';
import type { SearchAnswer } from '@manemitra/contract/search';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  loadProperties,
  presentCard,
  presentProperty,
  type LoadedProperty,
} from '#server/features/properties/public.ts';

/** A project of a page: what the reasons are made from, and what leaves the server. */
export interface Card {
  loaded: LoadedProperty;
  presented: Property;
  /** The same in JSON, as UTF-8: everything, and what a list shows. */
  written: Record<SearchAnswer['detailsLevel'], Buffer>;
}

/** These projects in this order as they are judged on a day; one that has gone meanwhile is left out. */
async function loadCards(
  db: Kysely<Database>,
  ids: readonly number[],
  today: string,
): Promise<Card[]> {
  const rows = await loadProperties(db, ids, CARD_IMAGES_MAX);
  return rows.map((loaded) => cardOf(loaded, today));
}

/** Held against the contract and written here, once for all the answers it will be in. */
function cardOf(loaded: LoadedProperty, today: string): Card {
  const presented = Property.parse(presentProperty(loaded, today));
  const written = {
    full: jsonOf(presented),
    card: jsonOf(PropertyCard.parse(presentCard(presented))),
  };
  return { loaded, presented, written };
}

function jsonOf(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** About 26 kB each. */
const KEPT_MAX = 5000;

/** The cards that were asked for last, until the day ends. Whoever keeps them must forget those that change. */
export function keptCards(db: Kysely<Database>) {
  const kept = new Map<number, Card>();
  let forgettings = 0;
  let keptOn = '';
  return {
    async load(ids: readonly number[], day: string): Promise<Card[]> {
      if (day !== keptOn) {
        kept.clear();
        forgettings++;
        keptOn = day;
      }
      const found = new Map(ids.flatMap((id) => withId(id, kept.get(id))));
      const missing = ids.filter((id) => !found.has(id));
      const before = forgettings;
      for (const card of missing.length === 0 ? [] : await loadCards(db, missing, day)) {
        found.set(card.loaded.property.id, card);
      }
      // What was read before a change and comes after it must not stay.
      if (forgettings === before) for (const [id, card] of found) keep(kept, id, card);
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    forget(ids: readonly number[]): void {
      if (ids.length === 0) return;
      forgettings++;
      for (const id of ids) kept.delete(id);
    },
  };
}

function withId(id: number, card: Card | undefined): [number, Card][] {
  return card === undefined ? [] : [[id, card]];
}

/** A map remembers in which order its keys came: the first is the one that was not asked for longest. */
function keep(kept: Map<number, Card>, id: number, card: Card): void {
  kept.delete(id);
  kept.set(id, card);
  if (kept.size <= KEPT_MAX) return;
  for (const oldest of kept.keys()) {
    kept.delete(oldest);
    return;
  }
}
