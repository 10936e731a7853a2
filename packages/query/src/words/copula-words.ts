import { wordSet } from '../tokens.ts';

/** That it was so and need not be now. */
export const wasWords = wordSet('was were tha thi ittu iddu था थी ಇತ್ತು');

export const pastCopulas = new Set([...wasWords, 'the']);

export const plainCopulas = wordSet('hai hain ide है हैं ಇದೆ');

export const oughtTo = wordSet('should must shall');

export const toBe = wordSet('ho hai mile hua हो है मिले');
