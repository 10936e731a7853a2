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

/** What joins a list of which none is wanted; a comma alone may begin what is. */
export const refusedAlternatives = wordSet('or nor / ya athva athava या ಅಥವಾ');

export const addingJoints = wordSet('and aur mattu & plus और ಮತ್ತು');

export const softenedJoints = new Set([...addingJoints, ',', '/', '+', 'a', 'an', 'the']);

export const partingHouses = wordSet(
  'or ya athva athava / illa either else aadre adre to either or . या ಅಥವಾ ಇಲ್ಲ ಆದರೆ',
);

export const partingStrays = wordSet(
  `or ya athava athva illa illandre else and aur mattu but plus not no . ; build construct kattona kattoke kattisi banana banwana banwane या और ಅಥವಾ ಇಲ್ಲ ಮತ್ತು`,
);

export const strayJoints = wordSet(
  `or ya athava athva and aur mattu to se , - / ... nahi nahin no not nope illa alla beda sorry wait actually maybe may be even bhi also if possible या और नहीं ಅಥವಾ ಮತ್ತು ಅಲ್ಲ ಬೇಡ`,
);

export const clauseOrs = wordSet('or else otherwise ya athva athava या ಅಥವಾ illa illandre');

export const clauseButs = wordSet('but lekin magar aadre adre लेकिन मगर पर ಆದರೆ ಆದ್ರೆ');

export const clauseAnds = wordSet('and aur mattu so और ಮತ್ತು');

export const verdictJoints = wordSet('and aur mattu par lekin but aadre और पर लेकिन ಮತ್ತು ಆದರೆ');

export const placeJoints = new Set([...commaJoints, 'near', 'off', 'in', 'at', '-', '(']);

export const roomRangeJoints = wordSet('- to se से inda');

/** Between the two ends of a range: "2-3 km", "1 to 2 years". */
export const rangeJoints = wordSet('- to or se');
