import { wordSet } from '../tokens.ts';

export const hindiAround = wordSet(
  'hai hain ka ki ke ko se aur mera meri mere mujhe chahiye tak hu hun tha thi',
);

export const femaleWords = wordSet(
  'she her hers shes wife wifey missus daughter mother mom mum sister sis grandmother granny girl girls',
);

export const maleWords = wordSet(
  'he his him hes husband hubby son father dad brother grandfather boy boys',
);

export const peopleBreaks = new Set(
  [',', '.', ';', '\n', '!', '?', '(', ')', '&'].concat(
    'and while whereas but aur mattu matte lekin और लेकिन ಮತ್ತು ಆದರೆ'.split(' '),
  ),
);

export const unitsOfNumbers = wordSet(`
  bhk l lakh lakhs lac lacs laksha laakh cr crore crores koti karod k sqft sft sq % percent floor floors units flats feet ft x th saal sal years year yrs varsha लाख साल ವರ್ಷ करोड़ बीएचके ಲಕ್ಷ ಕೋಟಿ
  ಬಿಎಚ್‌ಕೆ - :
`);

export const amountsAhead = wordSet('budget ₹ rs inr under below upto bajet बजट ಬಜೆಟ್');

export const soundsLikeTwo = wordSet('to too do');

/** An hour that is long, and also one of the clock. */
export const hoursLong = wordSet('gante ganta ಗಂಟೆ');

/** "Saath" is with somebody. */
export const soundsLikeSixty = wordSet('saath sath');

export const everydayBesideStops = wordSet(
  'li lli alli nalli ge inside coaching there towards toward outside area location based located runs his her got gets joined reach reaching reaches paas kyunki yaakandre पास पहुँचना पहुंचना क्योंकि ಯಾಕಂದ್ರೆ ಹತ್ತಿರ',
);

export const themWords = wordSet(
  'them their theirs unke unse unki uske usse wahi vahi avra avara उनके उनसे उसके ಅಲ್ಲೇ',
);

export const homesOfThem = wordSet(
  'ghar makan mane maneya house home place flat hi ne घर मकान ಮನೆ ಮನೆಯ',
);
