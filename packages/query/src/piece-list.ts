import type { Field } from './criteria.ts';
import type { Joint, Piece } from './reading.ts';
import type { Token } from './token.ts';

/** Questions about the pieces of a sentence: what stands before, behind and between them. */

/** The field a wish is of, or that a question would settle. */
export function fieldOf(piece: Piece | undefined): Field | undefined {
  if (piece?.kind === 'ask') return piece.question.about;
  return piece?.kind === 'wish' ? piece.wishes[0]?.field : undefined;
}

export function jointsBetween(pieces: readonly Piece[], from: number, to: number): Joint[] {
  return pieces.slice(from, to).flatMap((piece) => (piece.kind === 'joint' ? [piece.joint] : []));
}

/** The next piece that is not a filler. */
export function nextOf(pieces: readonly Piece[], index: number): Piece | undefined {
  let next = index + 1;
  while (pieces[next]?.kind === 'filler') next++;
  return pieces[next];
}

export function nextWish(pieces: readonly Piece[], index: number): number | undefined {
  let next = index + 1;
  while (next < pieces.length && pieces[next]?.kind !== 'wish') next++;
  return next < pieces.length ? next : undefined;
}

/** The wish or unheld words right before, with nothing but fillers and markers between. */
export function previousContent(pieces: readonly Piece[], index: number): number | undefined {
  for (let before = index - 1; before >= Math.max(0, index - FURTHEST_BACK); before--) {
    const kind = pieces[before]?.kind;
    if (kind === 'wish' || kind === 'unheld' || kind === 'ask') return before;
    if (kind !== 'filler' && kind !== 'marker' && kind !== 'sort') return undefined;
  }
  return undefined;
}

/** Words this far apart do not speak of each other; a bound keeps long rows of markers cheap. */
const FURTHEST_BACK = 30;

/** "Whitefield? no.", "gym: no": the content before the one sign that parts an answer from its question. */
export function askedContent(
  pieces: readonly Piece[],
  index: number,
  tokens: readonly Token[],
): number | undefined {
  const sign = pieces[index - 1];
  if (sign?.kind !== 'joint') return undefined;
  const isAnswer = sign.joint === 'colon' || tokens[sign.from]?.text === '?';
  return isAnswer ? previousContent(pieces, index - 1) : undefined;
}

/** A comma or another sign that parts without ending the thought. */
export function isPart(joint: Joint): boolean {
  return joint === 'comma' || joint === 'colon';
}

/** Whether a joint closes what stands before it. */
export function closes(piece: Piece): boolean {
  return (
    piece.kind === 'joint' &&
    (piece.joint === 'comma' || piece.joint === 'stop' || piece.joint === 'but')
  );
}
