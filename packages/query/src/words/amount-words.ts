import { wordSet } from '../tokens.ts';

export const countedBehind = wordSet('% percent km sqft x th st gunte gunta ft feet');

export const numberedAhead = wordSet('x phase block sector stage cross ward #');
