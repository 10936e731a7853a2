import type { Field } from '../criteria.ts';
import { list, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** What people call a kind of wish when they speak of one said before: "facing doesn't matter any more", "builder yaaradru sari". */
export const fieldWords = phraseTable<Field>([
  ['facing', list(`facing; face; direction; disha; dikku; mukha; फेसिंग; दिशा; मुख; ಫೇಸಿಂಗ್; ದಿಕ್ಕು; ಮುಖ`)],
  ['promoter', list(`builder; builders; developer; brand; company; बिल्डर; ಬಿಲ್ಡರ್; ಬಿಲ್ಡರು`)],
  [
    'price',
    list(`
      budget; price; rate; cost; amount; limit; keemat; daam; bele; duddu; paisa; बजट; कीमत; दाम; रेट; पैसा; ಬಜೆಟ್; ಬೆಲೆ; ರೇಟು; ದುಡ್ಡು
    `),
  ],
  [
    'locality',
    list(`
      location; locality; area; place; side; jaaga; jagah; ilaka; लोकेशन; जगह; इलाका; एरिया; ಜಾಗ; ಏರಿಯಾ; ಲೊಕೇಶನ್; ಸ್ಥಳ
    `),
  ],
  ['zone', list(`location; side; area; direction; jaaga; jagah; जगह; इलाका; ಜಾಗ; ಏರಿಯಾ`)],
  ['near', list(`distance; commute; office; location; jaaga; jagah; दूरी; ऑफिस; ದೂರ; ಆಫೀಸ್`)],
  ['metroLine', list(`metro; line; station; मेट्रो; ಮೆಟ್ರೋ`)],
  ['khatha', list(`khata; khatha; katha; खाता; ಖಾತಾ; ಖಾತೆ`)],
  ['approver', list(`approval; approved; authority; मंजूरी; अप्रूवल; ಅಪ್ರೂವಲ್; ಅನುಮೋದನೆ`)],
  ['water', list(`water; water source; paani; neeru; पानी; ನೀರು`)],
  ['amenity', list(`amenities; facilities; suvidha; सुविधा; सुविधाएं; ಸೌಲಭ್ಯ; ಸೌಕರ್ಯ`)],
  ['possession', list(`possession; handover; deadline; date; timeline; पजेशन; तारीख; ಪೊಸೆಷನ್`)],
  ['bhk', list(`bhk; bedroom; bedrooms; rooms; kone; kamre; बीएचके; कमरे; ಬಿಎಚ್‌ಕೆ; ಕೋಣೆ`)],
  ['area', list(`size; sqft; area; carpet; साइज; साइज़; ಅಳತೆ; ಸೈಜ್`)],
  ['propertyType', list(`type; property type; टाइप; ಟೈಪ್`)],
  ['totalUnits', list(`units; flats; number of units`)],
  ['towers', list(`tower; towers`)],
  ['loadingPercent', list(`loading; लोडिंग; ಲೋಡಿಂಗ್`)],
  ['openSpacePercent', list(`open space; open area; khuli jagah; khali jaaga; खुली जगह; ಖಾಲಿ ಜಾಗ`)],
  ['maintenancePerSqft', list(`maintenance; मेंटेनेंस; ಮೇಂಟೆನೆನ್ಸ್`)],
]);

/** Before a word for a kind of wish they point at one that was said: "that place", "us jagah". */
export const demonstratives = wordSet('that those us woh aa उस ಆ');
