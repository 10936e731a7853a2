import { wordSet } from '../tokens.ts';

/** Between what a number is of and the number: "area should be 1200". */
export const valueLinks = wordSet(': - = is of to should be ka hai');

/** Between a property's name and its value: "khata should be A", "facing: east". */
export const statingWords = wordSet(
  ': - = is are should shall must be has have to type grade only in of ka ki hai towards the',
);
