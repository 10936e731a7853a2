export { phraseAnswer, type PhrasingServices } from './phrase-answer.ts';
