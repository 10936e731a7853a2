import type { CatalogueNames, Interpretation } from '@manemitra/query/interpretation';
import type { ChatRequest } from '../answer.ts';
import type { ReadSentence } from '../read-once.ts';
import type { LikelyTurn } from './learned-turn.ts';
import type { Shown } from './shown.ts';

/** One turn of the conversation, and what is before the eyes of who says it. */
export interface Turn {
  request: ChatRequest;
  /** As the sentence reads without the search before. */
  alone: Interpretation;
  shown: Shown;
  names: CatalogueNames;
  read: ReadSentence;
  /** What it most likely is by what was learned of turns. */
  likely: LikelyTurn;
}
