import type { Position } from '../finder.ts';

/** A project in the order of the answer; `row` and `unitRow` are its places in the columns. */
export interface Hit extends Position {
  row: number;
  unitRow: number;
}

export function compare(a: Position, b: Position): number {
  return a.key - b.key || a.rank - b.rank || a.id - b.id;
}

/** Keeps the first so many of the hits it is shown: a heap with the last of them on top. */
export function firstHits<H extends Hit>(limit: number) {
  const heap: H[] = [];
  return {
    /** The last of as many as are kept; none while there is room. */
    last: (): H | undefined => (heap.length < limit ? undefined : heap[0]),
    /** Told apart from `offer`, so that the many that have no chance are never made into objects. */
    hasRoomFor(key: number, rank: number): boolean {
      const [last] = heap;
      if (last === undefined || heap.length < limit) return true;
      return key < last.key || (key === last.key && rank <= last.rank);
    },
    offer(hit: H): void {
      const [last] = heap;
      if (heap.length < limit) {
        heap.push(hit);
        rise(heap, heap.length - 1);
      } else if (last !== undefined && compare(hit, last) < 0) {
        heap[0] = hit;
        sink(heap);
      }
    },
    inOrder: (): H[] => [...heap].sort(compare),
  };
}

function rise(heap: Hit[], from: number): void {
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!swapIfAfter(heap, at, parent)) return;
    at = parent;
  }
}

function sink(heap: Hit[]): void {
  let at = 0;
  for (;;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const [a, b] = [heap[left], heap[right]];
    const child = a && b && compare(b, a) > 0 ? right : left;
    if (child >= heap.length || !swapIfAfter(heap, child, at)) return;
    at = child;
  }
}

/** Whether the child came after its parent and so took its place. */
function swapIfAfter(heap: Hit[], child: number, parent: number): boolean {
  const [a, b] = [heap[child], heap[parent]];
  if (a === undefined || b === undefined || compare(a, b) <= 0) return false;
  heap[child] = b;
  heap[parent] = a;
  return true;
}
