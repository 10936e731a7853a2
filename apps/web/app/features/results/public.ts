/** What other features may use of this one. */
export { totalText } from './result-words.ts';
