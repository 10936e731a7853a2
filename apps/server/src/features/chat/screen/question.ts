import type { Token } from '@manemitra/query/token';
import { whichWords } from './asking-words.ts';
import type { Clause } from './clause.ts';
import { has } from './in-clause.ts';
import type { Meant } from './meant.ts';
import { askedOf } from './predicate.ts';
import type { Turn } from './turn.ts';
import { wayMeant } from './way-meant.ts';

/** How a turn that asks is put. */
interface Put {
  tokens: readonly Token[];
  clauses: readonly Clause[];
  meant: Meant | undefined;
  /** One project is open: what is asked is asked of it. */
  isOpen: boolean;
}

/** A turn that asks, and what it asks. */
export interface Question extends Turn, Put {
  /** The place whose way is asked for, where the turn names none; with a space before it. */
  way: string;
  /** What is asked, without the words that point and ask. */
  rest: string;
  /** It asks which of several. */
  isWhich: boolean;
}

export function questionIn(turn: Turn, put: Put): Question {
  const way = wayMeant(turn.request, put.tokens);
  const rest = askedOf(put.tokens, put.meant?.spans ?? []).concat(way);
  return { ...turn, ...put, way, rest, isWhich: has(whichWords, put.tokens) };
}
