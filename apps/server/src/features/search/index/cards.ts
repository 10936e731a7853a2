import { CARD_IMAGES_MAX } from '@manemitra/contract/limits';
import { Property } from '@manemitra/contract/property';
import { PropertyCard } from '@manemitra/contract/property-card';
import type { SearchAnswer } from '@manemitra/contract/search';
import { lastUsed } from '@manemitra/domain/last-used';
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

/** As they are written; in memory it is about three times as much. */
const KEPT_BYTES = 48 * 1024 * 1024;

/** The cards that were asked for last, until the day ends. Whoever keeps them must forget those that change. */
export function keptCards(db: Kysely<Database>) {
  const kept = lastUsed<Card>(KEPT_BYTES);
  const keep = (card: Card) => {
    const { full, card: short } = card.written;
    kept.put(String(card.loaded.property.id), card, full.length + short.length);
  };
  let forgettings = 0;
  let keptOn = '';
  return {
    async load(ids: readonly number[], day: string): Promise<Card[]> {
      if (day !== keptOn) {
        kept.clear();
        forgettings++;
        keptOn = day;
      }
      const found = new Map(ids.flatMap((id) => withId(id, kept.get(String(id)))));
      const missing = ids.filter((id) => !found.has(id));
      const before = forgettings;
      for (const card of missing.length === 0 ? [] : await loadCards(db, missing, day)) {
        found.set(card.loaded.property.id, card);
      }
      // What was read before a change and comes after it must not stay.
      if (forgettings === before) for (const card of found.values()) keep(card);
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    forget(ids: readonly number[]): void {
      if (ids.length === 0) return;
      forgettings++;
      for (const id of ids) kept.drop(String(id));
    },
  };
}

function withId(id: number, card: Card | undefined): [number, Card][] {
  return card === undefined ? [] : [[id, card]];
}
