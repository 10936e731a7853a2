import { list, phraseTable } from '../phrases.ts';
import type { Joint, Marker, MarkerSide } from '../reading.ts';

interface SidedMarker {
  marker: Marker;
  side: MarkerSide;
}

const said = (role: 'not' | 'nice' | 'accept' | 'withdraw' | 'add' | 'instead', side: MarkerSide) =>
  ({ marker: { role }, side }) satisfies SidedMarker;

/** Words that turn, soften or take back the wishes beside them, in the order of their languages. */
export const markerWords = phraseTable<SidedMarker>([
  [
    said('not', 'after'),
    list(`
      not; no; none of; non; never; except; except for; excepting; exept; avoid; avoiding;
      pls avoid; exclude; excluding; excl; excludes; without; without any; w/o; nothing;
      other than; outside; outside of; apart from; aside from; anything but; anything except;
      anywhere but; anywhere except; all except; everywhere except; any except;
      not interested in; not looking for; not looking at; not any; not the; no to; dont want;
      do not want; don't want any; dont show; do not show; don't show me; don't like;
      dont include; do not include; should not be in; should not be; shouldnt be;
      should not have; must not be; must not have; not with; not having; cant be; cannot be;
      wont consider; will not consider; stay away from; keep away from; away from; far from;
      neither; nor; minus; reject; bina; बिना
    `),
  ],
  [
    said('not', 'before'),
    list(`
      nahi; nahin; nahee; nai; nhi; nahi chahiye; nahin chahiye; nhi chahiye; nahi chaiye;
      nahi hona chahiye; nahi honi chahiye; na ho; mat; mat dikhao; mat dikhana; mat batana;
      ko chhodke; ko chodke; ko chhod ke; ko chhodkar; chhodke; chodke; chhod ke; chod ke;
      chhodkar; chodkar; chhod kar; ke alawa; ke alaawa; ke alava; ke siwa; ke siva; ke sivay;
      ke bina; hatao; hata do; hatake; beda; bedaa; bedi; bedappa; beda ri; bedve beda; bittu;
      bittre; bitre; bittu bere; horatu padisi; illade; illadiro; illada; illadiruva; irabardu;
      irabaradu; irbardu; alla; not ok; not okay; not fine; not acceptable; not allowed;
      is not ok; is a no; is a no no; excluded; is out; are out; नहीं; नही; नहीं चाहिए;
      नहीं चाहिये; मत; मत दिखाओ; न हो; को छोड़कर; छोड़कर; छोड़ के; को छोड़ के; के अलावा;
      के सिवा; के बिना; ಬೇಡ; ಬೇಡಿ; ಬೇಡವೇ ಬೇಡ; ಬಿಟ್ಟು; ಹೊರತುಪಡಿಸಿ; ಇಲ್ಲದ; ಇಲ್ಲದೆ; ಅಲ್ಲ; ಇರಬಾರದು
    `),
  ],
  [
    said('nice', 'after'),
    list(`
      preferably; preferrably; preferebly; prefferably; preferably in; preferably with;
      preference for; preference to; preference is; prefer; i prefer; we prefer; would prefer;
      i'd prefer; we'd prefer; ideally; ideally in; ideally with; hopefully; bonus if;
      a bonus if; plus if; a plus if; better if; even better if; nice if; good if; great if;
      would be nice if; would be nice to have; would be good to have; would be great to have;
      it would be nice to have; it would be great if; optionally; good to have a;
      nice to have a; ho sake to; agar ho sake to; ho sake toh; agar ho to; sadhyavadre;
      saadhyavadare; हो सके तो; ಸಾಧ್ಯವಾದರೆ
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
      preferred; preffered; prefered; preferable; is preferred; are preferred; is preferable;
      will be preferred; would be preferred; would be nice; would be good; would be great;
      would be ideal; would be lovely; would be a plus; would be a bonus; would be an advantage;
      will be nice; will be good; will be great; will be a plus; is nice; is a plus; is plus;
      is a bonus; is good; is great; is better; be nice; be great; a plus; as a plus;
      as a bonus; as bonus; ideal; ho to accha; ho to acha; ho to achha; ho toh accha;
      ho toh acha; ho to badhiya; ho to behtar; ho to better; hoga to accha; hoga to acha;
      ho to accha hai; ho to acha hai; ho to accha hoga; mile to accha; mil jaye to accha;
      mil jaaye to accha; rahe to accha; chalega; chalegi; chalenge; chalta hai; chal jayega;
      chal jaega; iddre olledu; iddare olledu; idre olledu; iddre chennagirutte;
      iddre chennagiratte; iddre chennagide; iddre chennagiruthe; idre chennagirutte;
      iddre chenna; iddre better; idre better; iddre nice; iddre sari; iddre sakath;
      aadre olledu; adre olledu; aadre chennagirutte; ಇದ್ದರೆ ಒಳ್ಳೆಯದು; ಇದ್ದರೆ ಒಳ್ಳೇದು;
      ಇದ್ದರೆ ಚೆನ್ನ; ಇದ್ದರೆ ಚೆನ್ನಾಗಿರುತ್ತದೆ; ಇದ್ದರೆ ಚೆನ್ನಾಗಿರುತ್ತೆ; ಇದ್ರೆ ಒಳ್ಳೆಯದು; ಇದ್ರೆ ಚೆನ್ನ;
      ಆದರೆ ಒಳ್ಳೆಯದು; हो तो अच्छा; हो तो अच्छा है; हो तो बेहतर; हो तो बढ़िया; होगा तो अच्छा;
      मिले तो अच्छा; चलेगा; चलेगी
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
    said('accept', 'before'),
    list(`
      ok; okay; fine; is ok; is okay; is fine; are ok; are fine; also ok; also okay; also fine;
      is also ok; is also fine; too is fine; acceptable; is acceptable; also acceptable; works;
      also works; works too; will do; will also do; would also do; can also work; bhi chalega;
      bhi chalegi; bhi chalta hai; bhi ok; bhi theek hai; bhi thik hai; theek hai; adru ok;
      adru sari; aadru sari; kooda ok; kooda sari; भी चलेगा; भी चलेगी; भी ठीक है; ಆದರೂ ಸರಿ;
      ಕೂಡ ಸರಿ; ಕೂಡ ಓಕೆ
    `),
  ],
  [
    said('withdraw', 'after'),
    list(`
      no need of; no need for; no need; not need; dont need; do not need; don't need a;
      need not have; need not be; neednt be; dont care about; do not care about;
      not fussy about; not particular about; not bothered about; drop; drop the; remove;
      remove the; forget; forget the; forget about; take out; get rid of; never mind;
      never mind the; leave out the
    `),
  ],
  [
    said('withdraw', 'before'),
    list(`
      not needed; not required; not necessary; not mandatory; not compulsory; not a must;
      not must; not important; not essential; not a priority; not a big deal; not a concern;
      is not needed; is not required; is not a must; is not necessary; is not mandatory;
      isnt needed; isnt required; isnt necessary; isnt a must; isnt important; arent needed;
      arent required; not really needed; optional; is optional; are optional; doesnt matter;
      dont matter; does not matter; do not matter; no matter; no issue; not an issue;
      no problem; no preference; unimportant; unnecessary; or not doesnt matter; or not;
      zaroori nahi; zaruri nahi; jaruri nahi; jaroori nahi; zaroori nahi hai; zaruri nahi hai;
      zaroori nahin; zaruri nahin; ki zarurat nahi; ki zaroorat nahi; ki jarurat nahi;
      ki zarurat nahin; ki zarurat nahi hai; ki zaroorat nahi hai; zarurat nahi;
      nahi bhi chalega; nahi ho to bhi chalega; na ho to bhi chalega; na bhi ho to chalega;
      ho ya na ho; ho na ho; ho ya nahi; farak nahi padta; fark nahi padta; farak nahi;
      se farak nahi padta; se fark nahi padta; bekagilla; bekaagilla; beku anta illa;
      beku antilla; bekilla; kaddaya alla; illadidru ok; illadidru paravagilla; illandru ok;
      illandre ok; illandru paravagilla; illadre paravagilla; illadre ok; iddru illadidru ok;
      paravagilla; avashyakathe illa; agathya illa; agatya illa; ज़रूरी नहीं; जरूरी नहीं;
      ज़रूरी नहीं है; जरूरी नहीं है; की ज़रूरत नहीं; की जरूरत नहीं; की ज़रूरत नहीं है;
      की जरूरत नहीं है; न हो तो भी चलेगा; नहीं भी चलेगा; हो या न हो; फर्क नहीं पड़ता; ಬೇಕಾಗಿಲ್ಲ;
      ಅಗತ್ಯವಿಲ್ಲ; ಅಗತ್ಯ ಇಲ್ಲ; ಅವಶ್ಯಕತೆ ಇಲ್ಲ; ಕಡ್ಡಾಯ ಅಲ್ಲ; ಕಡ್ಡಾಯವಲ್ಲ; ಇಲ್ಲದಿದ್ದರೂ ಪರವಾಗಿಲ್ಲ;
      ಇಲ್ಲದಿದ್ದರೂ ಸರಿ; ಪರವಾಗಿಲ್ಲ
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
    said('instead', 'either'),
    list(`
      instead; rather; ke badle; ke bajaye; badalu; ki jagah; बदले; के बजाय; ಬದಲು
    `),
  ],
]);

/** "villa instead of flat" wants the first and not the second. */
export const insteadOfWords = phraseTable<true>([[true, ['instead of', 'rather than']]]);

export const jointWords = phraseTable<Joint>([
  [
    'or',
    list(`
      or; ya; ya phir; ya fir; athava; athva; athwa; illava; nor; or else; /; या; या फिर; ಅಥವಾ;
      ಇಲ್ಲವೇ; and/or; either
    `),
  ],
  ['and', list(`and; &; aur; mattu; matte; as well as; n; +; और; एवं; ತಥಾ; ಮತ್ತು; ಹಾಗೂ`)],
  ['comma', list(`,; (; ); :; -; "; '; “; ”; •; *`)],
  [
    'but',
    list(`
      but; however; though; although; lekin; magar; parantu; lekin agar; lekin sirf; yet;
      except that; लेकिन; मगर; परंतु; ಆದರೆ; ಆದ್ರೆ; whereas
    `),
  ],
  ['stop', ['.', ';', '!', '?', '\n']],
]);
