import { wordSet } from '../tokens.ts';

/** That both hold. */
export const ands = wordSet('and & aur mattu और ಮತ್ತು');

/** That what follows stands against what went before. */
export const buts = wordSet('but lekin magar aadre adre लेकिन मगर पर ಆದರೆ ಆದ್ರೆ');

/** The same with what behind a road says that it is on it, and elsewhere "but". */
export const butsOrOn = new Set([...buts, ...wordSet('par पर')]);

/** Between alternatives: "A or E khata", "cauvery ya borewell". */
export const alternativeJoints = wordSet('or nor / ya athava athva या ಅಥವಾ');

/** Between the members of a list, said as a sum or as alternatives. */
export const listJoints = new Set([...alternativeJoints, ...ands]);

/** The same with the comma, where no clause can begin behind it. */
export const commaJoints: ReadonlySet<string> = new Set([...listJoints, ',']);

/** Between what is wanted together. */
export const addingJoints = new Set([...ands, 'plus', '+', 'n']);

export const softenedJoints = new Set([...addingJoints, ',', '/', 'a', 'an', 'the']);

export const clauseOrs = new Set([...alternativeJoints, 'else', 'otherwise', 'illa', 'illandre']);

export const partingHouses = new Set([...clauseOrs, ...wordSet('either aadre adre to . ಇಲ್ಲ ಆದರೆ')]);

export const partingStrays = new Set([
  ...clauseOrs,
  ...ands,
  ...wordSet(
    'but plus not no . ; build construct kattona kattoke kattisi banana banwana banwane ಇಲ್ಲ',
  ),
]);

export const strayJoints = new Set([
  ...commaJoints,
  ...wordSet(
    'to se - ... nahi nahin no not nope illa alla beda sorry wait actually maybe may be even bhi also if possible नहीं ಅಲ್ಲ ಬೇಡ',
  ),
]);

/** What may be said before a joint that opens a turn: "ok, or BTM". */
export const beforeJoints = wordSet(
  'ok okay fine well yes yeah haan sari theek thik hai achha accha , . ठीक है हां अच्छा ಸರಿ',
);

export const clauseAnds = new Set([...ands, 'so']);

/** Between two things that are each judged or told by themselves. */
export const verdictJoints = new Set([...ands, ...buts, 'par']);

export const placeJoints = new Set([...commaJoints, 'near', 'off', 'in', 'at', '-', '(']);

export const roomRangeJoints = wordSet('- to se से inda');

/** Between the two ends of a range: "2-3 km", "1 to 2 years". */
export const rangeJoints = wordSet('- to or se');
