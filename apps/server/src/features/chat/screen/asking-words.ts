import { list, phraseSet } from '@manemitra/query/phrases';

/** Words that ask which of several: without a place in the list, of all that is shown. */
export const whichWords = phraseSet(
  list(`
    which; which one; which ones; which of; which project; which projects; which flat; which home; how many; how many of; any of; do any; does any; are any; is any;
    has any; have any; kaunsa; kaunse; kaunsi; kaun sa; kaun se; kaun si; konsa; konse; kisme; kismein; kis mein; kitne mein; kiska; kiske; kiski;
    yavudu; yaavudu; yavdu; yavudakke; yavudralli; yaavudralli; yavudara; yava project; yaava project; yavudadru; eshtu project;
    कौन सा; कौनसा; कौन से; कौन सी; किसमें; किसका; किसके; किसकी; कितने में; ಯಾವುದು; ಯಾವುದಕ್ಕೆ; ಯಾವುದರಲ್ಲಿ; ಯಾವುದರ; ಯಾವ ಪ್ರಾಜೆಕ್ಟ್; ಎಷ್ಟು ಪ್ರಾಜೆಕ್ಟ್; ಯಾವುದಾದರೂ
  `),
);

/** Words that make a question where they open a sentence. */
export const openers = phraseSet(
  list(`
    what; whats; which; who; whos; whose; when; where; wheres; why; how; hows; is; isnt; are; arent; was; does; doesnt; do; did; has; have; can; could; will; would; should; am; any chance;
    tell me; tell; explain; meaning of; list of; i want to know; want to know; can you tell; could you tell; do you know
  `),
);

/** Words that ask wherever they stand. */
export const askers = phraseSet(
  list(`
    how much; how many; how far; what is; what are; what about its; whats the; tell me; explain; meaning of; matlab;
    kya; kab; kab tak; kahan; kaha; kidhar; kaun; kaunsa; kaunse; konsa; kitna; kitne; kitni; kyun; kyu; kyon; kaise; kaisa; kaisi; batao; bataiye; bata do; bataye; batana;
    enu; yenu; yen; en; yaaru; yaru; yaradu; yavaga; yaavaga; elli; yelli; eshtu; estu; yestu; yeshtu; hege; hegide; yake; yaake; yavudu; yaavudu; yavudakke; ideya; idya; ideyaa; iddeya; ideyo; heli; helu; helri; tilisi; aguttaa; agutta; aagutta; agatta; sigutta; siguttaa; maadbahuda; madbahuda; thogobahuda; togobahuda;
    क्या; कब; कहाँ; कहां; कौन; कितना; कितने; कितनी; क्यों; कैसे; कैसा; बताओ; बताइए; बताइये; ಏನು; ಯಾರು; ಯಾವಾಗ; ಎಲ್ಲಿ; ಎಷ್ಟು; ಹೇಗೆ; ಏಕೆ; ಯಾಕೆ; ಯಾವುದು; ಇದೆಯಾ; ಇದೆಯೇ; ಹೇಳಿ; ತಿಳಿಸಿ; ಆಗುತ್ತಾ; ಸಿಗುತ್ತಾ; ಬರುತ್ತೆ
  `),
);

/** Words that ask for homes where they open a sentence: "any from Shriram?". */
export const wishOpeners = new Set(
  'any anything anyone koi kuch yavdadru yavudadru yaavudadru कोई कुछ ಯಾವುದಾದರೂ'.split(' '),
);

/** Small words that may stand before the word that opens a question. */
export const beforeOpeners = new Set(
  'ok okay and so but hmm hm hi hello sir madam mitra then pls please btw also now actually accha acha achha arre are yaar guru bro well great good fine thanks thank you haan , . : ! – - aur toh to lekin mattu sari adre और तो ಮತ್ತು ಸರಿ'.split(
    ' ',
  ),
);

/** Words that ask to be shown homes: a wish however it is put. */
export const showWords = phraseSet(
  list(`
    show; show me; find; find me; search; search for; looking for; look for; want; need; i want; i need; give me; get me; do you have; have you got; have you any; got any;
    anything in; anything near; anything under; what about; how about; can you show; could you show; can i get; can we get; do we have; is there anything; is there any;
    are there any; are there; what else; what do you have; whats available; what is available; suggest; recommend; filter; only; just; remove; add; drop; instead; make it; change; keep only;
    dikhao; dikhaiye; dikha do; dikha; chahiye; chaiye; dhundo; dhundho; dhoondo; milega kya; koi hai; hatao; thorisi; torsi; torisi; thorsi; beku; bekagide; bekaagide; hudki; huduki; tegi; tegedu;
    दिखाओ; दिखाइए; चाहिए; ढूंढो; हटाओ; ತೋರಿಸಿ; ಬೇಕು; ಹುಡುಕಿ; ತೆಗೆಯಿರಿ; ಬೇಡ
  `),
);
