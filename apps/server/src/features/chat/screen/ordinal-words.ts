import { wordSet } from '@manemitra/query/tokens';

export const genitivesBehind = wordSet(
  'ka ki ke ko uska uski uske iska iski unka unki apna phone mobile contact का की के उसका इसका उनका फोन',
);

export const leadsToPlaces = wordSet('from of about open in');

/** "A family of 4" counts people. */
export const groupNouns = wordSet(
  'family families household group total team joint maximum minimum max min',
);

export const nounForm =
  /(?:n[ea]?du|n[ea]?d[ae]?r[ae]|n[ea]dakke|n[ea]d(?:anna|annu|na)|ಯದು?|ಯದರ|ಯದನ್ನು?|ಯದಕ್ಕೆ|ಯದರಲ್ಲಿ)$/u;

/** Words after which "first" is a thing. */
export const leadsAhead = wordSet(
  'the of in for on about near with to from and or is this that compare',
);

export const ledWords = wordSet('the ye yeh wo woh ये वो');

export const anyOther = wordSet('koi kuch aur yavudadru bere कोई कुछ और');

/** "2ndu", "3rdge", "2neyadu", "2va": what makes a figure an ordinal in English, Kannada or Hindi, with the ending of a noun. */
export const gluedOrdinal = /^(?:(?:st|nd|rd|th)[a-z]+|n[ae](?:y?a?d[a-z]*)?|v[ae]a?n?|w[ae]a?n?)$/;
