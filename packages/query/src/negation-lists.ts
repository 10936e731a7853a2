import type { Field } from './criteria.ts';
import { fieldOf, isPart, jointsBetween, nextOf, nextWish } from './piece-list.ts';
import type { Joint, Marker, Piece } from './reading.ts';
import type { Token } from './token.ts';

/** Fields whose values are names: a comma continues "not in Whitefield, Varthur". */
export const LISTED_BY_COMMA: ReadonlySet<Field> = new Set<Field>([
  'locality',
  'zone',
  'near',
  'promoter',
  'approver',
]);

/** What a marker speaks about, while the sentence goes on. */
export interface Scope {
  role: Marker['role'];
  /** Token of the marker, until its first wish. */
  from: number;
  /** The last wish in the scope, or words in its place; none until the marker has found its first. */
  last?: { field: Field | undefined; piece: number };
  /** How many wishes it holds so far. */
  count: number;
  /** "other than": the marker takes something out of what is welcome. */
  isExcepting: boolean;
}

/** Whether a wish still belongs to the list that a marker opened. */
export function holds(
  scope: Scope,
  pieces: readonly Piece[],
  index: number,
  tokens: readonly Token[],
): boolean {
  const { last } = scope;
  if (last === undefined) return true;
  const field = fieldOf(pieces[index]);
  const joints = jointsBetween(pieces, last.piece + 1, index);
  if (last.field === undefined) return continuesUnknown(field, pieces, index, joints);
  const isSameField = field === last.field;
  if (joints.some(isPart))
    return isSameField && holdsAcrossComma({ scope, joints, tokens }, pieces, index);
  if (joints.includes('or')) return true;
  if (joints.includes('and')) return isSameField;
  // "no tanker borewell": only names stand side by side without a joint.
  return isSameField && index === last.piece + 1 && LISTED_BY_COMMA.has(last.field);
}

/** "not in Belliguppa or Whitefield": a name nobody knows may open the list. */
function continuesUnknown(
  field: Field | undefined,
  pieces: readonly Piece[],
  index: number,
  joints: readonly Joint[],
): boolean {
  if (field === undefined || !LISTED_BY_COMMA.has(field) || joints.some(isPart)) return false;
  if (joints.includes('or')) return true;
  return joints.includes('and') && !hasOwnPreposition(pieces, index);
}

/** "not in Whitefield, Varthur" goes on; in "not Whitefield, Hebbal 3bhk" the second is wanted. */
function holdsAcrossComma(
  { scope, joints, tokens }: { scope: Scope; joints: readonly Joint[]; tokens: readonly Token[] },
  pieces: readonly Piece[],
  index: number,
): boolean {
  if (joints.includes('or')) return true;
  const field = fieldOf(pieces[index]);
  if (ONLY.has(tokens[pieces[index - 1]?.from ?? 0]?.text ?? '')) return false;
  if (field === undefined || isAffirmed(pieces, index, tokens)) return false;
  // "other than Prestige, Sobha, Brigade in Hennur": nobody then wants a builder without a word.
  if (field === 'promoter' && scope.count > 1) return true;
  if (scope.role === 'not' && !LISTED_BY_COMMA.has(field)) return endsInOr(pieces, index, field);
  if (hasOwnPreposition(pieces, index)) return endsInOr(pieces, index, field);
  const next = nextOf(pieces, index);
  return next === undefined || next.kind === 'joint';
}

/** "no flats, only villas or plots" */
const ONLY = new Set('only just sirf keval bas matra maatra केवल सिर्फ ಮಾತ್ರ'.split(' '));

/** "not Whitefield, Hebbal beku", "not Whitefield, Hebbal only": the word behind says that it is wanted. */
function isAffirmed(pieces: readonly Piece[], index: number, tokens: readonly Token[]): boolean {
  let next = index + 1;
  while (pieces[next]?.kind === 'filler' || pieces[next]?.kind === 'marker') {
    const word = tokens[pieces[next]?.from ?? 0]?.text ?? '';
    if (AFFIRMING.has(word) || ONLY.has(word)) return true;
    next++;
  }
  return false;
}

const AFFIRMING = new Set(
  'chahiye chaiye beku irbeku hona yes ok okay fine sari chalega चाहिए ಬೇಕು'.split(' '),
);

/** The list goes on with the same field and closes with "or" or "and". */
function endsInOr(pieces: readonly Piece[], index: number, field: Field): boolean {
  let current = index;
  for (;;) {
    const next = nextWish(pieces, current);
    if (next === undefined || fieldOf(pieces[next]) !== field) return false;
    const joints = jointsBetween(pieces, current + 1, next);
    if (joints.includes('or') || joints.includes('and')) return true;
    if (!joints.some(isPart)) return false;
    current = next;
  }
}

function hasOwnPreposition(pieces: readonly Piece[], index: number): boolean {
  return pieces[index - 1]?.kind === 'filler';
}
