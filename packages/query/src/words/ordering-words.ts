import { wordSet } from '../tokens.ts';

/** "do they have OC": English asks. */
export const subjectsBehindDo = wordSet(`i we you they these those any all it both either`);

export const pointersAhead = wordSet(`first last top bottom these those other both next`);

/** "let us do yelahanka", "what can you do". */
export const subjectsAheadOfDo = wordSet(
  `i we you us they to can will would should please lets not what how`,
);

export const stemsAheadOfDo =
  /^(?:कर|करा|करवा|हटा|जोड|दिखा|निकाल|रख|डाल|बता|बना|दे|छोड|बढा|घटा|भेज|लगा|समझा|रहने|जाने|आने|करने|kara?|karwa|hata|jod|dikha|nikaa?l|rakh|daa?l|bata|bana|de|chh?od|badha|ghata|bhej|laga|samjha|rehne|rahne|jaa?ne|aane|karne)$/u;

export const orderingDo = wordSet('do दो');
