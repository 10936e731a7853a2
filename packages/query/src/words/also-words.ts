import { wordSet } from '../tokens.ts';

/** "Show me 4 bhk too", at the end of a thought: "Hebbal too far" joins nothing. */
export const bareJoining = wordSet('too also bhi kooda saha भी ಕೂಡ ಸಹ');

export const joiningStates = wordSet('also too bhi kooda saha nu भी ಕೂಡ ಸಹ');
