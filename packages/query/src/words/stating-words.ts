import { wordSet } from '../tokens.ts';

/** Between a property's name and its value: "khata should be A", "facing: east". */
export const statingWords = wordSet(
  ': - = is are should shall must be has have to type grade only in of ka ki hai towards the',
);
