import type { GridPoint } from './simplify-line.ts';

/** A piece of something between two nodes. Pieces of one key may become one line. */
export interface Piece {
  from: number;
  to: number;
  key: string;
  line: readonly GridPoint[];
}

/**
 * Pieces of one key as lines that are as long as can be: joined wherever just two of them meet. Of two pieces on the same
 * points, as the two directions of a street are, one is taken.
 */
export function joinLines(pieces: readonly Piece[]): { key: string; line: GridPoint[] }[] {
  const once = new Map(pieces.map((piece) => [`${piece.key} ${wayOf(piece.line)}`, piece]));
  const open = new Set(once.values());
  const meeting = new Map<string, Piece[]>();
  const at = (node: number, key: string): Piece[] => meeting.get(`${node} ${key}`) ?? [];
  for (const piece of open) {
    for (const node of [piece.from, piece.to]) {
      meeting.set(`${node} ${piece.key}`, [...at(node, piece.key), piece]);
    }
  }
  /** What goes on from a node where a line has come to. */
  const nextFrom = (node: number, key: string): Piece | undefined => {
    const here = at(node, key);
    return here.length === 2 ? here.find((piece) => open.has(piece)) : undefined;
  };
  const grow = (line: GridPoint[], start: number, key: string): GridPoint[] => {
    let node = start;
    for (let next = nextFrom(node, key); next !== undefined; next = nextFrom(node, key)) {
      open.delete(next);
      const isForward = next.from === node;
      line.push(...(isForward ? next.line : next.line.toReversed()).slice(1));
      node = isForward ? next.to : next.from;
    }
    return line;
  };
  const lines: { key: string; line: GridPoint[] }[] = [];
  for (const piece of once.values()) {
    if (!open.delete(piece)) continue;
    const ahead = grow([...piece.line], piece.to, piece.key);
    lines.push({
      key: piece.key,
      line: grow(ahead.toReversed(), piece.from, piece.key).toReversed(),
    });
  }
  return lines;
}

/** The same for both directions. */
function wayOf(line: readonly GridPoint[]): string {
  const there = line.join(' ');
  const back = line.toReversed().join(' ');
  return there < back ? there : back;
}
