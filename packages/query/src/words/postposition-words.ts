import { wordSet } from '../tokens.ts';

export const locatives = wordSet('me mein alli nalli में ಅಲ್ಲಿ');
