import type { ChatReply, Screen } from '@manemitra/contract/chats';
import type { Interpretation } from '@manemitra/query/interpretation';

export interface ChatRequest {
  prompt: string;
  /** The project that is being talked about. */
  propertyId?: string | undefined;
  previous?: Interpretation | undefined;
  /** What the buyer looks at. */
  screen?: Screen | undefined;
  /** What a wish was measured by or inferred from, to be said with what it finds. */
  measured?: string;
  asksOne?: boolean;
  /** What is meant where nothing fits what is asked. */
  orElse?: { prompt: string; measured: string };
  /** The words are those of a wish that was offered and taken. */
  isOffered?: boolean;
  /** `YYYY-MM-DD` */
  today: string;
}

/** What every reply says of its turn; an answer leaves out what it adds nothing to. */
type TurnPart = 'kind' | 'changesList' | 'cards' | 'taps';

/** What an answer says; the turn adds where to go on and what was understood. */
export type Answer = Omit<ChatReply, 'nextHref' | 'interpretation' | TurnPart> &
  Partial<Pick<ChatReply, TurnPart>> & {
    /** The sentences of the message that are facts from rows: only these may be said in other words. */
    facts?: readonly string[];
    /** Nothing that we keep answers it: it may well be no question. */
    isUnknown?: boolean;
  };
