import { list, phraseSet, phraseTable } from '@manemitra/query/phrases';
import { inBothOrders, pairs } from '../phrase-pairs.ts';

/** What people ask of ourselves. */
export type SiteQuestion =
  | 'who'
  | 'language'
  | 'talk'
  | 'paid'
  | 'distance'
  | 'source'
  | 'when'
  | 'fund';

/** "Aap insaan ho ya bot": it asks, whatever its verb. */
export const askingIfHuman = pairs(
  'aap; tum; neevu; neenu; nivu; आप; तुम; ನೀವು; ನೀನು; you; u; are you; are you a; are u; are u a; is this; is this a; talking to; talking to a; chatting with a',
  'insaan; insan; bot; robot; human; person; machine; computer; program; ai; manushya; manusha; real person; chatbot; इंसान; बॉट; रोबोट; मशीन; ಮನುಷ್ಯ; ಮನುಷ್ಯರಾ; ಯಂತ್ರನಾ; ಯಂತ್ರವಾ; ಬಾಟಾ; manushyara; manushyana; ಬಾಟ್; ರೋಬೋಟ್; ಯಂತ್ರ',
);

/** "Neevu kannadadavra", "do you speak Hindi". */
const askingOfLanguages = pairs(
  'aap; tum; aapko; tumko; tumhe; kya aap; kya tum; neevu; nivu; neenu; nimge; nimage; ninage; आप; तुम; आपको; तुमको; तुम्हें; ನೀವು; ನೀನು; ನಿಮಗೆ; ನಿನಗೆ; you; are you; are you a; are you from; do you; can you; u; do u',
  'kannadiga; kannadigara; kannadigru; kannadadavra; kannadadavara; kannadadavaru; kannada barutta; kannada baruttha; kannada gotta; kannada gottha; kannada gottide; kannada arta agutta; hindi barutta; hindi gotta; ' +
    'hindi aati; hindi aati hai; hindi samajhte; hindi samajhte ho; hindi bolte; hindi bolte ho; kannada aati; kannada aati hai; kannada samajhte; kannada bolte; ' +
    'speak kannada; speak hindi; speak english; understand kannada; understand hindi; understand hinglish; understand kanglish; know kannada; know hindi; read kannada; read hindi; karnataka; ' +
    'हिंदी आती; हिंदी आती है; हिन्दी आती; हिंदी समझते; हिंदी समझते हो; हिंदी बोलते; कन्नड़ आती; कन्नड़ आती है; कन्नड़ समझते; ' +
    'ಕನ್ನಡದವರಾ; ಕನ್ನಡದವರೇ; ಕನ್ನಡಿಗರಾ; ಕನ್ನಡಿಗರೇ; ಕನ್ನಡಿಗನಾ; ಕನ್ನಡ ಬರುತ್ತಾ; ಕನ್ನಡ ಬರುತ್ತದೆಯೇ; ಕನ್ನಡ ಗೊತ್ತಾ; ಕನ್ನಡ ಅರ್ಥ ಆಗುತ್ತಾ; ಹಿಂದಿ ಬರುತ್ತಾ; ಹಿಂದಿ ಗೊತ್ತಾ',
);

/** Of who we are: it asks, whatever else is shown. */
export const askingWhoWeAre = phraseSet([...askingIfHuman, ...askingOfLanguages]);

export const siteQuestions = phraseTable<SiteQuestion>([
  ['who', askingIfHuman],
  ['language', askingOfLanguages],
  [
    'who',
    list(`
      who are you; who made you; what can you do; your name; aap kaun ho; tum kaun ho; kisne banaya tumhe; neevu yaaru; nimma hesaru;
      आप कौन; तुम कौन; ನೀವು ಯಾರು; ನಿಮ್ಮ ಹೆಸರು
    `),
  ],
  [
    'talk',
    list(`
      my chats; my chat; chats shared; this chat; what i say; my number; my data; my details; spam; privacy; mera number; mera data; nanna number; मेरा नंबर; ನನ್ನ ನಂಬರ್
    `),
  ],
  [
    'paid',
    list(`
      trust your list; trust you; trust this site; are you paid; paid by builders; who pays you; sponsored; ads; promoted; your commission; you get paid; do you charge; is it free; nimma list; nambike; bharosa; भरोसा; ನಂಬಿಕೆ
    `),
  ],
  [
    'distance',
    list(`
      how do you measure; how is distance measured; straight line; by road; as crow flies; crow flies; aerial distance; really walking; walking distance or; seedhi line; सीधी लाइन
    `),
  ],
  [
    'source',
    list(`
      where do you get; where does your data; your data; your information; how fresh; how old is the information; how old is the data; how old are these; date of the data; date of the information; how recent; how up to date; up to date; last updated; nim maahiti; nimma maahiti; nimma mahiti; nim mahiti; maahiti yavaga; mahiti yavaga; maahiti yav; jaankari kab ki; jankari kab ki; aapki jaankari; aapki jankari; data kab ka; kab ka data; kab update; kab ka hai ye data; जानकारी कब की; आपकी जानकारी; डेटा कब का; कब अपडेट; कब की जानकारी; ನಿಮ್ಮ ಮಾಹಿತಿ; ಮಾಹಿತಿ ಯಾವಾಗ; ಮಾಹಿತಿ ಯಾವ; how often updated; when updated; data kahan se; kahan se laate
    `),
  ],
  [
    'fund',
    [
      ...pairs(
        'pf; epf; provident fund; pf ka paisa; pf paisa; pf money; pf ke paise; pf duddu; epfo; पीएफ; पी एफ; भविष्य निधि; ಪಿಎಫ್; ಪಿ.ಎಫ್; gratuity; nps',
        'nikal; nikalna; nikaal; nikal sakte; nikal sakte hai; nikal sakta; withdraw; withdrawal; withdrawn; for house; for a house; for buying; use; used; for down payment; tegibahuda; tegeyabahuda; tegedukollabahuda; thegibahuda; निकाल; निकालना; निकाल सकते; ತೆಗೆಯಬಹುದಾ; ತೆಗೀಬಹುದಾ; ತೆಗೆದುಕೊಳ್ಳಬಹುದಾ; ಬಳಸಬಹುದಾ',
      ),
      ...pairs(
        'withdraw; withdraw my; withdraw from; take out; take out my; use; use my; can i use my; money from; money from my',
        'pf; epf; provident fund; gratuity; nps',
      ),
    ],
  ],
  [
    'when',
    [
      ...pairs(
        'good; right; best; bad; wrong; better; ideal; great; sahi; accha; acha; olle; olleya; ಒಳ್ಳೆ; ಒಳ್ಳೆಯ; ಸರಿಯಾದ; सही; अच्छा',
        'time to buy; time to purchase; time to invest; time for buying; time now; moment to buy; samay; samaya; time hai; time ide; समय; वक्त; टाइम; ಸಮಯ; ಟೈಮ್',
      ),
      ...inBothOrders(
        'buy now; book now; abhi lena; abhi kharidna; abhi le lun; eega tagobeka; eega togobahuda; eega kollabahuda; अभी लेना; अभी खरीदना; ಈಗ ತಗೋಬಹುದಾ; ಈಗ ಕೊಳ್ಳಬಹುದಾ',
        'or wait; or later; should i wait; ya ruk; ya ruku; ya wait; ya baad me; athva kaayabeka; athva kaibeka; या रुक; या बाद में; ಅಥವಾ ಕಾಯಬೇಕಾ',
      ),
      ...list(
        'market up or down; will prices fall; will prices drop; market crash; daam girenge; rate kammi aagutta; दाम गिरेंगे; ಬೆಲೆ ಇಳಿಯುತ್ತಾ',
      ),
    ],
  ],
]);
