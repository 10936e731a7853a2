import { wordSet } from '../tokens.ts';

export const pastCopulas = wordSet('was were tha thi the ittu iddu था थी ಇತ್ತು');

export const plainCopulas = wordSet('hai hain ide है हैं ಇದೆ');

export const oughtTo = wordSet('should must shall');

export const toBe = wordSet('ho hai mile hua हो है मिले');
