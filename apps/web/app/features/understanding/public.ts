/** What other features may use of this one. */
export { annotate } from './annotate.ts';
export { AnnotatedSentence } from './annotated-sentence.tsx';
export { LiveChips } from './live-chips.tsx';
export { besideStrength, STRENGTH_WORDS, wishText } from './strength.ts';
