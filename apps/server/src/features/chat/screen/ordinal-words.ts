import { wordsOf } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';
import { wordFinder } from './word-finder.ts';
import { partWords } from './visit-words.ts';

/* What stands beside an ordinal, a figure or a count, and whether it points then. */

export const genitivesBehind = wordSet(
  'ka ki ke ko uska uski uske iska iski unka unki apna phone mobile contact का की के उसका इसका उनका फोन',
);

export const leadsToPlaces = wordSet('from of about open in');

/** "A family of 4" counts people, and "how many in total in 1" homes of the first. */
export const leadsToCounts = wordSet('of from about');

export const groupNouns = wordSet(
  'family families household group total team joint maximum minimum max min',
);

export const nounForm =
  /(?:n[ea]?(?:ya)?du|n[ea](?:ya)?da|n[ea]?(?:ya)?d[ae]?r[ae]|n[ea](?:ya)?dakke|n[ea](?:ya)?d(?:anna|annu|na)|ಯದು?|ಯದರ|ಯದನ್ನು?|ಯದಕ್ಕೆ|ಯದರಲ್ಲಿ)$/u;

/** Words after which "first" is a thing. */
export const leadsAhead = wordSet(
  'the of in for on about near with to from and or is this that compare',
);

export const ledWords = wordSet('the ye yeh wo woh ये वो');

export const anyOther = wordSet('koi kuch aur yavudadru bere कोई कुछ और');

/** "2ndu", "3rdge", "2neyadu", "2va": what makes a figure an ordinal in English, Kannada or Hindi, with the ending of a noun. */
export const gluedOrdinal = /^(?:(?:st|nd|rd|th)[a-z]+|n[ae](?:y?a?d[a-z]*)?|v[ae]a?n?|w[ae]a?n?)$/;

/** "2 ne dakke": the same, apart from its figure and from the ending of the noun. */
export const ordinalApart = wordSet('ne na neya');
export const nounEndings = /^d(?:u|ara|akke|anna|annu|aralli|ralli|arli|ar)$/;

/** Before a count these mean so many of what is seen: "these two", "ee mooru". */
export const pointsAtCount = wordSet('the these those ye yeh ee aa ivu avu ये इन उन ಈ ಆ');

export const amongWords = wordSet('of among between from');

/** After these a figure is a place in the list: "number 3", "option 2". */
export const numberedBy = wordSet('number no # option choice serial nambar sankhye नंबर ನಂಬರ್');

/** What an ordinal may count besides homes: "1st floor", "2nd stage", "4th block", "first time". */
export const countedOtherwise = wordSet(`
  floor floors stage block phase main cross layout time home house week month year day half quarter class standard
  sector street road instalment installment emi loan hand owner buyer baby child kid wife marriage priority choice
  preference thing of budget condition filter wish requirement search avenue january mahadi manzil baar sala ಮಹಡಿ मंजिल बार
`);

/** Ordinals that also mean "other" or "before": only beside a word that makes them point. */
export const alsoOther = wordSet(
  'top upper phla phle dusra dusre dusri doosra doosre doosri दूसरा दूसरे दूसरी pehle pahle पहले modala upar upri upper mele ऊपर ಮೇಲೆ bottom neeche niche नीचे kone',
);
/** "Pehle par koi case hai kya": behind one of these, it is on that one. */
export const onThatOne = wordSet('pe par पर पे');
/** "the cheaper one", "sasta wala": what makes a degree point at one. */
export const oneWords = wordSet(`
  one wala waala wale waale wali waali du irodu irodanna irodara irodakke irodralli वाला वाले वाली ದು ದ್ದು ಇರೋದು ಇರೋದನ್ನ ಇರೋದರ
  ಇರೋದಕ್ಕೆ ಇರುವುದು ಇರುವುದನ್ನು
`);

/** Behind a place "one" points at what is there, while "Hebbal wala" may look for it. */
export const pointingOnes = wordSet('one ones');

/** "Do" gives, and "one" is anything. */
export const alsoOtherwise = wordSet('do one ek ondu दो एक ಒಂದು');

/** What may stand beside an ordinal and is counted by it; a word that ends in `*` takes any ending of a case. */
export const countsHomes = wordFinder([
  [
    1,
    'one ones du wala waala wale waale wali waali irod* project* flat flats flatt* home homes mane* property properties option options ' +
      'villa* apartment apartments house houses building card listing column* कॉलम* ಕಾಲಂ* ' +
      'ka ke ki ko me mein main se pe par at nalli alli वाला वाले वाली का के की को में प्रोजेक्ट* घर* विला* फ्लैट* ' +
      'ಪ್ರಾಜೆಕ್ಟ್* ಮನೆ* ವಿಲ್ಲಾ* ಫ್ಲಾಟ್* ಫ್ಲ್ಯಾಟ್* ಇರೋದ* ಇರುವುದ*',
  ],
]);

/** Beside these a figure is an hour. */
export const timedBy = new Set([
  ...wordsOf(partWords),
  ...wordSet(`
    after before by till until around between baad pehle pahle tak raat kal aaj night tomorrow mele nantara olage
    बाद पहले तक रात कल ಮೇಲೆ ನಂತರ
  `),
]);

/** "Ye" is this and these. */
export const thisOrThese = wordSet('ye yeh ये');

/** Before a point and a figure: "no. 2". */
export const numberSigns = wordSet('no nos num number sr sl');

/** "1 ra photo": the case that Kannada glues to a figure, written apart; it means nothing else. */
export const caseApart = wordSet('ra rara rdu radu rad ralli ರ ರದು ರಲ್ಲಿ');
/** "2 ka rate", where it opens a turn. */
export const genitiveApart = wordSet('ka ki ke का की के');
/** "3 - loading?", "2: price". */
export const figureSigns = wordSet('- : ) –');
