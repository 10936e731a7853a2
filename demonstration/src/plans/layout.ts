import type { Box, Side } from './geometry.ts';

/**
 * A floor as rooms that tile it. Room boxes reach to the middle of internal walls and to the inner
 * face of external walls, so that together they are the carpet area of the Real Estate (Regulation and
 * Development) Act 2016, section 2(k): the net usable floor with internal partition walls, without
 * external walls, service shafts, exclusive balconies and open terraces.
 */
export const PARTITION = 150;
export const OUTER_WALL = 230;

/** A passage's width between wall centres: 1.05 m clear. */
export const PASSAGE = 1200;

export type RoomKind =
  | 'living'
  | 'dining'
  | 'studio'
  | 'kitchen'
  | 'utility'
  | 'bedroom'
  | 'toilet'
  | 'wash'
  | 'niche'
  | 'dress'
  | 'foyer'
  | 'passage'
  | 'pooja'
  | 'study'
  | 'store'
  | 'lounge'
  | 'stair';

export interface Room {
  /** Unique on its floor. */
  id: string;
  kind: RoomKind;
  name: string;
  box: Box;
}

/** How one gets from a room to its neighbour: an open side has no wall at all. */
export interface Link {
  a: string;
  b: string;
  how: 'door' | 'open';
}

export interface Balcony {
  /** The room that it belongs to. */
  of: string;
  side: Side;
  name: 'Balcony' | 'Terrace' | 'Sit-out';
  box: Box;
}

export interface Floor {
  rooms: readonly Room[];
  links: readonly Link[];
  /** Service shafts at the outer wall, open to the sky. */
  shafts: readonly Box[];
  balconies: readonly Balcony[];
  /** The main door, or where the stair arrives when the door is on another floor. */
  entrance: { room: string; side?: Side };
  /** Sides shared with neighbours: no windows. */
  blind: readonly Side[];
}

/** A floor while it is being laid out. */
export interface Draft {
  rooms: Room[];
  links: Link[];
  shafts: Box[];
}

export const emptyDraft = (): Draft => ({ rooms: [], links: [], shafts: [] });

export function addRoom(draft: Draft, kind: RoomKind, name: string, box: Box): Room {
  const same = draft.rooms.filter((room) => room.kind === kind).length;
  const room = { id: `${kind}${same + 1}`, kind, name, box };
  draft.rooms.push(room);
  return room;
}

export function link(draft: Draft, a: Room, b: Room, how: Link['how'] = 'door'): void {
  draft.links.push({ a: a.id, b: b.id, how });
}
