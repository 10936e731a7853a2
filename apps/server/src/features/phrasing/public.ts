export type { PhrasingServices } from './ask-within-budget.ts';
export { phraseAnswer } from './phrase-answer.ts';
export { proposeReadings, type ProposedReading } from './propose-readings.ts';
