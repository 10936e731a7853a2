import { boxOf } from './geometry.ts';
import type { Box } from './geometry.ts';
import { addRoom, link } from './layout.ts';
import type { Draft, Room } from './layout.ts';
import type { FilledRow } from './rows.ts';

/** Room enough for a door and its frame beside a corner. */
const DOORWAY = 1150;

/**
 * The passage between two rows. It ends where the last door is: a bedroom at its closed end takes the
 * rest, when it can.
 */
export function layPassage(
  draft: Draft,
  strip: Box,
  rows: readonly FilledRow[],
  closed: { left: boolean; right: boolean },
): Room {
  const entered = rows.flatMap((row) => row.entered);
  let { x0, x1 } = strip;
  if (closed.right) x1 = shorten('right');
  if (closed.left) x0 = shorten('left');
  const passage = addRoom(draft, 'passage', 'Passage', boxOf(x0, strip.y0, x1, strip.y1));
  for (const { room, how } of entered) link(draft, passage, room, how);
  return passage;

  function shorten(end: 'left' | 'right'): number {
    const edgeOf = end === 'right' ? strip.x1 : strip.x0;
    for (const { room } of entered) {
      const { box } = room;
      const touches = end === 'right' ? box.x1 === edgeOf : box.x0 === edgeOf;
      if (room.kind !== 'bedroom' || !touches) continue;
      const cut = end === 'right' ? box.x0 : box.x1;
      const reachesAll = entered.every(
        (each) =>
          each.room === room ||
          (end === 'right' ? cut - each.room.box.x0 >= DOORWAY : each.room.box.x1 - cut >= DOORWAY),
      );
      if (!reachesAll || Math.abs(cut - (end === 'right' ? strip.x0 : strip.x1)) < DOORWAY)
        continue;
      // Replaced in place: links and rows refer to the room by its identity.
      Object.assign(room, {
        box: { ...box, y0: Math.min(box.y0, strip.y0), y1: Math.max(box.y1, strip.y1) },
      });
      return cut;
    }
    return edgeOf;
  }
}
