import type { MetroLine } from '../criteria.ts';
import { list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const lineColours = phraseTable<MetroLine>([
  [
    'purple',
    list(`
      purple; nerale; neralae; baingani; jamuni; नीललोहित; बैंगनी; जामुनी; पर्पल; ನೇರಳೆ; ಪರ್ಪಲ್
    `),
  ],
  ['green', list(`green; hasiru; hari; hara; हरी; हरा; ग्रीन; ಹಸಿರು; ಗ್ರೀನ್`)],
  [
    'yellow',
    list(`yellow; haladi; arisina; peeli; pila; pili; peele; pile; पीली; पीला; पीले; येलो; ಹಳದಿ; ಯೆಲ್ಲೋ`),
  ],
  ['blue', list(`blue; neeli; neela; nili; नीली; नीला; ब्लू; ನೀಲಿ; ಬ್ಲೂ`)],
  ['pink', list(`pink; gulabi; गुलाबी; पिंक; ಗುಲಾಬಿ; ಪಿಂಕ್`)],
]);

export const englishColours = wordSet('purple green yellow blue pink');

export const lineWords = phraseSet(
  list(`
    line; lines; line station; line stations; line metro station; line metro stations; line any station; line ge; marga; lineu; line'u; lane; लाइन; लाईन; ಲೈನ್; ಲೈನು; ಲೈನ್ ಸ್ಟೇಷನ್; ಲೈನ್ ನಿಲ್ದಾಣ; ಲೈನ್ ಮೆಟ್ರೋ; ಲೈನ್ ಮೆಟ್ರೋ ಸ್ಟೇಷನ್; ಮಾರ್ಗ; ಮಾರ್ಗದ
  `),
);

export const metroWords = phraseSet(
  list(`
    metro; mettro; mettru; mtro; mtr; metro stn; metro station; metro stations; metro stn; metro line; metro connectivity;
    metro access; metro connected; metro corridor; metro stop; namma metro; namma metro station;
    nama metro; namma metro line; metro rail; metro nildana; मेट्रो; मेट्रो स्टेशन;
    नम्मा मेट्रो; ಮೆಟ್ರೋ; ಮೆಟ್ರೊ; ಮೆಟ್ರೋ ನಿಲ್ದಾಣ; ಮೆಟ್ರೊ ನಿಲ್ದಾಣ; ಮೆಟ್ರೋ ಸ್ಟೇಷನ್; ನಮ್ಮ ಮೆಟ್ರೋ;
    ನಮ್ಮ ಮೆಟ್ರೊ; metroge; metroda; metrostation
  `),
);

/** Where somebody lives is told, and not asked for. */
export const livingVerbs = wordSet('live lives living lived stay stays staying stayed');

export const articlesOfStations = wordSet('the a any some nearest good');

/** "nerale banna metro", "purple colour line". */
export const shadesOfLines = wordSet(
  'banna bannada colour color coloured colored rang wali wala रंग वाली ಬಣ್ಣ ಬಣ್ಣದ',
);

export const metroAlone = wordSet('metro मेट्रो ಮೆಟ್ರೋ ಮೆಟ್ರೊ');
