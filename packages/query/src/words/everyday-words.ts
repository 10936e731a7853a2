import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const facingViews = wordSet('facing overlooking faces');

export const everydayNouns = new Set(
  `park parks school schools hospital hospitals college colleges temple temples church mosque mall malls market
  markets lake lakes shop shops restaurant restaurants cafe mandir masjid gurudwara bazaar supermarket playground
  garden bank banks atm clinic shaale aspatre devasthana kere highway`.split(/\s+/),
);

export const everydayKinds = wordSet(
  'good public big international vegetable main local cbse icse kids children',
);

export const everydayArticles = wordSet('a an the any some my kids our');

/** "park view", "temple road", "garden city" are names or views. */
export const namingNouns = wordSet(
  'view road street layout city facing area town nagar colony enclave extension cross block',
);

export const naturalNouns = wordSet(
  'garden gardens park lake green greens golf club palm hill hills valley',
);

export const settledNames = wordSet(`
  view views layout enclave nagar nagara colony extension avenue town city palya village estate meadows county
  residency
`);

export const floorLeads = wordSet(
  'higher high lower low top middle mid ground upper first last any ground- terrace penthouse a the',
);

export const roadFeet = wordSet('feet ft foot ಅಡಿ adi');

export const roadWords = wordSet('road roads rd raste ರಸ್ತೆ sadak सड़क');

export const everydayRates = phraseSet(
  list(
    `per sqft; per sq ft; per sft; per square foot; per square feet; / sqft; / sq ft; / sft; psf`,
  ),
);

export const rateLeads = wordSet('price rate cost');

export const roomsCounted = wordSet(
  `bath baths bathroom bathrooms toilet toilets washroom washrooms balcony balconies bathrm balkani balkony ಬಾತ್‌ರೂಮ್ ಬಾಲ್ಕನಿ ಸ್ನಾನಗೃಹ ಟಾಯ್ಲೆಟ್ ಶೌಚಾಲಯ बाथरूम बालकनी बाल्कनी टॉयलेट शौचालय`,
);

/** "2nd or 3rd floor". */
export const numberedFloor = /^\d+(?:st|nd|rd|th)?$/;
