import { list, phraseSet } from '../phrases.ts';
import type { PhraseTable } from '../phrases.ts';
import type { Token } from '../token.ts';
import { wordSet } from '../tokens.ts';
import { denialsBehind } from './denial-words.ts';
import { valueLinks } from './stating-words.ts';

export type CountField =
  | 'totalUnits'
  | 'openSpacePercent'
  | 'maintenancePerSqft'
  | 'loadingPercent'
  | 'towers';

/** The words of one count. */
export interface CountWords {
  /** Nouns before the number: "loading under 25%". */
  before: PhraseTable<true>;
  /** Units after the number: "less than 100 units". */
  after: PhraseTable<true>;
  /** What a lone number means here. */
  lone: 'max' | 'min' | 'exact';
  /** A number without unit and without noun is none of these fields. */
  sign?: 'percent' | 'per-sqft';
}

export const percentWords = phraseSet(
  list(
    `%; percent; percentage; per cent; pc; प्रतिशत; परसेंट; पर्सेंट; फीसदी; फ़ीसदी; pratishat; feesdi; fisdi; ಶೇಕಡ; ಶೇಕಡಾ; parcent`,
  ),
);
export const perSqftWords = phraseSet(
  list(`
    rupaye per sqft; rupay per sqft; rupaye per sq ft; rupees a sqft; per sqft; per sq ft; per sq . ft; per sq . ft .; per sft; per square foot; per square feet;
    / sqft; / sq ft; / sft; a sqft; psf; per sqfeet; rs per sqft; rupees per sqft; प्रति वर्ग फुट; प्रति वर्ग फीट; प्रति स्क्वायर फुट; वर्ग फुट; ಚದರ ಅಡಿಗೆ; ಚದರಡಿಗೆ; ಸ್ಕ್ವೇರ್ ಫೀಟ್‌ಗೆ; ಸ್ಕ್ವೇರ್‌ಫೀಟ್‌ಗೆ; ಪ್ರತಿ ಚದರ ಅಡಿಗೆ;
    ಪ್ರತಿ ಚದರ ಅಡಿ; sq ft ge; sqft ge; chadara adige; rs per sq ft;
    rupees per sq ft; rs per sft; rupees per sft; rs / sqft; rs / sq ft; rs / sft
  `),
);

export const countWords: Readonly<Record<CountField, CountWords>> = {
  totalUnits: {
    before: phraseSet(list(`total units; units; number of units; no of units; no . of units`)),
    after: phraseSet(
      list(`
        units; unit; total units; flats total; homes; houses; families; flats only;
        flats in total; apartments total; units total; units in total; units only;
        unit community; units community; unit project; units project; यूनिट; यूनिट्स; ಯುನಿಟ್; ಯುನಿಟ್ಸ್; ಯೂನಿಟ್; ಯೂನಿಟ್ಸ್;
        ಯುನಿಟ್‌ಗಳು; ಮನೆಗಳು; ಮನೆಗಳಿ; ಮನೆಗಳಿರುವ; ಮನೆ ಇರುವ; ಮನೆಗಳ; फ्लैटों; manegalu; manegaliro; mane iro; mane iruva
      `),
    ),
    lone: 'max',
  },
  openSpacePercent: {
    before: phraseSet(
      list(
        `khula hissa; khula hisa; khula bhaag; khuli jagah; khula area; khuli jaga; khali jagah; open space; open area; open spaces; green space; open`,
      ),
    ),
    after: phraseSet(
      list(`
        open space; open spaces; open area; open areas; open; green space; green area; greenery;
        open green space; open land; of open space; khuli jagah; khula area; khula hissa; खुला हिस्सा; खुली जगह; ಖಾಲಿ ಜಾಗ;
        ತೆರೆದ ಜಾಗ; open jaga
      `),
    ),
    lone: 'min',
    sign: 'percent',
  },
  maintenancePerSqft: {
    before: phraseSet(
      list(`
        maintenance; maintainance; maintenence; maintenance charges; maintenance charge;
        maintenance cost; maintenance fee; monthly maintenance; upkeep; monthly upkeep; upkeep charges; maint; रखरखाव; मेंटेनेंस;
        ನಿರ್ವಹಣೆ; ನಿರ್ವಹಣಾ ಶುಲ್ಕ; ನಿರ್ವಹಣಾ ವೆಚ್ಚ; ನಿರ್ವಹಣೆ ಶುಲ್ಕ; ಮೇಂಟೆನೆನ್ಸ್; ಮೇಂಟೇನೆನ್ಸ್; ಮೇಂಟೆನನ್ಸ್; ಮೆಂಟೆನೆನ್ಸ್; ಮೈಂಟೆನೆನ್ಸ್; ಮೇಂಟೇನೆನ್ಸ್ ಚಾರ್ಜ್; ಮೇಂಟೆನೆನ್ಸ್ ಚಾರ್ಜ್
      `),
    ),
    after: phraseSet(
      list(`maintenance; maintainance; maintenance charges; ನಿರ್ವಹಣಾ ಶುಲ್ಕ; ನಿರ್ವಹಣೆ; ಮೇಂಟೆನೆನ್ಸ್; ಮೇಂಟೇನೆನ್ಸ್`),
    ),
    lone: 'max',
    sign: 'per-sqft',
  },
  loadingPercent: {
    before: phraseSet(
      list(`
        loading; loading factor; loading percent; lodging factor; लोडिंग; ಲೋಡಿಂಗ್
      `),
    ),
    after: phraseSet(list(`loading; loading factor; लोडिंग; ಲೋಡಿಂಗ್`)),
    lone: 'max',
    sign: 'percent',
  },
  towers: {
    before: phraseSet(list(`towers; number of towers; no of towers; tower count`)),
    after: phraseSet(
      list(`
        tower; towers; tower project; buildings; blocks; टावर; टॉवर; ಟವರ್; ಟವರ್‌ಗಳು; ಗೋಪುರ
      `),
    ),
    lone: 'exact',
  },
};

const FLATS = wordSet(
  `flat flats ghar apartment apartments फ्लैट घर ಫ್ಲಾಟ್ ಮನೆ mane manegalu manegaliro ಮನೆಗಳು ಮನೆಗಳಿರುವ ಫ್ಲ್ಯಾಟ್`,
);
const DESCRIBED = wordSet(`wala wali wale वाला वाली वाले iro iruva ಇರುವ project society`);

/** "… se kam flat wali society" counts flats; in "80 se kam flat hebbal" the number is money. */
export function isFlatCount(tokens: readonly Token[], at: number): boolean {
  const noun = tokens[at]?.text ?? '';
  if (!FLATS.has(noun)) return false;
  if (DESCRIBED.has(tokens[at + 1]?.text ?? '') || isComparedBehind(tokens, at)) return true;
  if (PLURALS.has(noun) && (isMostBeside(tokens, at) || isMoreDenied(tokens, at))) return true;
  // "community of at least 500 flats", "boutique project below 60 flats", "100 se zyada flat nahi"
  const around = tokens.slice(Math.max(0, at - 6), at + 5);
  const isCounted = around.some(
    ({ text }, index) => COUNTABLE.has(text) && around[index - 1]?.text !== 'gated',
  );
  const behind = tokens[at + 1]?.text ?? '';
  return (
    isCounted &&
    (PLURALS.has(noun) ||
      BEING.has(behind) ||
      isCountedLast(tokens, at) ||
      denialsBehind.has(tokens[at + 1]?.text ?? ''))
  );
}

/** "chhoti building chahiye, saath se kam flat": nothing is said of the flats but how few there are. */
const isCountedLast = (tokens: readonly Token[], at: number): boolean =>
  DEGREES.has(tokens[at - 1]?.text ?? '') && !/^[\p{L}\p{M}\d]/u.test(tokens[at + 1]?.text ?? '');

/** "society me 100 se kam flat ho": what there should be is counted. */
const BEING = wordSet('ho hon hone hona hain irbeku irli idre हो हों होने ಇರಬೇಕು ಇರಲಿ');

/** "100 se zyada flats nahi": a budget is not told in flats that are refused. */
function isMoreDenied(tokens: readonly Token[], at: number): boolean {
  const isCompared = DEGREES.has(tokens[at - 1]?.text ?? '') || tokens[at - 2]?.text === 'than';
  return isCompared && denialsBehind.has(tokens[at + 1]?.text ?? '');
}

/** "max 80 flats", "80 flats max": nobody calls a price a most of so many flats. */
function isMostBeside(tokens: readonly Token[], at: number): boolean {
  if (!/^\d+$/.test(tokens[at - 1]?.text ?? '')) return false;
  return MOST.has(tokens[at - 2]?.text ?? '') || MOST.has(tokens[at + 1]?.text ?? '');
}

const MOST = wordSet(`max maximum atmost most`);

/** "80 flat se zyada nahi": what is compared behind the noun is its number. */
export function isComparedBehind(tokens: readonly Token[], at: number): boolean {
  const [than = '', degree = ''] = [tokens[at + 1]?.text, tokens[at + 2]?.text];
  if (!FLATS.has(tokens[at]?.text ?? '')) return false;
  return (THAN.has(than) && DEGREES.has(degree)) || isWithinBehind(tokens, at + 1);
}

/** "50 flat olage iro building", "60 flat ke andar wali society": so many flats of a building, and no sum. */
function isWithinBehind(tokens: readonly Token[], at: number): boolean {
  const of = OF.has(tokens[at]?.text ?? '') ? 1 : 0;
  const behind = tokens[at + of + 1]?.text ?? '';
  return (
    WITHIN.has(tokens[at + of]?.text ?? '') && (DESCRIBED.has(behind) || COUNTABLE.has(behind))
  );
}

const OF = wordSet('ke के');
const WITHIN = wordSet('olage olagade andar ಒಳಗೆ अंदर');

const THAN = wordSet('se से kinta ginta ಗಿಂತ');
const DEGREES = wordSet(
  'kam kum zyada jyada zyaada adhik upar kadime kammi jasti jaasti hecchu कम ज़्यादा ज्यादा अधिक ಕಡಿಮೆ ಹೆಚ್ಚು ಜಾಸ್ತಿ',
);

const PLURALS = new Set(['flats', 'apartments']);
const COUNTABLE = wordSet(
  `project projects community society complex building township boutique layout development overall total block campus compound`,
);

/** What is counted, right behind: "100 se kam flat". */
export const homesCounted = wordSet(
  'flat flats ghar units unit homes houses families mane manegalu apartments घर फ्लैट ಮನೆ ಫ್ಲಾಟ್',
);

/** That homes are counted: "kitne ghar", "ghar kam ho". */
export const howMany = wordSet('kitne kam zyada eshtu kammi jasti few many कितने कम ಎಷ್ಟು ಕಡಿಮೆ');

export const projectsWith = wordSet(
  'wala wale wali wala iro iruva project projects society building apartment community complex में me mein hon ho वाला वाले वाली प्रोजेक्ट सोसाइटी ಇರುವ ಇರೋ ಪ್ರಾಜೆಕ್ಟ್ ಅಪಾರ್ಟ್ಮೆಂಟ್ ಸೊಸೈಟಿ',
);

export const verbsOfCounts = wordSet('chahiye chaiye dikhao ho hona चाहिए हो दिखाओ');

export const countFillers = new Set([...valueLinks, 'charges']);
