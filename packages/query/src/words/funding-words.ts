import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** Where the money for a home comes from: what it is, or that somebody gives it. People alone are those it is for, as often as not. */
export const funders = phraseSet(
  list(`
    bank has; bank will; bank se; bank dega; bank degi; bank loan; loan; sanctioned; own money; own funds; my own; savings; cash; in hand; from me; from him; from her; from us; from them; from my; from the; from dad; from papa;
    can add; will add; can give; will give; gives; contributes; can contribute; pf; fd; gratuity; gold;
    mere paas; mera paas; hamare paas; apne paas; dega; degi; denge; dungi; dunga; khud ka; jama; saala; kaiyinda; kai alli; kodtare; kodtini; kodtaare;
    लोन; बैंक से; मेरे पास; हमारे पास; अपने पास; जमा; देंगे; देगा; नकद; ಸಾಲ; ಕೈಯಿಂದ; ಕೈ ಇಂದ; ಕೈಯಲ್ಲಿ; ಉಳಿತಾಯ; ಬ್ಯಾಂಕ್; ಕೊಡ್ತಾರೆ
  `),
);

/** Between two parts of a sum. */
export const partJoints = wordSet(', + and plus & aur mattu matte और ಮತ್ತು');

/** What is earned or paid again and again is no part of it, and a total needs no adding. */
export const perMonthWords = phraseSet(
  list(`
    total; totally; in all; poora; pura; kul; ottu; ottaare; purchase; पूरा; कुल; ಒಟ್ಟು; ಒಟ್ಟಾರೆ; emi; emis; pension; salary; salaries; earn; earns; income; rent; rental; kiraya; baadige; badige; per month; a month; monthly; pm; sambla; sambala; ctc; lpa; old; sold; maintenance;
    ईएमआई; किराया; सैलरी; तनख्वाह; ಇಎಂಐ; ಕಂತು; ಬಾಡಿಗೆ; ಸಂಬಳ
  `),
);

/** Before a number without a unit these make it a sum of its own. */
export const amounting = phraseSet(list(`total; under; upto; within; max; budget; around`));

/** Those who give together, behind their number. */
export const givers = wordSet(
  'of us brothers sisters siblings friends cousins people bhai behen log jan jana dost families भाई लोग दोस्त ಜನ',
);
export const poolingVerbs = phraseSet(
  list(`
    putting; put in; putting in; pool; pooling; contribute; contributing; chipping in; chip in; giving; share; sharing; milake; milakar; denge; hakti; haaktivi; मिलाकर; देंगे
  `),
);
export const eachWords = phraseSet(list(`each; apiece; per head; har ek; tala; हर एक; ತಲಾ`));
