import { everyPhrase, list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { dialectDenials } from './denial-words.ts';
import { buts, commaJoints } from './joint-words.ts';

/** What stands for every one of a list: "ye sab", "idella", "any of these". */
export const themAll = phraseSet(
  list(`
    any of these; any of those; any of them; all of these; all of those; all of them; all these; all those; these all; these three; these two; these areas; these places;
    ye sab; yeh sab; ye sabhi; ye saare; ye sare; ye teeno; ye tino; ye dono; yeh dono; in sab; inme se koi; inmein se koi; inme se koi bhi; in mein se koi; ye sab jagah; sab; in teeno; in teeno me; in teeno mein; in teenon; in teenon me; in teenon mein; in dono; in dono me; in dono mein; in sab me; in sab mein; inme; koi bhi;
    unka; unke; unki; unko; inka; inke; inko; theirs; them; these ones; those;
    avra; avradu; avaradu; avardu; avrudu; idella; ivella; ivellavu; ivugalu; ivella ella; ee ella; ivu ella; ivu yavudu; ivu yavdu; ivu yaavudu; idu ella; ivu; ee eradu; ee mooru;
    उनका; उनके; उनको; इनका; ये सब; ये सभी; ये तीनों; ये दोनों; इनमें से कोई; इनमें से कोई भी; इन सब; ಇವೆಲ್ಲ; ಇವೆಲ್ಲಾ; ಇದೆಲ್ಲ; ಇದೆಲ್ಲಾ; ಇವು ಯಾವುದೂ; ಇವು; ಇವುಗಳು; ಅವರದು; ಅವರದ್ದು; ಅವರ; ಈ ಎರಡೂ; ಈ ಮೂರೂ
  `),
);

/** Behind a list: that each of it was looked at already. */
export const seenAlready = phraseSet(
  list(`
    seen; already; seen already; already seen; have seen; have already seen; we have seen; i have seen; weve seen; been to; visited; already visited; done; looked at; i saw; we saw;
    dekh chuke; dekh chuke hai; dekh chuke hain; dekh chuka; dekh chuka hu; dekh liya; dekh liye; dekh li; dekha; dekhe; dekh aaye; ho gaya; nodidvi; nodidivi; nodiddivi; nodiddini; nodidini; nodi aytu; nodaytu; nodi aagide; nodiddaytu;
    देख चुके; देख चुके हैं; देख लिया; देख लिए; देखा; ನೋಡಿದ್ವಿ; ನೋಡಿದ್ದೀವಿ; ನೋಡಿದ್ದೇವೆ; ನೋಡಿ ಆಯ್ತು; ನೋಡಾಯ್ತು
  `),
);

/** The same, with its refusal in it: "none of these". */
export const noneOfThem = phraseSet(
  list(
    `none of these; none of those; none of them; not them; not those; not these; not any of these; not any of them`,
  ),
);

/** Between the members of a list, and before what stands for all of them. */
export const betweenListed = new Set([...commaJoints, ...wordSet('? - : ; .')]);

/** What closes a list: "gym, pool etc". */
export const endsOfLists = wordSet(
  'etc etcetera all and so on wagera vagera vagairah yella ella ellaa sab - – — : , वगैरह सब ಎಲ್ಲ ಎಲ್ಲಾ ಇತ್ಯಾದಿ',
);

const TO_ME = list(
  'nange; namge; nanage; mujhe; mujhko; hume; humein; hamein; ನನಗೆ; ನಮಗೆ; ನಂಗೆ; मुझे; हमें',
);
const THERE = list('alli; allige; wahan; wahaan; vahan; waha; udhar; ಅಲ್ಲಿ; ಅಲ್ಲಿಗೆ; वहाँ; वहां; उधर');
const NOT_WANTED = [
  ...dialectDenials,
  ...list(
    `beda; bedi; bedve beda; nahi; nahi chahiye; nahi jana; nahi jaana; nahi rehna; nahi lena; mat dikhana; ಬೇಡ; ಬೇಡವೇ ಬೇಡ; नहीं; नहीं चाहिए; नहीं जाना; नहीं लेना; मत दिखाना`,
  ),
];
const BUT = [...buts, 'par'];
const NOT_THERE = [
  ...everyPhrase(BUT, THERE, NOT_WANTED),
  ...everyPhrase(BUT, TO_ME, THERE, NOT_WANTED),
  ...everyPhrase(BUT, TO_ME, NOT_WANTED, THERE),
  ...list('but not there; but i dont want to live there; but we dont want to live there'),
];

/** Behind what others say: that none of it is wanted. */
export const turnsDown = phraseSet([
  ...NOT_THERE,
  ...everyPhrase(BUT, TO_ME, NOT_WANTED),
  ...everyPhrase(
    [...BUT, ''],
    list(
      `not there; i am not interested; im not interested; we are not interested; not interested; not for me; i dont want that; i dont want it; i say no; i said no; we said no; i refuse; i refused; no thanks; no way; not happening`,
    ),
  ),
]);

/** "Wahan wapas nahi jana", "aa kade hogalla": nobody goes there any more. */
const AGAIN = list(
  '; wapas; vapas; vapis; dobara; phir; phir se; fir se; matte; innu; वापस; दोबारा; फिर; फिर से; ಮತ್ತೆ; ಇನ್ನು',
);
const THERE_TOO = [
  ...THERE,
  ...list('us taraf; us area me; uss area me; aa kade; a kade; aa area ge; ಆ ಕಡೆ; ಆ ಏರಿಯಾ; उस तरफ'),
];
const NOT_GOING = list(`
  nahi jana; nahi jaana; nahi rehna; nahi lautna; nahi jayenge; nahi jaunga; nahi jaungi; kadam nahi rakhna; nahi aana; hogalla; hogolla; hogodilla; hogodu beda; hogbeku antilla; baralla; irodilla;
  नहीं जाना; नहीं लौटना; नहीं रहना; नहीं जाएंगे; ಹೋಗಲ್ಲ; ಹೋಗೋದಿಲ್ಲ; ಹೋಗೋದು ಬೇಡ; ಇರಲ್ಲ
`);
const NOT_BACK = [
  ...everyPhrase(THERE_TOO, AGAIN, NOT_GOING),
  ...everyPhrase(AGAIN.slice(1), THERE_TOO, [
    ...NOT_GOING,
    ...list('beda; bedve beda; nahi; ಬೇಡ; नहीं'),
  ]),
  ...everyPhrase(
    list('not; never; not ever; no; wont be; will not be; do not want to be; dont want to be'),
    list('going; moving; living; staying; shifting'),
    list('; back'),
    list('there; there again'),
  ),
  ...everyPhrase(
    list('wont; will not; would not; wouldnt; dont want to; do not want to; never'),
    list('go; move; live; stay; shift'),
    list('back there; there again; there anymore; there any more'),
  ),
];

/** Refuses the place that was named last, by a word that stands for it. */
export const refusesIt = phraseSet([
  ...NOT_THERE,
  ...NOT_BACK,
  ...list(`
    leave that one; leave that one out; leave that out; leave it out; keep that one out; keep that out; keep it out; take that one out; take that out;
    take it out; cut that one out; cut that out; cut it out; skip that one; skip that; skip it; wo mat dikhana; woh mat dikhana; wo mat dikhao; use mat dikhana; usko mat dikhana; drop that one; remove that one; strike that one; strike it off; avoid that one; not that one; not that area;
    usko chhodo; usko chodo; usko chhod do; usko hatao; usko hata do; use hata do; wo wala nahi; woh wala nahi;
    adanna bidi; adunna bidi; adunna bittu; adanna bittu; adannu bittu; usko chhod ke; usko chod ke; use chhod ke; use chhodkar; adanna bittbidi; adu bittbidi; adanna tegi; adanna tegedu bidi; उसे छोड़ो; उसको छोड़ो; उसे हटा दो; उसको हटा दो; ಅದನ್ನ ಬಿಡಿ; ಅದನ್ನು ಬಿಡಿ; ಅದನ್ನ ತೆಗೆಯಿರಿ
  `),
]);

/** Refuses what stands right before it, and is said of so much else that it does so only there. */
export const refusesThat = phraseSet(
  list(
    'wo nahi; woh nahi; vo nahi; wo to nahi; वो नहीं; वह नहीं; adu beda; adu bedve beda; ಅದು ಬೇಡ; not that',
  ),
);

/** Hence what was named last is not to be there: "a pool puts the maintenance up, so without one". */
export const henceWithout = phraseSet(
  everyPhrase(
    list('so; hence; isliye; adakke; ಅದಕ್ಕೆ; इसलिए'),
    list(
      'without one; without it; without that; without them; one without; none of it; uske bina; bina uske; adu beda; adillade; ಅದು ಬೇಡ; ಅದಿಲ್ಲದೆ; उसके बिना',
    ),
  ),
);

/** Around what is taken out: "keep Varthur out of it". */
export const takenAhead = wordSet(
  'keep keeping leave leaving rule ruling count counting cut cross strike take',
);
export const outBehind = phraseSet(
  list('out; out of it; out of this; out of the list; off; off it; off the list; aside'),
);

/** Says of what was named last that it need not be. */
export const needsItNot = phraseSet(
  everyPhrase(
    list(`
      not insist on; wont insist on; wouldnt insist on; dont insist on; not insisting on; not particular about; not fussy about; not rigid on; not rigid about; not strict about; flexible on; flexible about
    `),
    list(
      `the latter; the last; the last one; the last part; the second; the second one; that; that one; that part; it`,
    ),
  ),
);
