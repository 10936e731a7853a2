export const SWIPE_PX = 50; // spec 9

/** The direction in which a finger that moved this far turns the page; undefined for a tap and for a scroll. */
export function swipeOf(dx: number, dy: number): 'next' | 'previous' | undefined {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 1.5 * Math.abs(dy)) return undefined;
  return dx < 0 ? 'next' : 'previous';
}

/** The place `by` steps on in a ring of so many, round both ends; 0 in an empty one. */
export function ringStep(at: number, by: number, count: number): number {
  return count === 0 ? 0 : (((at + by) % count) + count) % count;
}
