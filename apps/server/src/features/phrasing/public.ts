export type { PhrasingServices } from './ask-within-budget.ts';
export { chooseReading } from './choose-reading.ts';
export { phraseAnswer } from './phrase-answer.ts';
export { proposeReadings } from './propose-readings.ts';
