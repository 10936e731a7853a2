import { everyPhrase, list } from '../phrases.ts';
import { said } from './sided-marker.ts';
import type { Said } from './sided-marker.ts';

/** "illade iddru parvagilla": it need not be there. */
const absentInKannada = list(`
  illade iddru; illade iddaru; illade idru; illade iddre; illade hodru; illade hodre; illadidru; illadiddru; illadiddaru; illandru; illadedru; illadre;
  illde iddru; illdidru; illandre
`);
const fineInKannada = list(
  `parvagilla; paravagilla; parvaagilla; parwagilla; ok; sari; nadiyutte; nadeyutte; aagutte; agutte`,
);

/** Words that take the wish beside them back: it need not be there. */
export const withdrawals: readonly Said[] = [
  [
    said('withdraw', 'after'),
    list(`
      no need of; no need for; no need; not need; dont need; do not need; don't need a;
      need not have; need not be; neednt be; dont care about; do not care about;
      not necessarily; not necessarily in; not necessary to be in; not only limited to;
      ok with no; okay with no; fine with no; ok without; okay without; fine without;
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
  [
    said('withdraw', 'before'),
    list(`
      not needed; not required; not reqd; not req; not requird; not require; not rqd; no need da;
      not reqired; not necessary; not mandatory; not compulsory; not a must; not must;
      not important; not essential; not a priority; not a big deal; not a concern; who cares; dont care; we dont care; i dont care; couldnt care less; is not needed;
      is not required; is not a must; is not necessary; is not mandatory; isnt needed;
      isnt required; isnt necessary; isnt a must; isnt important; arent needed; arent required;
      not really needed; doesnt matter; dont matter;
      does not matter; do not matter; no matter; make no difference; makes no difference; make no difference to me; makes no difference to me; make no difference to us; makes no difference to us; no difference to me; all same to me; all the same to me; all same for me; there or not there; or not there; no issue; not an issue; no problem;
      no preference; unimportant; unnecessary; or not doesnt matter; or not; koi baat nahi;
      na ho chalega; na ho to chalega; na ho toh chalega; na ho toh bhi chalega; na bhi ho chalega;
      na bhi ho to chalega; nahi ho chalega; nahi ho toh chalega; nahi ho toh bhi chalega;
      nahi bhi ho to chalega; nahi bhi ho toh chalega; na mile to chalega; na mile to bhi chalega;
      nahi mila to bhi chalega; nahi mile to chalega; nahi mile to bhi chalega; nahi hua to chalega;
      nahi hua to bhi chalega; na ho to bhi theek; ho to theek na ho to bhi theek; ho to theek na ho to theek; ho to thik na ho to bhi thik; na ho to bhi theek hai; na ho to theek hai;
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
      ka mujhe kya karna; ka kya karna; ka mai kya karunga; ka main kya karunga; ka kya karenge; ka hum kya karenge; irbeku anta alla; irbeku anta illa; irlebeku anta illa; irlebeku anta alla; koi farak nahi; koi fark nahi; se koi farak nahi; का क्या करना; का हम क्या करेंगे; ಇರಬೇಕು ಅಂತ ಅಲ್ಲ; ಇರಲೇಬೇಕು ಅಂತ ಇಲ್ಲ;
      bekagilla; bekaagilla; beku anta illa; beku antilla; beda anta illa; beda antilla; beda antha illa; ಬೇಡ ಅಂತ ಇಲ್ಲ; ಬೇಡ ಅಂತಿಲ್ಲ; nahi chahiye aisa nahi; bekilla; kaddaya alla;
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
];
