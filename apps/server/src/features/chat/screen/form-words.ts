import { list, phraseSet } from '@manemitra/query/phrases';

/**
 * Words that ask for the list to be shown or changed. They order something, so that a clause with one wishes even where it is put
 * as a question: "can you show 2 BHK in Hebbal?"
 */
export const orderWords = phraseSet(
  list(`
    show; showing; find; search; looking for; look for; look at; looking at; get me; give me; give us; bring; list me; list out; list only; suggest; recommend; filter; sort; sort by; order by;
    remove; add; include; exclude; omit; drop; delete; clear; skip; ignore; avoid; forget; leave; without; except; keep; make it; make that; make the; change; switch; move to; set; increase; decrease; reduce; raise; cap it; push; take out;
    stretch; widen; relax; extend; limit; restrict; put; instead; go back; back to; start over; reset; let us; lets; i said; i meant; what about; how about; whatabout; hows about; wt abt; wat abt; wat about; what abt; how abt; consider; try; not more than; no more than; go for; open to; can we do;
    anything with; anything in; anything near; anything under; anything below; anything around; anything cheaper; anything bigger; anything closer; anything by; anything ready; something with; something in; something near; something under; something cheaper; something bigger; something closer; something like; something similar;
    any with; any without; any in; any near; any from; any by; any at; any under; any below; any around; any within; any other in; any other near; any others; any more; any cheaper; any ready; any bigger; any closer; any options in; any homes in; any flats in; any villas in; any plots in; any projects in; any project in; any facing;
    do you have any; have you got; have you any; got any; do you have something; can i see; can we see; could i see; do we have any;
    dikhao; dikhaiye; dikhana; dikhaao; dikhayiye; dikhayen; dikha; dikhado; dikhawo; dhundo; dhundho; dhoondo; dhoondho; dekho; dekhte; hatao; hata; hatado; nikalo; nikal do; nikaal do; rakho; rakhna; rakh do; rakhiye; rakhlo; daalo; dalo; daal do; jodo; jod do; kar do; kardo; karo; kar de; kar dijiye; badha do; badhao; ghatao; badlo; badal do; chhodo; chodo; chhod do; chhod ke; chhodke; chhodkar; chod do; rehne do; mat; wapas; vapas; ke alawa; ki jagah;
    thorisi; torsi; torisi; thorsi; torsu; thorsu; torisu; thorisu; toriso; torsri; thorsri; thorisri; hudki; huduki; hudukri; hudkri; tegi; tegedu; tegeri; thegiri; tegiri; tegedbidi; thegdu; haki; haaki; hakri; serisu; sersi; serisi; serisri; jodsi; maadi; maadu; maadri; madi; madu; ittko; itko; itkolli; irli; irali; bidi; bitbidi; bittbidi; bittu; bitbidu; beda; bedi; badlisi; badlayisi; badalayisi; sakku; saaku; saku; nodona; nodu; nodi; nodri; hogona;
    दिखाओ; दिखाइए; दिखाइये; दिखा; दिखाना; दिखाएं; ढूंढो; ढूँढो; ढूंढिए; देखो; देखते; हटाओ; हटा; हटाइए; निकालो; निकाल दो; रखो; रखना; रखिए; जोड़ो; जोड़ दो; कर दो; कर दीजिए; बढ़ाओ; बढ़ा दो; घटाओ; बदलो; छोड़ो; छोड़ दो; छोड़कर; छोड़ के; रहने दो; वापस; मत; के अलावा;
    ತೋರಿಸಿ; ತೋರಿಸು; ತೋರ್ಸಿ; ಹುಡುಕಿ; ಹುಡುಕು; ತೆಗೆಯಿರಿ; ತೆಗೆಯಿ; ತೆಗೆದುಹಾಕಿ; ತೆಗೆದು; ತೆಗೀರಿ; ಹಾಕಿ; ಸೇರಿಸಿ; ಸೇರಿಸು; ಮಾಡಿ; ಮಾಡು; ಇಡಿ; ಬಿಡಿ; ಬಿಟ್ಟು; ಬೇಡ; ಬದಲಿಸಿ; ಬದಲಾಯಿಸಿ; ಸಾಕು; ನೋಡೋಣ; ನೋಡಿ; ಇರಲಿ
  `),
);

/** Words that wish where a clause does not ask by its form: "only ready ones", but not "is it only planned". */
export const wantWords = phraseSet(
  list(`
    want; wants; wanted; need; needs; must; should be; should have; should get; have to; has to; had to; required; prefer; preferably; would like; is a must; mandatory; only; just; rather; fine too; ok too; also fine; also ok; is fine; is ok; are ok; are fine; will do; is enough; budget; max; maximum; minimum; min; at most; at least; if possible; no more;
    chahiye; chaiye; chahie; chahte; chahta; chahti; hona; honi; hone; chalega; chalegi; zaroori; zaruri; jaruri; sirf; bas; ke andar; tak; ho to; hi chahiye; bhi chalega; bhi theek; nahi;
    beku; bekagide; bekaagide; bekagittu; beke; irbeku; irabeku; iralebeku; irlebeku; melirbeku; aagbeku; olledu; chennagirutte; parvagilla; paravagilla; mathra; matra; maatra; olage; varege; tanka; bedappa; alla;
    चाहिए; चाहिये; चाहता; चाहती; चाहते; होना; होनी; चलेगा; ज़रूरी; जरूरी; सिर्फ; सिर्फ़; केवल; बस; के अंदर; तक; नहीं; ಬೇಕು; ಇರಬೇಕು; ಇರಲೇಬೇಕು; ಬೇಕಾಗಿದೆ; ಚೆನ್ನ; ಪರವಾಗಿಲ್ಲ; ಮಾತ್ರ; ಒಳಗೆ; ವರೆಗೆ; ತನಕ
  `),
);

/** Words that ask what, who, when, where, why or how much where they open a clause. */
export const interrogatives = phraseSet(
  list(`
    what; whats; wat; wats; which; who; whos; whose; whom; when; whens; where; wheres; why; whys; how; hows;
    of what; in what; by when; since when; from when; till when; at what; to whom; from where; with whom; of which; in which; for which; and what; and which; so what; so which;
    tell; explain; describe; read me; remind me; meaning of; difference between; list of; i want to know; want to know; can you tell; could you tell; do you know; let me know; please tell; clarify; confirm; check if
  `),
);

/** The same where they ask wherever they stand. */
export const askingAnywhere = phraseSet(
  list(`
    how much; how many; how far; how long; how old; what is; what are; what does; what do; what will; what happens; whats the; what kind; what type; how do; how to; how is; how does; how can; who is; who are; why is; why are; when is; when will; where is; where are; which of; which one; which ones; true or lie; true or false; yes or no; tell me; explain; meaning of;
    kab; kahan; kahaan; kidhar; kaun; kaunsa; kaunse; kaunsi; konsa; konse; konsi; kitna; kitne; kitni; kyun; kyu; kyon; kyo; kaise; kaisa; kaisi; kiska; kiske; kiski; kis; kisme; kismein; kisne; kisko; samjhao; samjha do; pata hai; kya hota; kya he; kya hai; hai ya; hai ki; jawab do;
    enu; yenu; yen; en; enen; yenen; enide; enidhe; yenide; yaaru; yaru; yaara; yaradu; yavaga; yaavaga; yavagina; yaavagina; elli; yelli; ellide; eshtu; estu; yestu; yeshtu; eshtide; hege; hegide; hegidhe; hegirutte; hengide; yake; yaake; yakanre; yavudu; yavdu; yaavudu; yavudakke; yavdakke; yavudaralli; yavdaralli; yavudralli; yaava; yava; yavaru; heltira; antheera; gotta; gottha;
    कब; कहाँ; कहां; कौन; कितना; कितने; कितनी; क्यों; कैसे; कैसा; कैसी; किसका; किसके; किसकी; किसमें; किस; समझाओ; है या; है कि; क्या है; क्या होता;
    ಏನು; ಏನ್; ಯಾರು; ಯಾರ; ಯಾವಾಗ; ಎಲ್ಲಿ; ಎಷ್ಟು; ಹೇಗೆ; ಹೇಗಿದೆ; ಏಕೆ; ಯಾಕೆ; ಯಾವುದು; ಯಾವ; ಯಾವುದರಲ್ಲಿ; ಯಾವುದಕ್ಕೆ; ಯಾವುದರ
  `),
);

/** Words that ask to be told; beside a place or a kind of home they ask to be shown: "Hebbal ka batao". */
export const tellWords = phraseSet(
  list(`
    batao; bataiye; bata do; bataye; batana; bata; bataao; bataiyega; heli; helu; helri; tilisi; बताओ; बताइए; बताइये; बता; ಹೇಳಿ; ತಿಳಿಸಿ
  `),
);

/** Particles that ask yes or no wherever they stand. */
export const yesOrNo = phraseSet(
  list(
    'kya; क्या; is there any; are there any; do any; does any; any of; has any; have any; can i; can we; is it',
  ),
);

/** "Yavaga aadru", "kitna bhi": whenever, however much. These words ask nothing. */
const WHATEVER = /(?:[ai]dru|[ai]daru|ದರೂ|ದ್ರೂ|ಕ್ಕರೂ)$/u;
export const saysWhatever = (text: string): boolean => WHATEVER.test(text);

/** Verbs that make a question where they open a clause. */
export const verbsFirst = phraseSet(
  list(`
    is; are; am i; was; does it; does the; does that; does this; does any; does bank; does gst; does he; does she; does builder; does rera; does second; does first; does a; does karnataka; do i; do we; do you; do they; do these; do those; do all; do both; do any; do builders; do banks; do the; do nris; did; has it; has the; has this; has that; has any; has builder; have they; have you; have these; have any;
    can i; can we; can you; can they; can an; can a; can it; can my; can the; can this; can that; can nri; can nris; can builder; can society; can association; can bank; cant i; could you; could i; could we; could it; will; would it; would you; would they; would the; should i; should we; any chance; any idea; anything wrong; any problem; any problems; any issue; any issues; any complaints; any complaint; any case; any cases; any litigation; any court; any dispute; any delay; any hidden; any rebate; any discount; any senior; any tax; any loan; any bank
  `),
);

/** Verbs that say nothing of what is asked: "which of these has OC" asks for OC. */
export const helpingVerbs = phraseSet(
  list(
    'is; are; am; was; were; does; doesnt; do; did; has; have; had; got; can; could; will; would; should; hai; ide; है; ಇದೆ',
  ),
);

/** What a statement is made a question by where it closes it. */
export const tags = phraseSet(
  list(`
    right; correct; isnt it; is it; is it not; or not; or what; or something else; ok or not; true or lie; true or false; yes or no; really; really true;
    na; naa; hai na; hai kya; ya nahi; ya nhi; ki nahi; hai ki nahi; sahi hai; sach hai; alva; allva; alwa; allave; alveno; nija; nijana; nija na; houda; hauda; howda; sarina; aa;
    ಅಲ್ವಾ; ಅಲ್ಲವೇ; ಅಲ್ಲವಾ; ನಿಜಾನಾ; ಹೌದಾ; ना; है न; है ना; सच है; या नहीं
  `),
);

/** What others said, told for an answer: "in the brochure they told June 2026". */
export const reports = phraseSet(
  list(`
    they told; they said; they say; he said; she said; he says; he told; broker said; broker says; agent says; agent said; heard; brochure; sales guy; salesman; somebody said; people say; is saying; are saying;
    bol raha; bol rahe; bolte; bolta; kehta; kehte; keh raha; suna hai; suna; heltare; helthare; antare; anthare; antidare; heldru; heliddru; कहता; कहते; सुना; बोलते; ಅಂತಾರೆ; ಹೇಳಿದರು; ಹೇಳ್ತಾರೆ
  `),
);

/** Verbs of Kannada with the ending that asks, in Latin letters: ideya, sikkidya, aagutta, tagobahuda, kattbeka, maadtara. */
const ASKING_END =
  /(?:[bdkghnltrsy]id[eh]?ya+|^idya+|^ide(?:ya+|yo)|^iddh?[ei]?ya+|[a-z]deya+|[a-z]dya+|[aeiou]t?th?t+h?aa?|bahudh?aa?|beka+|bekaa|t[ah]*a+ra+|tira+|alva+)$/;
const ASKING_END_KANNADA = /(?:ಯಾ|ತ್ತಾ|ದಾ|ಕಾ|ವಾ|ನಾ|ತಾರಾ|ಯೇ|ವೇ|ತ್ತೇ)$/u;
const NOT_ASKING = new Set(
  'hattira hatra hatthira vidya beda data thara tara tarah taraha'.split(' '),
);

/** Whether a word is a verb of Kannada in the form that asks. */
export const asksByEnding = (text: string): boolean =>
  ASKING_END_KANNADA.test(text) || (!NOT_ASKING.has(text) && ASKING_END.test(text));

/** Beside "cheaper", what says that others are looked for: "anything cheaper", "isse sasta". */
export const others = new Set(
  'anything something any some there kuch koi aur isse usse inse inna innu idakinta idakkinta adakinta इससे उससे और कुछ ಇನ್ನೂ ಇನ್ನು ಇದಕ್ಕಿಂತ ಗಿಂತ kinta'.split(
    ' ',
  ),
);

/** Words that ask which of several: without a place in the list, of all that is shown. */
export const whichWords = phraseSet(
  list(`
    which; which one; which ones; which of; which project; which projects; which flat; which home; how many; how many of; any of; do any; does any; are any; is any;
    has any; have any; kaunsa; kaunse; kaunsi; kaun sa; kaun se; kaun si; konsa; konse; kisme; kismein; kis mein; kitne mein; kiska; kiske; kiski;
    yavudu; yaavudu; yavdu; yavudakke; yavudralli; yaavudralli; yavudara; yava project; yaava project; yavudadru; eshtu project;
    कौन सा; कौनसा; कौन से; कौन सी; किसमें; किसका; किसके; किसकी; कितने में; ಯಾವುದು; ಯಾವುದಕ್ಕೆ; ಯಾವುದರಲ್ಲಿ; ಯಾವುದರ; ಯಾವ ಪ್ರಾಜೆಕ್ಟ್; ಎಷ್ಟು ಪ್ರಾಜೆಕ್ಟ್; ಯಾವುದಾದರೂ
  `),
);

/** Small words that may stand before the word that opens a question. */
export const beforeOpeners = new Set(
  'ok okay and so but hmm hm hi hello sir madam mitra then pls please btw also now actually accha acha achha arre are yaar guru bro well great good fine thanks thank you haan , . : ! – - aur toh to lekin mattu sari adre और तो ಮತ್ತು ಸರಿ'.split(
    ' ',
  ),
);
