import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';
import { inBothOrders, pairs } from '../phrase-pairs.ts';

/* What is done with the page that is seen: it is printed, or goes on. */

/** `*` takes any ending. */
export const PRINTS =
  'print printout printouts prinout printu hardcopy chaap* chhaap* chhap* प्रिंट* प्रिन्ट* छाप* छपवा* ಮುದ್ರಿಸ* ಮುದ್ರಣ* ಪ್ರಿಂಟ್*';

/** "Fine print" is read, and not printed. */
export const finePrint = wordSet('fine small');

/** What is given or sent on paper is printed, too. */
export const paperPhrases = phraseSet(
  list(`
    on paper; on a paper; hard copy; paper copy; kagaz pe; kagaz par; kagaj pe; kagaj par; kaagaz pe; kaagaz par; kagadada mele; kaagadada mele; kagadadalli; paper mele; paper pe;
    कागज़ पर; कागज पर; ಕಾಗದದ ಮೇಲೆ; ಕಾಗದದಲ್ಲಿ; ಪೇಪರ್ ಮೇಲೆ
  `),
);

const NEXT = list(
  'next; more; agla; agle; agli; aage; aage ka; aage ke; mundina; mundinadu; mundindu; munde; innashtu; अगला; अगले; अगली; आगे; आगे का; आगे के; ಮುಂದಿನ; ಮುಂದಿನದು; ಮುಂದೆ; ಇನ್ನಷ್ಟು',
);
/** Words that go on only with a page or a verb beside them: "aur dikhao", "innondu page". */
const ON = list(
  'some more; few more; any more; aur; aur bhi; innu; inna; innondu; ond innu; और; और भी; ಇನ್ನೂ; ಇನ್ನು; ಇನ್ನೊಂದು; the rest; remaining; baaki; baki; ulida; बाकी; ಉಳಿದ',
);
/** "Aur hai?": whether there are more is asked to see them. */
const ARE_THERE = list(
  'hai; hain; hai kya; hain kya; nahi hai; ide; ideya; idya; ive; iveya; illva; illvaa; है; हैं; है क्या; नहीं है; ಇದೆಯಾ; ಇದ್ಯಾ; ಇವೆಯಾ; ಇಲ್ವಾ',
);
const PAGES = list(
  'page; pages; result; results; ones; set; batch; list; panna; panne; puta; pej; options; पेज; पन्ना; पन्ने; पृष्ठ; नतीजे; ಪುಟ; ಪೇಜ್; ಪೇಜು; ಫಲಿತಾಂಶ; ಫಲಿತಾಂಶಗಳು',
);
const SHOWS = list(
  'show; show me; see; load; dikhao; dikha do; dikhaiye; dikhana; dikha; torsi; thorsi; torisi; thorisi; toriso; दिखाओ; दिखा दो; दिखाइए; दिखाना; ತೋರಿಸಿ; ತೋರ್ಸಿ; ತೋರಿಸು',
);

/** A turn of nothing else goes on in the list. */
export const nextPhrases = phraseSet([
  ...NEXT,
  ...pairs([...NEXT, ...ON], PAGES),
  ...inBothOrders([...NEXT, ...ON], SHOWS),
  ...pairs(ON, ARE_THERE),
  ...pairs('page; page number; page no; पेज; ಪುಟ', '2; 3; 4; 5; two; three'),
  ...list(
    'scroll down; load more; keep going; see all of them; are there more; is there more; any others; any more of these; any more like these; any more of them; whats next; what else is there; next lot; next few; next ten; next 10',
  ),
]);

export const besideNext = wordSet(
  'these those like this kya क्या the me us please pls plz a go to of and ok show see load give get dikhao dikhaiye torsi thorsi torisi thorisi can you i want need results projects homes beku chahiye kodi do de दो दीजिए चाहिए दिखाओ दिखाइए ಬೇಕು ಕೊಡಿ ತೋರಿಸಿ ತೋರ್ಸಿ ge ke pe par me mein ko जाओ में पर ಗೆ ಹೋಗಿ hogi jao chalo',
);
