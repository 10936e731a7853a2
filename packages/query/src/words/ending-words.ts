/**
 * Endings that Kannada writes together with the noun, each with the word that stands for it and with what the
 * noun lost before it: Mysuru is "ಮೈಸೂರು", in Mysuru "ಮೈಸೂರಿನಲ್ಲಿ".
 */
export const kannadaEndings: readonly (readonly [written: string, text: string, lost?: string])[] =
  [
    ['ಿನಿಂದ', 'ಇಂದ', 'ು'],
    ['ದೊಳಗೆ', 'ಒಳಗೆ'],
    ['ಯಷ್ಟರಲ್ಲಿ', 'ಒಳಗೆ'],
    ['ದಷ್ಟರಲ್ಲಿ', 'ಒಳಗೆ'],
    ['ಯೊಳಗೆ', 'ಒಳಗೆ'],
    ['ದವರೆಗೆ', 'ವರೆಗೆ'],
    ['ಯವರೆಗೆ', 'ವರೆಗೆ'],
    ['ವರೆಗೆ', 'ವರೆಗೆ'],
    ['ದವರೆಗೂ', 'ವರೆಗೆ'],
    ['ವರೆಗೂ', 'ವರೆಗೆ'],
    ['ಕ್ಕಿಂತ', 'ಗಿಂತ'],
    ['ಗಿಂತ', 'ಗಿಂತ'],
    ['ದಿಂದ', 'ಇಂದ'],
    ['ಯಿಂದ', 'ಇಂದ'],
    ['ನಿಂದ', 'ಇಂದ'],
    ['ಕ್ಕೆ', 'ಗೆ'],
    // With stress: "to that very one", "in Hebbal itself".
    ['ಕ್ಕೇ', 'ಗೆ'],
    ['ದಲ್ಲೇ', 'ಅಲ್ಲಿ'],
    ['ಯಲ್ಲೇ', 'ಅಲ್ಲಿ'],
    ['ಿನಲ್ಲೇ', 'ಅಲ್ಲಿ', 'ು'],
    ['ನಲ್ಲೇ', 'ಅಲ್ಲಿ'],
    // "Add Jayanagar, too", "add Jayanagar".
    ['ವನ್ನೂ', 'ಕೂಡ'],
    ['ಯನ್ನೂ', 'ಕೂಡ'],
    ['ವನ್ನು', 'ಅನ್ನು'],
    ['ಯನ್ನು', 'ಅನ್ನು'],
    // "In Jayanagar, too."
    ['ದಲ್ಲೂ', 'ಕೂಡ'],
    ['ಯಲ್ಲೂ', 'ಕೂಡ'],
    ['ಿನಲ್ಲೂ', 'ಕೂಡ', 'ು'],
    ['ನಲ್ಲೂ', 'ಕೂಡ'],
    ['ವೂ', 'ಕೂಡ'],
    ['ಯೂ', 'ಕೂಡ'],
    ['ಗೆ', 'ಗೆ'],
    ['ದಲ್ಲಿ', 'ಅಲ್ಲಿ'],
    ['ಯಲ್ಲಿ', 'ಅಲ್ಲಿ'],
    ['ಿನಲ್ಲಿ', 'ಅಲ್ಲಿ', 'ು'],
    ['ನಲ್ಲಿ', 'ಅಲ್ಲಿ'],
    // "is in": the verb of it says nothing more.
    ['ದಲ್ಲಿದೆ', 'ಅಲ್ಲಿ'],
    ['ಯಲ್ಲಿದೆ', 'ಅಲ್ಲಿ'],
    ['ಿನಲ್ಲಿದೆ', 'ಅಲ್ಲಿ', 'ು'],
    ['ನಲ್ಲಿದೆ', 'ಅಲ್ಲಿ'],
  ];

/** Words that end like a case and have none: rent, walk, after, below, how, together, pronouns, and the English "view" and "new". */
export const endingIsTheirs =
  /್ಯೂ$|^(?:ಒಳಗೆ|ವರೆಗೆ|ನನಗೆ|ನಮಗೆ|ನಿಮಗೆ|ಅವರಿಗೆ|ಇವರಿಗೆ|ಅದಕ್ಕೆ|ಇದಕ್ಕೆ|ಬಾಡಿಗೆ|(?:ಕಾಲ್)?ನಡಿಗೆ|ಸಂಪಿಗೆ|ಮಲ್ಲಿಗೆ|ಆಮೇಲಿಗೆ|ಕೆಳಗೆ|ಹೊರಗೆ|ಒಟ್ಟಿಗೆ|ಜೊತೆಗೆ|ಹಾಗೆ|ಹೀಗೆ|ಹೇಗೆ|ಬಗ್ಗೆ|ಕೊಡುಗೆ|ಬೆಳಿಗ್ಗೆ|ಬೆಳಗ್ಗೆ|ಎಲ್ಲವನ್ನೂ|ಹುಡುಕಾಟವನ್ನು)$/;

/** Units that Kannada speakers write with the ending, in Latin letters: "lakshakkinta", "nimishadolage". */
export const latinUnits =
  /^(laksha|lakhs?|lacs?|koti|crores?|cr|saavira|savira|nimisha|nimsha|mins?|minutes?)(?:da|d|ya|y)?(olage|olagade|vareg[eu]|vargu|k?kinth?a|ginth?a|inda|rinda|alli)$/i;

/** "threebhk": a number word and its unit in one. */
export const gluedNumbers =
  /^(one|two|three|four|five|six|ek|teen|chaa?r|ondu|eradu|mooru|nalku)(bhks?|bedrooms?)$/i;

/** Case endings of Kannada in Latin letters, for each way to cut them: "whitefieldalli", "itplge". "Devanahalli" keeps its own. */
export const latinCases: readonly RegExp[] = [
  /(?:inalli|nalli|dalli|yalli|inda|dinda|yinda)$/,
  /(?:(?<!h)alli|ge|inda)$/,
];

/** Endings of Kannada, Hindi and English nouns, as keys of sound. */
export const soundedEndings = (
  'inali nali dali iali ali li inale dale nale iale ale inda dinda ninda rinda iginta ginta kinta kina ' +
  'ige ge ke da dina ina na ina ia du di nu ne gu ku ala alo ilo lo galu gala galige nige rige rali dalo nalo ' +
  'ara arinda arolage aravarege aravaregu akinta ake ate ante daga dag ako ige ' +
  'inige adru tara valu olage iolage olagina iolagina ta le lu re s is on o'
)
  .split(' ')
  .sort((one, other) => other.length - one.length);
