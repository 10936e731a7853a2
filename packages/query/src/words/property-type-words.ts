import type { PropertyType } from '../criteria.ts';
import { list, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const propertyTypeWords = phraseTable<PropertyType>([
  [
    'apartment',
    list(`
      apartment; apartments; appartment; appartments; aparment; aparments; apartement; apartmnt;
      apartmnts; apartmet; apt; apts; appt; flat; flats; flatu; flt; falt; condo; condos; condominium;
      standalone apartment; अपार्टमेंट; अपार्टमेन्ट; फ्लैट; फ्लैट्स; फ़्लैट;
      फलैट; ಅಪಾರ್ಟ್ಮೆಂಟ್; ಅಪಾರ್ಟ್‌ಮೆಂಟ್; ಅಪಾರ್ಟಮೆಂಟ್; ಫ್ಲಾಟ್; ಫ್ಲ್ಯಾಟ್; ಫ್ಲಾಟ್‌ಗಳು
    `),
  ],
  [
    'villa',
    list(`
      villa; villas; vila; vilas; villla; villament; villaments; luxury villa; luxury villas;
      villa plot home; duplex villa; duplex villas; triplex villa; triplex villas;
      independent villa; independent villas; individual villa; individual villas; विला; विलास;
      ವಿಲ್ಲಾ; ವಿಲ್ಲ; ವಿಲ್ಲಾಗಳು
    `),
  ],
  [
    'row-house',
    list(`
      row house; row houses; rowhouse; rowhouses; row villa; row villas; row home; row homes;
      duplex row house; duplex row houses; duplex rowhouse; townhouse; townhouses; town house;
      town houses; town home; रो हाउस; रो-हाउस; ರೋ ಹೌಸ್; ರೋ-ಹೌಸ್
    `),
  ],
  [
    'plot',
    list(`
      plot; plots; plott; plotted development; plotted; villa plot; villa plots;
      residential plot; residential plots; site; sites; residential site; residential sites;
      layout site; layout sites; land; vacant land; nivesana; niveshana; jaaga; jaga; zameen;
      jameen; zamin; प्लॉट; प्लाट; जमीन; ज़मीन; साइट; ನಿವೇಶನ; ನಿವೇಶನಗಳು; ಸೈಟ್; ಸೈಟು; ಪ್ಲಾಟ್;
      ಪ್ಲಾಟು; ಜಾಗ; ಜಮೀನು; khali site; ಖಾಲಿ ಸೈಟ್; ಖಾಲಿ ನಿವೇಶನ; mane kattoke jaaga; mane kattakke jaaga; mane kattkolakke khali jaaga; mane kattkolloke khali jaaga; mane kattkolloke jaaga; mane kattkollakke jaaga; mane kattoke khali jaaga; mane kattalu jaaga; ಮನೆ ಕಟ್ಟೋಕೆ ಜಾಗ; ಮನೆ ಕಟ್ಟಲು ಜಾಗ; ಮನೆ ಕಟ್ಕೊಳ್ಳೋಕೆ ಜಾಗ; ಮನೆ ಕಟ್ಟೋಕೆ ಖಾಲಿ ಜಾಗ; ಮನೆ ಕಟ್ಟಲು ಖಾಲಿ ಜಾಗ
    `),
  ],
  [
    'penthouse',
    list(`
    penthouse; penthouses; duplex penthouse; duplex penthouses; pent house; pent houses; पेंटहाउस;
    ಪೆಂಟ್‌ಹೌಸ್; ಪೆಂಟ್ ಹೌಸ್
  `),
  ],
  [
    'duplex',
    list(`
      duplex; duplexes; duplex flat; duplex flats; duplex apartment; duplex apartments;
      duplex house; duplex houses; duplex home; duplex homes; duplx; triplex; डुप्लेक्स;
      ಡುಪ್ಲೆಕ್ಸ್; ಡ್ಯೂಪ್ಲೆಕ್ಸ್
    `),
  ],
  [
    'studio',
    list(`
      studio; studios; studio apartment; studio apartments; studio flat; studio flats;
      studio apt; स्टूडियो; स्टूडियो अपार्टमेंट; स्टूडियो फ्लैट; ಸ್ಟುಡಿಯೋ;
      ಸ್ಟುಡಿಯೋ ಅಪಾರ್ಟ್‌ಮೆಂಟ್
    `),
  ],
  [
    'independent-house',
    list(`
      independent house; independent houses; indp house; indep house; indp houses; ind house; stand alone house; standalone house; independent home; independent homes;
      independent bungalow; indipendent house; independant house; independent; individual house;
      individual houses; individual home; standalone house; bungalow; bungalows; bunglow;
      bunglows; banglow; kothi; swatantra ghar; alag makan; alag makaan; alag ghar; अलग मकान; अलग घर; swantantra mane; swatantra mane;
      इंडिपेंडेंट हाउस; स्वतंत्र घर; स्वतंत्र मकान; बंगला; बंगले; ಸ್ವತಂತ್ರ ಮನೆ;
      ಇಂಡಿಪೆಂಡೆಂಟ್ ಹೌಸ್; ಬಂಗಲೆ; ಬಂಗಲೋ
    `),
  ],
]);

/** What may be pages of the web as well as land, and who has those: "your site". */
export const webNouns = wordSet('site साइट ಸೈಟ್');
export const yourWords = wordSet(
  'your ur nimma nim tumhari tumhare aapki aapke aapka apki apke आपकी आपके आपका ನಿಮ್ಮ',
);
