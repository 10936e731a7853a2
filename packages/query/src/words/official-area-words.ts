import { everyPhrase, list, phraseSet } from '../phrases.ts';

/** "pincode 560037", and behind the number. */
export const pincodeWords = phraseSet(
  list(`
    pin; pins; pin code; pin codes; pincode; pincodes; pin no; pin number; pin code no; pin code number; postal code; post code; postcode; zip; zip code;
    zipcode; code; पिन; पिन कोड; पिनकोड; ಪಿನ್; ಪಿನ್ ಕೋಡ್; ಪಿನ್‌ಕೋಡ್; ಪಿನ್ಕೋಡ್; ಅಂಚೆ ಸಂಖ್ಯೆ
  `),
);

/** What makes a sum of a number of six figures, before it and behind it. */
export const sumsBefore = phraseSet(
  list(`₹; rs; inr; .; budget; under; below; upto; up to; max; within`),
);
export const sumsBehind = phraseSet(list(`₹; rs; inr; rupees; budget; /`));

export const wardWords = phraseSet(
  list(`ward; wards; वार्ड; ವಾರ್ಡ್; ವಾರ್ಡ್‌; ವಾರ್ಡ್ನಲ್ಲಿ; ವಾರ್ಡ್‌ನಲ್ಲಿ; ವಾರ್ಡಿನಲ್ಲಿ`),
);

export const corporationWords = phraseSet(
  everyPhrase(
    list(`
      corporation; city corporation; municipal corporation; city municipal corporation; nagara palike; nagar palike; mahanagara palike; palike; nagar nigam;
      नगर निगम; निगम; महानगर पालिका; ನಗರ ಪಾಲಿಕೆ; ಪಾಲಿಕೆ; ನಗರ ಪಾಲಿಕೆಯಲ್ಲಿ; ಪಾಲಿಕೆಯಲ್ಲಿ; ಮಹಾನಗರ ಪಾಲಿಕೆ
    `),
    ['', 'area', 'limits', 'limit', 'side'],
  ),
);
