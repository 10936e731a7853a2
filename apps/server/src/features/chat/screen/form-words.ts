import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';
import { pairs } from '../phrase-pairs.ts';

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
export const aboutWords = phraseSet(
  list(
    'what about; how about; whatabout; hows about; wt abt; wat abt; wat about; what abt; how abt',
  ),
);

/** Words that wish where a clause does not ask by its form: "only ready ones", but not "is it only planned". */
export const wantWords = phraseSet(
  list(`
    want; wants; wanted; optional; need; needs; must; musts; a must; must haves; should be; should not; should have; should get; have to; has to; had to; required; prefer; preferably; would like; mandatory; necessary; only; just; rather; fine too; ok too; also fine; also ok; is fine; is ok; are ok; are fine; not needed; will do; is enough; budget; max; maximum; minimum; min; at most; at least; if possible; no more;
    chahiye; chaiye; chahie; chahte; chahta; chahti; hona; honi; hone; chalega; chalegi; ho to hi; zaroori; zaruri; jaruri; sirf; bas; ke andar; tak; ho to; nahi;
    beku; bekagide; bekaagide; bekagittu; beke; irbeku; irabeku; iralebeku; irlebeku; melirbeku; aagbeku; olledu; chennagirutte; parvagilla; paravagilla; nadiyutte; mathra; matra; maatra; olage; varege; tanka; bedappa; alla;
    चाहिए; चाहिये; चाहता; चाहती; चाहते; होना; होनी; हो तो; चलेगा; चलेगी; काफी; ज़रूरी; जरूरी; सिर्फ; सिर्फ़; केवल; बस; के अंदर; तक; नहीं; ಬೇಕು; ಇರಬೇಕು; ಇರಲೇಬೇಕು; ಬೇಕಾಗಿದೆ; ಚೆನ್ನ; ಪರವಾಗಿಲ್ಲ; ಮಾತ್ರ; ಒಳಗೆ; ವರೆಗೆ; ತನಕ
  `),
);

/** Of these, what only bounds: it wishes less than a question mark asks. */
export const boundWords = phraseSet(
  list(
    'without; except; only; just; max; min; enough; ke andar; tak; sirf; bas; nahi; olage; varege; mathra; matra; alla; के अंदर; तक; सिर्फ; केवल; बस; नहीं; ಮಾತ್ರ; ಒಳಗೆ; ವರೆಗೆ',
  ),
);

/** Words of English that ask what, who, when, where, why or how much where they open a clause. */
export const openingQuestions = wordSet(
  'what whats wat wats which who whos whose whom when whens where wheres why whys how hows',
);

/** What may stand before them: "in what", "by when", "so which". */
export const beforeQuestions = wordSet('of in by since from till at to with for and so');

/** Those that ask wherever they stand. */
export const askingAnywhere = wordSet('what whats wats how hows why whys');

/** Those that ask within a clause only before a verb, or of some: "that one, when is it ready", "which of them". */
export const askingBefore = wordSet('when where who which');
export const askedOf = wordSet('of one ones');

/** Asks to be told, where it opens a clause. */
export const askingToTell = phraseSet(
  list(`
    tell; explain; describe; read me; remind me; clarify; confirm; check if; meaning of; difference between; list of; i want to know; want to know; let me know; do you know; can you tell; could you tell; please tell; jawab do
  `),
);

/** Verbs that make a question where they open a clause. */
export const auxiliaries = wordSet(
  'is are am was were does do did has have had can could will would should shall may isnt arent wasnt werent doesnt didnt hasnt havent hadnt cant couldnt wouldnt wont any',
);

/** Of these a clause asks whatever else it says: "does the price include", but not "can you include". */
export const askingAuxiliaries = wordSet('is are was were does do did has have had');

/** After these verbs a wish or an order: "have to be", "would like", "do not". */
export const notAskedAfter = wordSet('not to be like prefer');

/** "Can wait till December" says what somebody would do, and leaves the one out who would. */
export const statesAfterCan = wordSet(
  'wait stretch go adjust manage live compromise travel extend spend afford shift move do pay increase raise push',
);

/** Particles that ask yes or no wherever they stand. */
export const yesOrNo = phraseSet(
  list(
    'kya; क्या; is there; are there; is it; can i; can we; do any; does any; any of; has any; have any',
  ),
);

/** Verbs that say nothing of what is asked: "which of these has OC" asks for OC. */
export const helpingVerbs = wordSet(
  'is are am was were does doesnt do did has have had got can could will would should hai ide है ಇದೆ',
);

/** What a statement is made a question by where it closes it. */
export const tags = phraseSet(
  list(`
    right; correct; isnt it; is it; is it not; or not; or what; or something else; ok or not; true or lie; true or false; yes or no; really; really true;
    na; naa; hai na; hai kya; ya nahi; ya nhi; ki nahi; to nahi; hai ki nahi; sahi hai; sach hai; alva; allva; alwa; allave; alveno; nija; nijana; nija na; houda; hauda; howda; sarina; aa; a;
    ಅಲ್ವಾ; ಅಲ್ಲವೇ; ಅಲ್ಲವಾ; ನಿಜಾನಾ; ಹೌದಾ; ना; है न; है ना; सच है; या नहीं
  `),
);

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
export const complaints = phraseSet(
  list(`
    had enough; have had enough; fed up; sick of; tired of; cant stand; could not stand; pareshan ho gaya; pareshan hoon; tang aa gaya; tang aa gayi; thak gaya; saakagi hogide; saakagide; bejar aagide;
    तंग आ गया; तंग आ गए; परेशान हो गया; परेशान हूँ; ಸಾಕಾಗಿ ಹೋಗಿದೆ; ಸಾಕಾಗಿದೆ; ಬೇಜಾರಾಗಿದೆ
  `),
);

/** Beside "cheaper", what says that others are looked for: "anything cheaper", "isse sasta". */
export const others = wordSet(
  'anything something any some there kuch koi कोई कुछ yavudadru ಯಾವುದಾದರೂ aur isse usse inse inna innu idakinta idakkinta adakinta इससे उससे और कुछ ಇನ್ನೂ ಇನ್ನು ಇದಕ್ಕಿಂತ ಗಿಂತ kinta',
);

/** Words that ask which of several: without a place in the list, of all that is shown. */
export const whichWords = phraseSet([
  ...list(`
    which; how many; any of; any of them; any of these; kaunsa; kaunse; kaunsi; kaun sa; kaun se; kaun si; konsa; konse; kisme; kismein; kis mein; kitne mein; kiska; kiske; kiski; yaarige;
    yavudu; yaavudu; yavdu; yaavdu; yavudakke; yavdakke; yaavudakke; yaavdakke; yavudanna; yaavudanna; yavudralli; yaavudralli; yavudara; yava project; yaava project; yavudadru; eshtu project;
    कौन सा; कौनसा; कौन से; कौन सी; किसमें; किसका; किसके; किसकी; कितने में; किसी में; किसी मे; kisi me; kisi mein; yavudralladru; yavudaralladru; yaavudralladru; ಯಾವುದರಲ್ಲಾದರೂ; ಯಾವುದರಲ್ಲಾದ್ರೂ; ಯಾವುದಾದರಲ್ಲಿ; ಯಾವುದು; ಯಾವುದಕ್ಕೆ; ಯಾವುದರಲ್ಲಿ; ಯಾವುದರ; ಯಾವ ಪ್ರಾಜೆಕ್ಟ್; ಎಷ್ಟು ಪ್ರಾಜೆಕ್ಟ್; ಯಾವುದಾದರೂ
  `),
  ...pairs('do; does; are; is; has; have', 'any'),
]);

/** Small words that may stand before the word that opens a question. */
export const beforeOpeners = wordSet(
  'ok okay and so but hmm hm hi hello sir madam mitra then pls please btw also now actually accha acha achha arre yaar guru bro well great good fine thanks thank you haan no nahi illa , . : ! – - aur toh to lekin mattu sari adre और तो ಮತ್ತು ಸರಿ',
);

/** Words that open a wish by what it does not want. */
export const denials = wordSet('no not without bina बिना');

/** "No of car parks", "no. 2": it counts, and denies nothing. */
export const countedBehindNo = wordSet('of .');

/** Words that wish where they close a clause: "another builder is also ok", but not "are pets ok in the second". */
export const closingWants = wordSet('ok okay ಓಕೆ');

export const thereWords = wordSet(
  'there wahan waha wahin udhar alli allige वहां वहाँ वहीं उधर ಅಲ್ಲಿ ಅಲ್ಲೇ',
);
