import { LISTED_BY_COMMA } from './negation-lists.ts';
import {
  askedContent,
  closes,
  fieldOf,
  jointsBetween,
  nextOf,
  previousContent,
} from './piece-list.ts';
import type { Piece } from './reading.ts';
import { refusesWhatTells } from './refused-homes.ts';
import type { Token } from './token.ts';

/** Whether a marker stands behind what it speaks about. */
export function speaksOfBefore(
  pieces: readonly Piece[],
  index: number,
  tokens: readonly Token[],
): boolean {
  const piece = pieces[index];
  if (piece?.kind !== 'marker') return false;
  const before = nearestBefore(pieces, index, tokens);
  if (before === undefined) return false;
  if (piece.side === 'before') return true;
  const after = nextOf(pieces, index);
  if (piece.side === 'after') {
    // "gym preferably, under 1.6 Cr", "whitefield not, 2bhk": a comma leaves nothing to speak about behind.
    const isTurn = piece.marker.role === 'not' || piece.marker.role === 'nice';
    return isTurn && pieces[index + 1] === after && (after === undefined || closes(after));
  }
  return after === undefined || after.kind === 'joint' || after.kind === 'marker';
}

function nearestBefore(
  pieces: readonly Piece[],
  index: number,
  tokens: readonly Token[],
): number | undefined {
  return previousContent(pieces, index) ?? askedContent(pieces, index, tokens);
}

/** The pieces that a marker behind them speaks about: a wish and the list of its field that it ends. */
export function markedBefore(
  pieces: readonly Piece[],
  index: number,
  tokens: readonly Token[],
): ReadonlySet<number> {
  const nearest = nearestBefore(pieces, index, tokens);
  const last = nearest === undefined ? undefined : describedBy(pieces, nearest, tokens);
  const field = last === undefined ? undefined : fieldOf(pieces[last]);
  if (last === undefined || field === undefined) return new Set();
  const marker = pieces[index];
  const role = marker?.kind === 'marker' ? marker.marker.role : undefined;
  const isMild = role === 'nice' || role === 'withdraw';
  const marked = new Set([last]);
  let current = last;
  let isJoined = false;
  for (let before = current - 1; before >= 0; before--) {
    const piece = pieces[before];
    if (piece?.kind === 'wish') {
      const joints = jointsBetween(pieces, before + 1, current);
      isJoined ||= joints.includes('or') || joints.includes('and');
      // "a, b and c nahi" is one list; in "a, b nahi" the comma parts the two.
      const isRow = before === current - 1 && field === 'amenity';
      const isList =
        isRow || (joints.length > 0 && joints.every((joint) => isListJoint(joint, isJoined)));
      if (!isList || fieldOf(piece) !== field) break;
      marked.add(before);
      current = before;
    } else if (
      piece?.kind !== 'joint' &&
      !(piece?.kind === 'filler' && !isAffirming(piece, tokens))
    ) {
      break;
    }
  }
  return marked;

  function isListJoint(joint: string, isClosed: boolean): boolean {
    if (joint === 'or' || joint === 'and') return true;
    if (joint !== 'comma' || !isClosed || field === undefined) return false;
    // "gym, pool and clubhouse preferred" is one list of wishes; "gym, pool and lift nahi" may be two thoughts.
    return LISTED_BY_COMMA.has(field) || (field === 'amenity' && isMild);
  }
}

/** "कावेरी का पानी हो और बोरवेल ना हो": what is wished for already is no part of the list that is refused. */
function isAffirming(piece: Piece, tokens: readonly Token[]): boolean {
  return AFFIRMING.has(tokens[piece.to - 1]?.text ?? '');
}

const AFFIRMING = new Set('ho hona hai chahiye ide irli हो होना होनी है चाहिए ಇರಲಿ ಇದೆ'.split(' '));

/** Words that make what stands before them a description of what follows. */
const DESCRIBING = new Set(
  'wala wali wale vala vali waala waali waale iro iruva irodu irodhu वाला वाली वाले ಇರುವ ಇರೋ'.split(
    ' ',
  ),
);

/** "tanker wala flat nahi", "whitefield alli iro mane beda": what is refused is what describes the home. */
function describedBy(
  pieces: readonly Piece[],
  nearest: number,
  tokens: readonly Token[],
): number | undefined {
  const piece = pieces[nearest];
  const field = fieldOf(piece);
  const named = nameBeforeUnknown(pieces, nearest);
  if (named !== undefined) return named;
  const isHome = field === 'propertyType' || field === 'bhk';
  if (piece === undefined || (!isHome && piece.kind !== 'unheld')) return nearest;
  for (let before = nearest - 1; before >= 0; before--) {
    const link = pieces[before];
    if (link === undefined) break;
    if (DESCRIBING.has(tokens[link.to - 1]?.text ?? '')) {
      return link.kind === 'filler' ? previousContent(pieces, before) : before;
    }
    if (link.kind !== 'filler') break;
  }
  return field === 'propertyType' ? tellingBefore(pieces, nearest, tokens) : nearest;
}

/**
 * "ಬಿಡದಿ ... ಬೇಡ" with words between that nobody knows: the name right before them is what is refused. To search what was
 * refused would cost more than to refuse what was only described.
 */
function nameBeforeUnknown(pieces: readonly Piece[], nearest: number): number | undefined {
  let before = nearest;
  while (isUnknown(pieces[before]) || (before < nearest && pieces[before]?.kind === 'filler'))
    before--;
  const field = fieldOf(pieces[before]);
  return before < nearest && field !== undefined && LISTED_BY_COMMA.has(field) ? before : undefined;
}

function isUnknown(piece: Piece | undefined): boolean {
  return piece?.kind === 'unheld' && piece.isUnknown === true;
}

/** "Brigade ka flat nahi chahiye", "panchayat site beda": what stands right before tells which homes are refused. */
function tellingBefore(pieces: readonly Piece[], type: number, tokens: readonly Token[]): number {
  let before = type - 1;
  while (
    pieces[before]?.kind === 'filler' &&
    OF.has(tokens[pieces[before]?.from ?? 0]?.text ?? '')
  ) {
    before--;
  }
  if (pieces[before]?.kind === 'unheld') return before;
  return refusesWhatTells(pieces, type, before) ? before : type;
}

const OF = new Set(
  'ka ki ke me mein main par pe side da na alli nalli dalli inda का की के में पर ಅಲ್ಲಿ ನ ದ'.split(' '),
);
