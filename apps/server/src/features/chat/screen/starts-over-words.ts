import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';
import { besideTakingBack } from './taken-back-words.ts';
import { inBothOrders, pairs } from '../phrase-pairs.ts';

/* Words that give the whole search up: "chhodo, shuru se karte hain", "let's begin again". */

const FROM_START_HINDI =
  'shuru se; shuruaat se; shuruat se; naye sire se; naye se; naya se; nayi shuruaat; nayi shuruat; zero se; शुरू से; शुरुआत से; नए सिरे से; नये सिरे से; नए से; नये से; नई शुरुआत; जीरो से';
const AGAIN_HINDI =
  'phir se; fir se; firse; phirse; dobara; dubara; wapas; फिर से; दोबारा; दुबारा; वापस';
const BEGIN_HINDI =
  'shuru; shuru se; shuruaat; start; restart; shuru se shuru; शुरू; शुरू से; शुरुआत; स्टार्ट';

const FROM_START_KANNADA =
  'modalinda; modlinda; modalininda; modalindale; hosadaagi; hosadagi; hosdaagi; hosdagi; zero inda; start inda; first inda; firstinda; ಮೊದಲಿನಿಂದ; ಮೊದಲಿಂದ; ಮೊದಲಿನಿಂದಲೇ; ಹೊಸದಾಗಿ';
const BEGIN_KANNADA = 'shuru; start; arambha; aarambha; prarambha; ಶುರು; ಆರಂಭ; ಪ್ರಾರಂಭ; ಸ್ಟಾರ್ಟ್';

/** Phrases that a clause which begins anew is made of. */
export const startingOver = phraseSet([
  ...list(
    'start over; start again; start afresh; start anew; start fresh; begin again; begin afresh; begin anew; begin over; restart; fresh start; clean slate; from scratch; from the beginning; from the start; from zero; from square one; back to square one; all over again',
  ),
  ...pairs(
    'start; start over; start all over; start again; begin; begin again; begin all over; go; redo it all',
    'from scratch; from the beginning; from the start; from zero; again; from square one',
  ),
  ...pairs(
    'clear; reset; wipe; empty; remove; forget; cancel',
    'all; all of it; everything; it all; the search; my search; search; this search; all filters; the filters; filters; all conditions; the list',
  ),
  ...inBothOrders(
    'ella search; search ella; ella filter; ella filters; ella condition; sab search; saare filter; sab filter; sab filters; saari shart; ella; yella; sab; sab kuch',
    'clear maadi; clear madi; clear karo; clear kar do; reset maadi; reset madi; reset karo; reset kar do',
  ),
  ...list(FROM_START_HINDI),
  ...pairs(FROM_START_HINDI, BEGIN_HINDI),
  ...pairs(AGAIN_HINDI, BEGIN_HINDI),
  ...list(FROM_START_KANNADA),
  ...pairs(FROM_START_KANNADA, BEGIN_KANNADA),
]);

/** What may stand beside them and says nothing more. */
export const besideStartingOver: ReadonlySet<string> = new Set([
  ...besideTakingBack,
  ...wordSet(`
    lets let us we i want to can could should just all everything this that it search leave forget drop scrap the a my whole thing
    chhodo chodo chhod chod do jaane jane de good use point sab sabkuch kuch ye yeh hum mujhe ek baar chalo ab bidi bittbidi bittu alsi alisi alsbidi ಅಳಿಸಿ ಬಿಟ್ಟು ella adella yella naavu nanage ondu sala innondu inondu matte maadona madona maadi tegiri tegi tegedu tegedubidi haaki haki ಇನ್ನೊಂದು ಮತ್ತೆ ತೆಗೆಯಿರಿ ಮಾಡೋಣ
    छोड़ो छोडो छोड़ दो सब कुछ ये यह हम मुझे एक बार चलो चलिए अब ಬಿಡಿ ಎಲ್ಲ ಎಲ್ಲಾ ನಾವು ಒಂದು ಸಲ ಈಗ
  `),
]);
