import { list, phraseTable } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';
import { metroAlone } from '@manemitra/query/words/metro-words';
import { firstWords as sortedFirst } from '@manemitra/query/words/sort-words';
import { pairs } from '../phrase-pairs.ts';

/** What "the cheaper one" or "the biggest" compares by. */
export type Degree = 'cheap' | 'dear' | 'big' | 'small' | 'near' | 'far' | 'early' | 'low' | 'high';

/** Words with each of the endings that Kannada glues to what it makes "the … one" of. */
const glued = (stems: string, endings: string): string[] =>
  list(stems).flatMap((stem) => list(endings).map((ending) => `${stem}${ending}`));

export const degrees = phraseTable<Degree>([
  [
    'cheap',
    [
      ...pairs('ಕಡಿಮೆ; ಕಮ್ಮಿ', 'ಬೆಲೆ; ಬೆಲೆಯ; ಬೆಲೆಯದು; ಬೆಲೆದು; ಬೆಲೆಯದ್ದು; ಬೆಲೆಯವು; ದರ; ದರದ್ದು'),
      ...glued('ಅಗ್ಗ', 'ವಾದದ್ದನ್ನು; ವಾದದ್ದನ್ನ; ದ್ದನ್ನು; ದ್ದನ್ನ; ದನ್ನು'),
      ...glued('agga', 'vaadaddanna; vadaddanna; daddanna; danna'),
      ...pairs(
        'lower',
        'price; priced; prices; cost; rate; rates; budget; price range; price ones',
      ),
      ...pairs(
        'more; still more; even more; still; anything; something; some; other; few',
        'cheap',
      ),
      ...pairs(
        'kam; kum; kam se kam; thode kam; aur kam; कम; थोड़े कम; और कम',
        'daam; price; rate; budget; kimat; keemat; paise; paisa; ka; daam wala; दाम; कीमत; बजट; रेट; पैसे',
      ),
      ...pairs(
        'kadime; kammi; kadme; innu kammi; innu kadime; ಕಡಿಮೆ; ಕಮ್ಮಿ; ಇನ್ನೂ ಕಡಿಮೆ; ಇನ್ನೂ ಕಮ್ಮಿ',
        'duddindu; duddinadu; duddinavu; duddalli; duddige; ದುಡ್ಡಿಗೆ; ದುಡ್ಡಿನದು; duddu; bele; rate; budget; bajetu; price; duddina; beleya; ದುಡ್ಡು; ದುಡ್ಡಿನ; ಬಜೆಟ್; ರೇಟ್; ಬೆಲೆಯ',
      ),
      ...list(`cheaper; cheaper ones; cheapr; cheeper; less pricey; less dear; less costly; not so costly; not so expensive; not that expensive; not as expensive; budget friendly; pocket friendly; easier on the pocket; economical; more economical; more reasonable; lighter on the pocket;
      sastaa; sastey; sasta sa; saste wale; saste wala; sasta wala; kifayati; kifaayati; किफायती; किफ़ायती; सस्ता सा; aggada; aggavagi; aggadu; ಅಗ್ಗವಾಗಿ; cheapest; least expensive; less expensive; lowest price; lowest priced; low cost; least price; more affordable; most affordable; least costly;
      less costly; sasta; saste; sasti; sabse sasta; sabse saste; sabse sasti; kam daam; kam price; kadime bele; kammi bele; kadime rate; kammi rate; agga; aggada;
      सस्ता; सस्ते; सस्ती; सबसे सस्ता; कम दाम; ಅಗ್ಗ; ಅಗ್ಗದ; ಅಗ್ಗದ್ದು; ಅಗ್ಗದವು; ಅಗ್ಗದು; ಅಗ್ಗವಾದ; ಅಗ್ಗವಾದದ್ದು; ಅಗ್ಗವಾದವು; ಅತಿ ಅಗ್ಗ`),
    ],
  ],
  [
    'dear',
    [
      ...glued('ದುಬಾರಿ', 'ಯಾದ; ಯಾದದ್ದು; ಯಾದದ್ದನ್ನು; ಯಾದದ್ದನ್ನ; ಯಾಗಿರುವುದನ್ನು; ಯದು; ಯದನ್ನು; ಯದನ್ನ; ದನ್ನು'),
      ...glued('dubaari; dubari', 'yaada; yada; yaadaddu; yaadaddanna; adu; adanna; danna'),
      ...list(
        `costlier; costliest; most expensive; more expensive; dearer; dearest; pricier; priciest; mehenga; mehnga; mehenge; mehnge; mehengi; mehngi; mahanga; mahange; mahenga; sabse mehenga; sabse mehnga; sabse mehnge; dubari; dubaari; महंगा; महंगे; महंगी; सबसे महंगा; सबसे महंगे; सबसे महंगी; ದುಬಾರಿ`,
      ),
    ],
  ],
  [
    'big',
    [
      ...glued('ದೊಡ್ಡ', 'ದನ್ನು; ದನ್ನ'),
      ...glued('dodda', 'danna; dannu'),
      ...list(
        `bigger; biggest; larger; largest; most spacious; roomier; more spacious; bada; bade; badi; sabse bada; doddadu; dodda; tumba doddadu; बड़ा; बड़े; सबसे बड़ा; ದೊಡ್ಡ; ದೊಡ್ಡದು`,
      ),
    ],
  ],
  [
    'small',
    [
      ...glued('ಚಿಕ್ಕ; ಸಣ್ಣ', 'ದನ್ನು; ದನ್ನ'),
      ...glued('chikka; sanna', 'danna; dannu'),
      ...list(
        `smaller; smallest; chota; chhota; sabse chhota; chikkadu; chikka; छोटा; सबसे छोटा; ಚಿಕ್ಕದು; ಚಿಕ್ಕ; ಸಣ್ಣದು`,
      ),
    ],
  ],
  [
    'near',
    [
      ...pairs(
        'isse bhi; inse bhi; usse bhi; is se bhi; in se bhi; isse; inse; इससे भी; इनसे भी; उससे भी; इससे; इनसे; idakkinta; idakinta; ivakkinta; idakkintanu; ಇದಕ್ಕಿಂತ; ಇವಕ್ಕಿಂತ; ಇದಕ್ಕಿಂತಲೂ',
        'paas; pass; nazdeek; kareeb; paas wale; पास; नजदीक; करीब; hattira; hatra; ಹತ್ತಿರ',
      ),
      ...pairs(
        'aur; zyada; jyada; thoda; thoda aur; sabse; और; ज्यादा; थोड़ा; सबसे',
        'paas; pass; nazdeek; kareeb; पास; नजदीक; करीब',
      ),
      ...list(`nearer; nearest; closer; closest; least distance; paas wala; paas ka; innu hattira; innu hatra; innu hathira; inna hattira; inna hatra; hattira; hattirada; hatra; hathira; tumba hattira;
      पास वाला; पास का; और करीब; नज़दीक; ಇನ್ನೂ ಹತ್ತಿರ; ಇನ್ನು ಹತ್ತಿರ; ಸ್ವಲ್ಪ ಹತ್ತಿರ; ಹತ್ತಿರ; ಹತ್ತಿರದ; ಅತಿ ಹತ್ತಿರ`),
    ],
  ],
  ['far', list('farther; farthest; furthest; sabse door; doora; ದೂರ; सबसे दूर')],
  [
    'early',
    list(
      `earlier; earliest; oldest; sabse purana; soonest; sooner; ready first; first to be ready; sabse pehle; sabse jaldi; jaldi; bega; mundhe; सबसे पहले; सबसे जल्दी; ಬೇಗ; ಮೊದಲು`,
    ),
  ],
  [
    'low',
    list(
      'lowest; least; lower; less; minimum; sabse kam; kam; kadime; kammi; सबसे कम; कम; ಕಡಿಮೆ; ಅತಿ ಕಡಿಮೆ',
    ),
  ],
  [
    'high',
    list(
      'highest; most; more; maximum; sabse zyada; sabse jyada; zyada; hecchu; jaasti; सबसे ज्यादा; सबसे ज़्यादा; ಹೆಚ್ಚು; ಅತಿ ಹೆಚ್ಚು',
    ),
  ],
]);

/** "Nearest" picks one of what is seen. */
export const pickingSuperlative = /(?:[^r]est|nearest|^sabse|^सबसे|^ಅತಿ)$/u;

export const nearForm = /^(?:ha[tr]+h?i?ra|paas|ಹತ್ತಿರ|पास)$/u;

/** "Cheapest first" is an order. */
export const firstWords = new Set([...sortedFirst, ...wordSet('modala ಮೊದಲ')]);

export const superlativeForm = /(?:[^r]est|most|least|sabse|सबसे|ಅತಿ)$/u;

/** "Which is cheap": the word without its degree, where one of several is asked for. */
export const plainDegrees = new Map<string, Degree>([
  ['cheap', 'cheap'],
  ['costly', 'dear'],
  ['expensive', 'dear'],
]);

/** With the endings that Kannada glues to it: "metroge". */
export const metroForm = new RegExp(`^(?:${[...metroAlone].join('|')})`, 'u');

/** What may be big or small in a home, and is not the home. */
export const partsOfHomes = wordSet(`
  balcony balconies kitchen hall living bedroom bedrooms room rooms bathroom bathrooms terrace garden window windows parking pool sitout utility
  rasoi adige baalkani balkani kamra kamre kone बालकनी रसोई किचन हॉल कमरा कमरे बाथरूम खिड़की ಬಾಲ್ಕನಿ ಅಡುಗೆಮನೆ ಕಿಚನ್ ಹಾಲ್ ಕೋಣೆ ಬಾತ್ರೂಮ್ ಕಿಟಕಿ
`);
