import { list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const conditionsOfSums = wordSet('idre iddre iddare irtare sikkre sikkidre ಇದ್ದರೆ ಇದ್ರೆ ಸಿಕ್ಕರೆ');

export const multiplesOfBudgets = phraseTable<number>([
  [
    2,
    list(`double the budget; double budget; double my budget; budget double; budget double karo`),
  ],
  [0.5, list(`half the budget; halve the budget; budget half; half budget`)],
]);

export const endsOfBudgets = phraseSet(
  list(
    `and; but; so; for; aur; par; lekin; matte; mattu; aadre; only; sir; saar; guru; और; पर; लेकिन; ಮತ್ತು; ಆದರೆ`,
  ),
);
