import type { ChatReply } from '@manemitra/contract/chats';
import type { Interpretation } from '@manemitra/query/interpretation';

export interface ChatRequest {
  prompt: string;
  /** The project that is being talked about. */
  propertyId?: string | undefined;
  previous?: Interpretation | undefined;
  /** `YYYY-MM-DD` */
  today: string;
}

/** What an answer says; the turn adds where to go on and what was understood. */
export type Answer = Omit<ChatReply, 'nextHref' | 'interpretation'> & {
  /** The sentences of the message that are facts from rows: only these may be said in other words. */
  facts?: readonly string[];
};
