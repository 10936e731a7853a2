/** What other features may use of this one. */
export { totalTexts } from './result-words.ts';
