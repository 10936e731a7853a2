import { everyPhrase, list, phraseTable } from '../phrases.ts';
import type { Joint, Marker, MarkerSide } from '../reading.ts';
import { homesLackingRefused, homesWithoutRefused, nothingElse } from './double-denial-words.ts';
import { nothingOf } from './denial-words.ts';

interface SidedMarker {
  marker: Marker;
  side: MarkerSide;
}

type PlainRole = 'not' | 'drop' | 'need' | 'nice' | 'accept' | 'withdraw' | 'add' | 'instead';

const said = (role: PlainRole, side: MarkerSide) =>
  ({ marker: { role }, side }) satisfies SidedMarker;

/** "illade iddru parvagilla": it need not be there. */
const absentInKannada = list(`
  illade iddru; illade iddaru; illade idru; illade iddre; illade hodru; illade hodre; illadidru; illadiddru; illadiddaru; illandru; illadedru; illadre;
  illde iddru; illdidru; illandre
`);
const fineInKannada = list(
  `parvagilla; paravagilla; parvaagilla; parwagilla; ok; sari; nadiyutte; nadeyutte; aagutte; agutte`,
);

/** "ho to accha", "iddre olledu": it would be good to have. */
const ifThere = list(`
  ho to; ho toh; ho tho; mile to; mile toh; mil jaye to; mil jaye toh; mil jaaye to; rahe to; rahe toh; hoga to; hoga toh; iddre; iddare;
  idre; aadre; adre; हो तो; मिले तो; मिल जाए तो; रहे तो; होगा तो; ಇದ್ದರೆ; ಇದ್ರೆ; ಆದರೆ; ಸಿಕ್ಕರೆ; ಸಿಕ್ಕಿದ್ರೆ
`);
const praise = list(`
  accha; acha; achha; accha hai; acha hai; accha hoga; accha rahega; badhiya; badiya; behtar; better; best; great; perfect; nice; good; mast;
  theek; thik; theek hai; ok; super; sone pe suhaga; kya baat; olledu; chennagirutte; chennagiratte; chennagide; chennagiruthe; chenna;
  sari; sakath; अच्छा; अच्छा है; अच्छा होगा; अच्छा रहेगा; बेहतर; बढ़िया; ठीक; ठीक है; ಒಳ್ಳೆಯದು; ಒಳ್ಳೇದು; ಚೆನ್ನ; ಚೆನ್ನಾಗಿರುತ್ತದೆ;
  ಚೆನ್ನಾಗಿರುತ್ತೆ; ಚೆನ್ನಾಗಿರತ್ತೆ; ಓಕೆ; ಸರಿ; ಉತ್ತಮ; ಸಾಕು
`);

/** Words that turn, soften or take back the wishes beside them, in the order of their languages. */
export const markerWords = phraseTable<SidedMarker>([
  [
    said('not', 'after'),
    list(`
      not; no; none of; non; never; except; except for; excepting; exept; avoid; avoiding;
      pls avoid; exclude; excluding; excl; excludes; without; without any; w/o; bina; bagair; बिना; बगैर; nothing;
      other than; outside; outside of; apart from; aside from; anything but; anything except;
      any facing except; any direction except; all facing except; anywhere but; anywhere except;
      any facing other than; all except; everywhere except; any except;
      free from; free of; not interested in; not looking for; not looking at; not any; not the; no to; dont want;
      do not want; don't want any; dont show; do not show; don't show me; don't like;
      dont include; do not include; should not be in; should not be; shouldnt be;
      should not have; must not be; must not have; not with; not having; cant be; cannot be;
      wont consider; will not consider; stay away from; keep away from; away from; far from;
      neither; nor; minus; reject; hate; i hate; we hate; hates; hated; dislike; dislikes;
      i dislike; we dislike; detest; skip; skipping; ignore; ignoring; do not like; dont like;
      doesnt like; does not like; didnt like; did not like; not like; not a fan of;
      not fond of; not keen on; not into; not considering; not consider; dont consider;
      do not consider; not open to; not ok with; not okay with; not comfortable with;
      not comfortable in; wont go to; wont move to; will not move to; not going to;
      cannot stand; cant stand; leave out; leaving out; barring;
      rule out; ruling out; steer clear of; refuse; refusing; not in favour of;
      dont give; dont suggest; do not suggest; dont send; do not send; dont recommend;
      no way; ಬೇಡವಾದ; बगैर; bagair
    `),
  ],
  [
    said('not', 'before'),
    list(`
      bhi nahi; bhi nahin; bhi nahi chahiye; bhi nahi chaiye; bhi mat; bhi mat dikhao; bhi mat dikhana; bhi na ho; bhi beda; kuda beda; kooda beda; saha beda; also not; too not; also no;
      soch bhi nahi sakte; soch bhi nahi sakta; soch bhi nahin sakte; सोच भी नहीं सकते; सोच भी नहीं सकता; भी नहीं; भी नहीं चाहिए; भी मत; भी मत दिखाओ; भी न हो; ಕೂಡ ಬೇಡ; ಕೂಡಾ ಬೇಡ; ಸಹ ಬೇಡ; nope; vendam; venda; illa illa; ಇಲ್ಲ ಇಲ್ಲ; nahi; nahin; nahee; nai; nhi; nahi chahiye; nahin chahiye; nhi chahiye; nahi chaiye;
      nahi hona chahiye; nahi honi chahiye; na ho; mat; mat dikhao; mat dikhana; mat batana;
      ko chhodke; ko chodke; ko chhod ke; ko chhodkar; chhodke; chodke; chhod ke; chod ke;
      chhodkar; chodkar; chhod kar; ke alawa; ke alaawa; ke alava; ke siwa; ke siva; ke sivay;
      ke bina; beda; bedaa; bedi; bedappa; beda ri; bittu; bittre; bitre; bittu bere;
      horatu padisi; nahi chalega; nahi chalegi; nahi chalenge; nahi chalta; nahin chalega;
      nhi chalega; nai chalega; nahi chaltha; nahi chalti; na chale; pasand nahi; pasand nahin;
      pasand nahi hai; nahi pasand; nahi pasand hai; nahi lena; nahi lena hai; nahi leni;
      nahi dekhna; nahi jana; nahi jaana; nahi rehna; nahi mangta; nahi jaunga; nahi jaungi; nahi jayenge; na dikhana; nako; ko nahi; bilkul nahi;
      bilkul nahi chahiye; ko rehne do; ko chod do; ko chhod do; chhod do; chod do;
      ko ignore karo; ko hata ke; ko hataa ke; ko hatake; ko hatakar; ko hata kar; hata ke;
      hataa ke; hatakar; hata kar; ko nikal ke; ko nikalke; nikal ke; nikalke; mat dikhaiye;
      mat dena; mat bhejo; mat bhejna; na dikhaye; na dikhao; se dur; se door; ishta illa;
      ista illa; ishta alla; ishtavilla; bedave beda; bedve beda; beda anta; beda guru;
      nanage beda; nodode beda; nododhe beda; nododu beda; antu beda; anthu beda; antu nodode beda;
      ನೋಡೋದೇ ಬೇಡ; ನೋಡೋದು ಬೇಡ; ಅಂತೂ ಬೇಡ; ಅಂತೂ ನೋಡೋದೇ ಬೇಡ; ಹೇಗಿದ್ರೂ ಆಗಲ್ಲ; ಹೇಗಿದ್ರೂ ಬೇಡ; thorisbedi; torisbedi; torsbedi; torisabedi; aagalla; agalla; agolla; aagolla;
      sari hogalla; ಇಷ್ಟ ಇಲ್ಲ; ಇಷ್ಟವಿಲ್ಲ; ಆಗಲ್ಲ; ತೋರಿಸಬೇಡಿ; नहीं चलेगा; नहीं चलेगी; नहीं चलेंगे;
      पसंद नहीं; पसंद नहीं है; नहीं लेना; बिल्कुल नहीं; मत दिखाइए; हटाकर; को हटाकर; illade;
      illadiro; illada; illadiruva; irabardu; irabaradu; irbardu; alla; not ok; not okay;
      not fine; not acceptable; not allowed; too far; is too far; is far; very far; is very far;
      too far away; is too far away; so far away; too crowded; is too crowded; too congested;
      is too congested; too noisy; is too noisy; too costly; is too costly; too expensive;
      is too expensive; very expensive; is very expensive; unaffordable; out of reach; bahut door;
      bahut dur; bahut door hai; bahut dur hai; door padta hai; dur padta hai; bahut mehnga;
      bahut mehnga hai; mehnga hai; tumba doora; tumba dura; tumba doora ide; tumba dura ide;
      doora agutte; dura agutte; dura aagutte; tumba jasti; tumba dubari; बहुत दूर; बहुत दूर है;
      बहुत महंगा; ತುಂಬಾ ದೂರ; ತುಂಬಾ ದುಬಾರಿ; is not ok; is not okay; is not fine; is a no;
      is a no no; is no; no no; no go; is a no go; big no; a big no; is a big no; strict no;
      strictly no; is a strict no; no thanks; no please; not preferred; is not preferred;
      are not preferred; not preferable; not prefered; not preffered; not wanted; not desired;
      not suitable; not good; not interested; not an option; is not an option; are not an option;
      not considered; out of question; out of the question; ruled out; wont work; will not work;
      doesnt work; does not work; wont do; will not do; wont buy; i wont buy;
      we wont buy; will not buy; wont take; i wont take; i will not take; wont book; excluded; is out; are out; is excluded;
      not at all; नहीं; नही; नहीं चाहिए; नहीं चाहिये; मत; मत दिखाओ; न हो; ना हो; न हों; ना हों; naa ho; na hon; को छोड़कर; छोड़कर;
      छोड़ के; को छोड़ के; के अलावा; के सिवा; के बिना; ಬೇಡ; ಬೇಡಿ; ಬೇಡವೇ ಬೇಡ; ಬಿಟ್ಟು; ಹೊರತುಪಡಿಸಿ;
      ಇಲ್ಲದ; ಇಲ್ಲದೆ; ಅಲ್ಲ; ಇರಬಾರದು
    `),
  ],
  [said('not', 'before'), nothingOf],
  [
    // "pool hata do" takes a wish back that was there, and forbids what was not.
    said('drop', 'before'),
    list(`
      chhodo; chodo; chhod dijiye; rehne do; jaane do; bitbidi; bittu bidi; hatao; hata do; hatado; hata dena; hata dijiye; hataiye; ko hatao; ko hata do; hatake;
      nikal do; nikalo; nikaal do; ko nikal do; delete karo; delete kar do; remove karo;
      remove kar do; ko remove karo; tegi; tegedu haki; tegedu haaki; tegedhaaki; tegeduhaaki; tegedhaki; tegeduhaki; tegedu bidi;
      tegedbidi; tegibidi; thegi; thegedu haki; remove madi; delete madi; हटाओ; हटा दो;
      हटा दीजिए; निकाल दो; निकालो; ತೆಗೆಯಿರಿ; ತೆಗೆದುಹಾಕಿ; ತೆಗೆದು ಹಾಕಿ
    `),
  ],
  [
    // "no lift needed" takes the "no" back to "not needed"; "lift needed" says nothing new.
    said('need', 'before'),
    list(`
      needed; is needed; needed really; required; is required; necessary; is necessary;
      mandatory; compulsory; is a must; is must; reqd; req; illade irodu beda
    `),
  ],
  [said('need', 'before'), [...homesLackingRefused, ...homesWithoutRefused, ...nothingElse]],
  [
    said('nice', 'after'),
    list(`
      preferably; preferrably; preferebly; prefferably; preferably in; preferably with;
      preference for; preference to; preference is; prefer; i prefer; we prefer; would prefer;
      i'd prefer; we'd prefer; ideally; ideally in; ideally with; hopefully; bonus if; a bonus if;
      plus if; a plus if; better if; even better if; nice if; good if; great if; would be nice if;
      would be nice to have; would be good to have; would be great to have;
      it would be nice to have; it would be great if; optionally; not sure about;
      not so sure about; unsure about; good to have a; nice to have a; ho sake to;
      agar ho sake to; ho sake toh; agar ho to; sadhyavadre; saadhyavadare; हो सके तो; ಸಾಧ್ಯವಾದರೆ
    `),
  ],
  [
    { marker: { role: 'nice', isPolite: true }, side: 'after' },
    list(`
      would like; would love; would also like; i'd like; we'd like; i'd love; we'd love
    `),
  ],
  [
    said('nice', 'before'),
    list(`
      not compulsory; is not compulsory; not mandatory; is not mandatory; not so important; is not so important;
      can be a nice to have; just nice to have; nice to have; preferred; preffered; prefered; preferable; is preferred; are preferred; is preferable;
      will be preferred; would be preferred; would be nice; would be good; would be great; would be ideal; would be lovely; would be a dream; would be super; would be perfect; would be best; would be awesome; would be a plus; would be
      a bonus; would be an advantage; will be nice; will be good; will be great; will be a plus; is nice; is a plus; is plus; is a bonus; is good; is
      great; is better; be nice; be great; a plus; as a plus; as a bonus; as bonus; ideal; irli illa andru parvagilla; irli illa andre parvagilla;
      irli illandru parvagilla; chalega; chalegi; chalenge; chalta hai; chal jayega; chal jaega; ಇರುವುದು ಉತ್ತಮ; ಆದಷ್ಟು; मिल जाये तो अच्छा; होना अच्छा
      रहेगा; चलेगा; चलेगी
    `),
  ],
  [
    said('nice', 'either'),
    list(`
      nice to have; good to have; great to have; if possible; if available; if there;
      where possible; wish list; wishlist; bonus; brownie points; brownie points for
    `),
  ],
  [
    said('accept', 'after'),
    list(`
      no problem with; no problem in; no problems with; no issue with; no issues with;
      no issue in; no objection to; no objections to; no objection for; have no problem with;
      ok with; okay with; fine with; am ok with; also ok with; also fine with; dont mind;
      do not mind; wouldnt mind; would not mind; wont mind; no harm in; open to; also open to;
      can consider; can also consider; also considering; ready to consider; willing to consider
    `),
  ],
  [
    said('accept', 'before'),
    list(`
      ok; okay; fine; is ok; is okay; is fine; are ok; are fine; also ok; also okay; also fine;
      is also ok; is also fine; too is fine; acceptable; is acceptable; also acceptable; works;
      also works; works too; will do; will also do; would also do; can also work; bhi chalega;
      bhi chalegi; bhi chalta hai; bhi ok; bhi theek hai; bhi thik hai; theek hai; adru ok;
      adru sari; aadru sari; aadru parvagilla; adru parvagilla;
      aadru paravagilla; adru paravagilla; idru parvagilla; iddru parvagilla; ಆದರೂ ಪರವಾಗಿಲ್ಲ;
      ಇದ್ದರೂ ಪರವಾಗಿಲ್ಲ; kooda ok; kooda sari; भी चलेगा; भी चलेगी; भी ठीक है; ಆದರೂ ಸರಿ;
      ಕೂಡ ಸರಿ; ಕೂಡ ಓಕೆ
    `),
  ],
  [
    said('withdraw', 'after'),
    list(`
      no need of; no need for; no need; not need; dont need; do not need; don't need a;
      need not have; need not be; neednt be; dont care about; do not care about;
      not necessarily; not necessarily in; not necessary to be in; not only limited to;
      ok without; okay without; fine without;
      is ok without; is okay without; is fine without; ok even without; fine even without;
      ok if no; okay if no; fine if no; ok if there is no; okay if there is no; fine if there is no;
      ok if there's no; okay if there's no; fine if there's no; ok if it has no; fine if it has no;
      dont mind if there is no; dont mind no; can live without; can do without; can manage without;
      not fussy about; not particular about; not bothered about; drop; drop the; remove;
      remove the; ditch; ditch the; scrap; scrap the; forget; forget the; forget about; take out; get rid of; never mind;
      never mind the; leave out the
    `),
  ],
  [said('withdraw', 'before'), everyPhrase(absentInKannada, fineInKannada)],
  [said('nice', 'before'), everyPhrase(ifThere, praise)],
  [
    said('withdraw', 'before'),
    list(`
      not needed; not required; not reqd; not req; not requird; not require; not rqd; no need da;
      not reqired; not necessary; not mandatory; not compulsory; not a must; not must;
      not important; not essential; not a priority; not a big deal; not a concern; is not needed;
      is not required; is not a must; is not necessary; is not mandatory; isnt needed;
      isnt required; isnt necessary; isnt a must; isnt important; arent needed; arent required;
      not really needed; optional; is optional; are optional; doesnt matter; dont matter;
      does not matter; do not matter; no matter; no issue; not an issue; no problem;
      no preference; unimportant; unnecessary; or not doesnt matter; or not; koi baat nahi;
      na ho chalega; na ho to chalega; na ho toh chalega; na ho toh bhi chalega; na bhi ho chalega;
      na bhi ho to chalega; nahi ho chalega; nahi ho toh chalega; nahi ho toh bhi chalega;
      nahi bhi ho to chalega; nahi bhi ho toh chalega; na mile to chalega; na mile to bhi chalega;
      nahi mila to bhi chalega; nahi mile to chalega; nahi mile to bhi chalega; nahi hua to chalega;
      nahi hua to bhi chalega; na ho to bhi theek; na ho to bhi theek hai; na ho to theek hai;
      nahi hai to bhi theek hai; nahi ho to bhi theek hai; na ho to bhi ok; nahi ho to bhi ok;
      nahi hai to bhi ok; nahi ho to ok; na ho to ok; ke bina bhi chalega; ke bina chalega;
      ke bina bhi theek hai; ke bagair bhi chalega;
      na ho to koi baat nahi; nahi hai to koi baat nahi; nahi ho to koi baat nahi;
      nahi to bhi chalega; nahi hai to bhi chalega; nahi ho to chalega; na ho to chalega;
      nahi rahega to bhi chalega; zaroori nahi; zaruri nahi; jaruri nahi; jaroori nahi;
      zaroori nahi hai; zaruri nahi hai; zaroori nahin; zaruri nahin; ki zarurat nahi;
      ki zaroorat nahi; ki jarurat nahi; ki zarurat nahin; ki zarurat nahi hai;
      ki zaroorat nahi hai; zarurat nahi; nahi bhi chalega; nahi ho to bhi chalega;
      na ho to bhi chalega; na bhi ho to chalega; ho ya na ho; ho na ho; ho ya nahi;
      farak nahi padta; fark nahi padta; farak nahi; se farak nahi padta; se fark nahi padta;
      bekagilla; bekaagilla; beku anta illa; beku antilla; bekilla; kaddaya alla;
      iddru illadidru ok; paravagilla; parvagilla; parvaagilla; parwagilla; iddru illandru ok;
      avashyakathe illa; agathya illa; agatya illa; ज़रूरी नहीं; जरूरी नहीं; ज़रूरी नहीं है;
      जरूरी नहीं है; की ज़रूरत नहीं; की जरूरत नहीं; की ज़रूरत नहीं है; की जरूरत नहीं है;
      न हो तो भी चलेगा; न हो तो चलेगा; ना हो तो चलेगा; न भी हो तो चलेगा; ना भी हो तो चलेगा;
      नहीं हो तो चलेगा; नहीं हो तो भी चलेगा; नहीं भी हो तो चलेगा; नहीं है तो चलेगा;
      na bhi ho toh chalega; nahi bhi ho toh bhi chalega; na ho toh bhi theek hai; नहीं भी चलेगा; हो या न हो; फर्क नहीं पड़ता; ಬೇಕಾಗಿಲ್ಲ; ಅಗತ್ಯವಿಲ್ಲ;
      ಅಗತ್ಯ ಇಲ್ಲ; ಅವಶ್ಯಕತೆ ಇಲ್ಲ; ಕಡ್ಡಾಯ ಅಲ್ಲ; ಕಡ್ಡಾಯವಲ್ಲ; ಇಲ್ಲದಿದ್ದರೂ ಪರವಾಗಿಲ್ಲ; ಇಲ್ಲದಿದ್ದರೂ ಸರಿ;
      ಪರವಾಗಿಲ್ಲ
    `),
  ],
  [
    said('add', 'either'),
    list(`
      also; also add; also include; also show; add; add a; include; including; as well; too;
      bhi; plus; along with; kooda; kuda; saha; serisi; add madi; bhi dikhao; भी; ಕೂಡ; ಕೂಡಾ; ಸಹ;
      ಸೇರಿಸಿ
    `),
  ],
  [
    { marker: { role: 'not', isReplacing: true }, side: 'before' },
    list(`
      ke badle; ke badle me; ke badle mein; ke bajaye; ke bajay; ke bajae; ke bajaay;
      ki bajaye; ki bajay; ki jagah; ki jagah pe; ki jagah par; badalu; badalige; badlige;
      badlu; bitbittu; bittbittu; बदले; के बदले; के बजाय; की बजाय; की जगह; ಬದಲು; ಬದಲಿಗೆ; ಬದಲಾಗಿ
    `),
  ],
  [
    said('instead', 'either'),
    list(`
      instead; rather
    `),
  ],
]);

/** "villa instead of flat" wants the first and not the second. */
export const insteadOfWords = phraseTable<true>([
  [
    true,
    [
      'replace',
      'replace the',
      'swap',
      'swap the',
      'instead of',
      'rather than',
      'in place of',
      'as opposed to',
      'in lieu of',
    ],
  ],
]);

export const jointWords = phraseTable<Joint>([
  [
    'or',
    list(`
      or; ya; ya phir; ya fir; if not; if not then; if not available; if not possible; else;
      or if not; nahi to; nahi toh; nahin to; nai to; nahi tho; nahi hai to; na mile to;
      nahi milega to; nahi milega toh; nahi mile toh; na mile toh; nahi mila toh; sigalilla andre;
      sikkilla andre; sigdidre;
      nahi mile to; nahi mila to; agar nahi to; agar na mile to; illandre; illa andre;
      illadiddare; illadiddre; illa andare; aagilla andre; नहीं तो; ಇಲ್ಲದಿದ್ದರೆ; ಇಲ್ಲಾಂದ್ರೆ;
      athava; athva; athwa; illava; nor; or else; warna; varna; वरना; /; या; या फिर; ಅಥವಾ; ಇಲ್ಲವೇ; and/or; either
    `),
  ],
  ['and', list(`and; &; aur; mattu; matte; as well as; n; +; और; एवं; ತಥಾ; ಮತ್ತು; ಹಾಗೂ`)],
  ['comma', list(`,; )`)],
  ['colon', list(`(; :; -; "; '; “; ”; •; *`)],
  [
    'but',
    list(`
      but; however; though; although; lekin; magar; parantu; lekin agar; lekin sirf; yet;
      except that; लेकिन; मगर; परंतु; ಆದರೆ; ಆದ್ರೆ; whereas
    `),
  ],
  ['stop', ['.', ';', '!', '?', '\n']],
]);
