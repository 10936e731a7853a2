import type { Answer } from '../answer.ts';

type ScreenAnswer = Omit<Answer, 'kind'> & { kind: 'question' | 'errand' | 'wish' };

/** The result of a turn: an answer, or a wish to search with. A wish put as a question is answered, and the list stays as it is. */
export type Taken =
  | { answer: ScreenAnswer }
  | {
      wish: string;
      isAsked: boolean;
      /** What is done besides: "shortlist the second and show only ready ones". */
      done?: ScreenAnswer;
    };
