import { wordSet } from '../tokens.ts';

/** Between alternatives: "A or E khata", "cauvery ya borewell". */
export const alternativeJoints = wordSet('or / ya athava athva या ಅಥವಾ');

/** Between the members of a list, said as a sum or as alternatives. */
export const listJoints: ReadonlySet<string> = new Set([
  ...alternativeJoints,
  ...wordSet('and & aur mattu और ಮತ್ತು'),
]);

/** The same with the comma, where no clause can begin behind it. */
export const commaJoints: ReadonlySet<string> = new Set([...listJoints, ',']);
