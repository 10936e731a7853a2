import type { GeneralAnswer } from './general-questions/answer.ts';
import { KHATA } from './general-questions/khata.ts';
import { LIVING } from './general-questions/living.ts';
import { LOANS } from './general-questions/loans.ts';
import { MONEY } from './general-questions/money.ts';
import { NRI } from './general-questions/nri.ts';
import { PAPERS } from './general-questions/papers.ts';
import { POSSESSION } from './general-questions/possession.ts';
import { PROCESS } from './general-questions/process.ts';
import { RERA } from './general-questions/rera.ts';
import { TAXES } from './general-questions/taxes.ts';

/**
 * Answers to general questions of buyers: about law, documents and money, not about one project. What a single term means is
 * in `terms.ts`. Facts have sources; what is only usual is marked as such.
 */
const ANSWERS = {
  ...PAPERS,
  ...KHATA,
  ...RERA,
  ...POSSESSION,
  ...TAXES,
  ...LOANS,
  ...NRI,
  ...MONEY,
  ...LIVING,
  ...PROCESS,
};

export type GeneralQuestionId = keyof typeof ANSWERS;

export const GENERAL_QUESTION_IDS = Object.keys(ANSWERS) as GeneralQuestionId[];

/** The answer with the rates of a day (`YYYY-MM-DD`), its sources and when they were read. */
export function answerGeneralQuestion(id: GeneralQuestionId, day: string): GeneralAnswer {
  return ANSWERS[id](day);
}
