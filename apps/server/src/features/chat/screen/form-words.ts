import { list, phraseSet, wordsOf } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';
import { inBothOrders, pairs } from '../phrase-pairs.ts';
import { thereWords as placeNamedBefore } from '@manemitra/query/words/people-words';
import { ALONE } from '@manemitra/query/words/outright-words';
import { courtesies } from '@manemitra/query/words/term-words';
import { buts } from '@manemitra/query/words/joint-words';
import { thanksWords } from '@manemitra/query/words/intent-words';
import { andWords } from '../joining-words.ts';

/**
 * Words that ask for the list to be shown or changed, beside the verbs of Hindi and Kannada that order by their form. They order
 * something, so that a clause with one wishes even where it is put as a question: "can you show 2 BHK in Hebbal?"
 */
export const orderWords = phraseSet([
  ...list(`
    show; showing; find; search; looking for; look for; look at; looking at; get me; give me; give us; bring; list me all; list me the; list out; list only; suggest; recommend; filter; sort; order by;
    remove; hide; add; include; exclude; omit; drop; delete; clear; skip; ignore; avoid; forget; leave; without; except; keep; make it; make that; make the; change; swap; switch; move to; set; increase; decrease; reduce; raise; cap it; push; take out;
    stretch; widen; relax; extend; limit; restrict; put; instead; go back; back to; start over; reset; let us; lets; i said; i meant; what can i get; what can we get; what do you have; consider; try; not more than; no more than; go for; open to; can we do;
    do you have any; have you got; have you any; got any; do you have something; can i see; can we see; could i see; do we have any;
    mat; wapas; vapas; ke alawa; ki jagah; nikal do; nikaal do; rakh do; daal do; jod do; kar do; kar de; kar dijiye; badha do; badal do; chhod do; chod do; rehne do;
    निकाल दो; रख दो; डाल दो; जोड़ दो; कर दो; कर दीजिए; बढ़ा दो; बदल दो; छोड़ दो; छोड़ के; रहने दो; वापस; मत; के अलावा
  `),
  ...pairs(
    'any; anything; something',
    'with; without; in; near; from; by; at; under; below; around; within; facing; like; similar; cheaper; bigger; closer; ready',
  ),
  ...pairs('what else', 'is there; in; near; under; below; around; with; from'),
  ...pairs('any', 'other in; other near; others; more'),
  ...pairs(
    'any homes; any flats; any villas; any plots; any projects; any project; any options',
    'in; near',
  ),
]);

/** "What about Hebbal": it wishes only by what is said after it, for it may ask about anything. */
export const ABOUT = list(
  'what about; how about; whatabout; hows about; wt abt; wat abt; wat about; what abt; how abt',
);
export const aboutWords = phraseSet(ABOUT);

/** "Which is cheapest? Put that on top": behind what is asked, they put the list in that order. */
export const orderedByIt = phraseSet(
  list(`
    sort by that; sort by it; order by that; arrange by that; rank by that; that on top; it on top; that first; that one first; that one on top; those first; those on top; them first; it first; that at the top;
    usko upar; usko pehle; use upar; use pehle; wahi upar; wahi pehle; usi hisaab se; uske hisaab se; us hisaab se; us order me; usi order me; unko upar; unko pehle;
    adanna modalu; adanne modalu; adanna mele; adanne mele; adu modalu; avanna modalu; adara prakara; ade order alli; ade prakara;
    उसको ऊपर; उसे ऊपर; उसको पहले; उसे पहले; उसी हिसाब से; उस हिसाब से; ಅದನ್ನು ಮೊದಲು; ಅದನ್ನು ಮೇಲೆ; ಅದನ್ನ ಮೊದಲು; ಅದನ್ನೇ ಮೊದಲು; ಅದರ ಪ್ರಕಾರ
  `),
);

/** Before homes they look for some: "any project with a golf course". */
export const anyWords = wordSet('any koi yavudadru yaavudadru yavdadru yaavdadru कोई ಯಾವುದಾದರೂ');

/** Beside nothing but a place they look for homes there: "what is there in Hebbal?" */
export const whatIsThere = phraseSet([
  ...pairs(
    'what; whats; what is; what all; anything; something; is anything; is there anything; what options; any options',
    'in; there in; available in; is in; is there in; do you have in; have you got in; is available in; can i get in; do we have in',
  ),
  ...pairs(
    'kya; kya kya; kuch; koi; kuchh; क्या; क्या क्या; कुछ; कोई',
    'hai; hain; hai kya; milega; milta hai; mil sakta hai; option hai; options hai; options hain; है; हैं; है क्या; मिलेगा; मिलता है; मिल सकता है',
  ),
  ...pairs(
    'enu; yenu; en; yen; enenu; yenenu; enadru; yenadru; enaadru; yenaadru; ಏನು; ಏನೇನು; ಏನಾದರೂ; ಏನಾದ್ರೂ',
    'ide; ideya; idya; ide nodi; sigutte; siguttaa; siguttade; ಇದೆ; ಇದೆಯಾ; ಇದ್ಯಾ; ಸಿಗುತ್ತೆ; ಸಿಗುತ್ತದೆ; ಸಿಗುತ್ತಾ',
  ),
  ...list(
    'enide; yenide; enideya; ಏನಿದೆ; ಏನೇನಿದೆ; at this price; in this budget; in my budget; me; mein; में; ಲ್ಲಿ; is budget me; ee budget alli',
  ),
]);

/** What wishes and only bounds: it wishes less than a question mark asks. */
const BOUNDS = [
  ...ALONE,
  ...list(
    'max; min; ke andar; tak; nahi; olage; varege; mathra; alla; के अंदर; तक; बस; नहीं; ಒಳಗೆ; ವರೆಗೆ',
  ),
];
export const boundWords = phraseSet([...BOUNDS, ...list('without; except; enough')]);

/** Words that wish where a clause does not ask by its form: "only ready ones", but not "is it only planned". */
export const wantWords = phraseSet([
  ...BOUNDS,
  ...list(`
    want; wants; wanted; optional; need; needs; must; musts; a must; must haves; should be; should not; should have; should get; have to; has to; had to; required; prefer; preferably; would like; mandatory; necessary; rather; fine too; ok too; also fine; also ok; is fine; is ok; are ok; are fine; not needed; will do; is enough; budget; maximum; minimum; at most; at least; if possible; no more;
    chahiye; chaiye; chahie; chahte; chahta; chahti; hona; honi; hone; chalega; chalegi; ho to hi; zaroori; zaruri; jaruri; ho to;
    beku; bekagide; bekaagide; bekagittu; beke; irbeku; irabeku; iralebeku; irlebeku; melirbeku; aagbeku; olledu; chennagirutte; parvagilla; paravagilla; nadiyutte; tanka; bedappa;
    चाहिए; चाहिये; चाहता; चाहती; चाहते; होना; होनी; हो तो; चलेगा; चलेगी; काफी; ज़रूरी; जरूरी; ಬೇಕು; ಇರಬೇಕು; ಇರಲೇಬೇಕು; ಬೇಕಾಗಿದೆ; ಚೆನ್ನ; ಪರವಾಗಿಲ್ಲ; ತನಕ;
  `),
  ...pairs(
    'would be; will be; would be so; would be really',
    'nice; good; great; lovely; ideal; perfect; better; best; helpful; a plus; a bonus',
  ),
]);

/** Before a sum it supposes another budget: "and if I go to 1.25 Cr?" */
export const supposings = phraseSet([
  ...pairs(
    'if i; if we; if i can; if we can; suppose i; suppose we; say i; say we; if i could; if we could',
    'go; go to; go up; go till; go upto; stretch; extend; raise; increase; push; move',
  ),
  ...pairs(
    'tak; tak bhi; lakh; crore; cr; तक; लाख; करोड़; varege; olage; koti; ವರೆಗೆ; ಕೋಟಿ; ಲಕ್ಷ',
    'jau to; jaau to; jaun to; jaaun to; jaye to; jaaye to; jaye toh; jaun toh; jaau toh; karu to; karun to; kar du to; kar dun to; badhau to; जाऊं तो; जाऊँ तो; जाएं तो; करूं तो; कर दूं तो; hodre; hodare; hogidre; madidre; maadidre; aadre; ಹೋದರೆ; ಹೋದ್ರೆ; ಮಾಡಿದರೆ; ಮಾಡಿದ್ರೆ',
  ),
]);

/** What others said, told for an answer: "in the brochure they told June 2026". */
export const reports = phraseSet([
  ...pairs(
    'they; he; she; we; broker; agent; somebody; people',
    'told; said; say; says; is saying; are saying',
  ),
  ...list(`
    heard; kelidde; kelidini; keliddini; antha kelde; brochure; sales guy; salesman; bol raha; bol rahe; bolte; bolta; kehta; kehte; keh raha; suna hai; suna; heltare; helthare; antare; anthare; antidare; heldru; heliddru; कहता; कहते; सुना; बोलते; ಅಂತಾರೆ; ಹೇಳಿದರು; ಹೇಳ್ತಾರೆ
  `),
]);

/** Why something is wished, told beside it: "had enough of it". */
export const complaints = phraseSet([
  ...pairs(
    'had; had a; had some; have had; have had a; we had; we had a; i had; i had a',
    'bad experience; bad experiance; bad experiences; bad time; problem; problems; issues; trouble; troubles; fight',
  ),
  ...inBothOrders(
    'bura; kharab; ganda; ketta; बुरा; खराब; ಕೆಟ್ಟ',
    'anubhav; anubhava; experience; experiance; अनुभव; एक्सपीरियंस; ಅನುಭವ; ಎಕ್ಸ್‌ಪೀರಿಯನ್ಸ್',
  ),
  ...list(`
    had enough; have had enough; fed up; sick of; tired of; cant stand; could not stand; pareshan ho gaya; pareshan hoon; tang aa gaya; tang aa gayi; thak gaya; saakagi hogide; saakagide; bejar aagide;
    तंग आ गया; तंग आ गए; परेशान हो गया; परेशान हूँ; ಸಾಕಾಗಿ ಹೋಗಿದೆ; ಸಾಕಾಗಿದೆ; ಬೇಜಾರಾಗಿದೆ
  `),
]);

/** What people say of a list that is as they wished: it asks and wishes nothing. */
export const praises = phraseSet(
  list(
    'more like it; thats better; much better; way better; looks good; looks better; not bad; now we are talking',
  ),
);

/** Beside "cheaper", what says that others are looked for: "anything cheaper", "isse sasta". */
export const others = wordSet(
  'anything something any some there kuch koi कोई कुछ yavudadru ಯಾವುದಾದರೂ aur isse usse inse inna innu idakinta idakkinta adakinta इससे उससे और कुछ ಇನ್ನೂ ಇನ್ನು ಇದಕ್ಕಿಂತ ಗಿಂತ kinta',
);

/** Small words that may stand before the word that opens a question. */
export const beforeOpeners = new Set([
  ...courtesies,
  ...andWords,
  ...buts,
  ...thanksWords,
  ...wordSet(`
    hmm hm mitra then btw also now accha acha achha arre guru bro well great good fine you haan no nahi illa yaar bhai : - toh to sari तो अरे यार भाई नहीं ಸರಿ ಇಲ್ಲ
  `),
]);

/** Words that open a wish by what it does not want. */
export const denials = wordSet('no not nothing without bina बिना');

/** "No of car parks", "no. 2": it counts, and denies nothing. */
export const countedBehindNo = wordSet('of .');

/** Words that wish where they close a clause: "another builder is also ok", but not "are pets ok in the second". */
export const closingWants = wordSet('ok okay ho hon ಓಕೆ हो हों');

/** "Show there", of a place that was named just before. */
export const thereWords = new Set([
  ...wordsOf(placeNamedBefore),
  ...wordSet('waha udhar alli उधर ಅಲ್ಲಿ'),
]);
