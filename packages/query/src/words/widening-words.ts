import { everyPhrase, list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** Behind what joins what was said before: "under construction bhi chalega", "4 bhk too". */
export const alsoBehind = phraseSet(
  list(`
    also; too; as well; also ok; also okay; also fine; also works; ok; okay; fine; is ok; is okay; is fine; is fine too; is ok too; is okay too;
    is also ok; is also okay; is also fine; too is fine; works too; wo bhi chalega; woh bhi chalega; to bhi chalega; ho to bhi chalega; ho tab bhi chalega; wo bhi theek hai; to bhi theek hai; aadru aagutte; idru aagutte; kuda ok; kuda aagutte; kooda aagutte; kuda nadiyutte; bhi; bhi chalega; bhi chalegi; bhi theek hai; bhi thik hai; bhi dikhao; chalega; aadru ok; aadru sari;
    aadru saaku; aadru parvagilla; aadru paravagilla; adru ok; adru sari; adru saaku; adru parvagilla; adru nadiyatte; adru nadeyutte; aadru nadeyutte; nu ok; nu sari;
    nu parvagilla; parvagilla; paravagilla; kooda ok; kooda sari; kooda torsi; kooda parvagilla; kooda paravagilla; kooda nadiyutte; idru ok; idru sari; idru parvagilla; idru paravagilla; iddru parvagilla; bhi ok; bhi ok hai; bhi dekh sakte hain; वो भी चलेगा; तो भी चलेगा; हो तो भी चलेगा; तो भी ठीक है; भी; भी चलेगा; भी चलेगी; भी ठीक है; ಆದರೂ ಓಕೆ; ಆದರೂ ಸರಿ; ಆದರೂ ಪರವಾಗಿಲ್ಲ; ಪರವಾಗಿಲ್ಲ;
    ಕೂಡ ಆಗುತ್ತೆ; ಕೂಡ ಆಗುತ್ತದೆ; ಇದ್ದರೂ ಆಗುತ್ತೆ; ಕೂಡ ಸರಿ; ಕೂಡ ಓಕೆ; ಕೂಡ ಪರವಾಗಿಲ್ಲ; ಇದ್ದರೂ ಪರವಾಗಿಲ್ಲ; ಇದ್ರೂ ಪರವಾಗಿಲ್ಲ; ಇದ್ದರೂ ಸರಿ; ಕೂಡ
  `),
);

/** Before it: "also show under construction", "could be new launch as well". */
export const alsoAhead = phraseSet(
  list(
    `also; also show; also include; show also; even; even if; ok with; okay with; fine with; also ok with; also fine with; open to; could be`,
  ),
);

/** That what was seen is too far: in what follows, the places asked for take the place of those before. */
export const tooFarAway = phraseSet(
  list(`
    too far; so far; very far; far away; bahut door; bahut dur; itna door; kaafi door; door pad; thumba doora; tumba doora; thumba dura; tumba dura; doora aytu; doora aaytu;
    doora aagutte; doora agutte; that far; ashtu doora; ishtu doora; ashtondu doora; utna door; utni door; itni door; इतना दूर; इतनी दूर; उतना दूर; उतनी दूर; ಅಷ್ಟು ದೂರ; ಇಷ್ಟು ದೂರ; ಅಷ್ಟೊಂದು ದೂರ; बहुत दूर; काफ़ी दूर; ತುಂಬಾ ದೂರ; ದೂರ ಆಯ್ತು; ದೂರ ಆಗುತ್ತೆ
  `),
);

const CRIES = ['', ...list('oh; oops; ah; ayyo; arre; arey; are; aare; haan; अरे; ಅಯ್ಯೋ; ಅಯ್ಯೊ')];
const NOS = list(`
  no no; nahi nahi; nahin nahin; nai nai; na na; alla alla; illa illa; allalla; illilla; नहीं नहीं; ना ना; ಅಲ್ಲ ಅಲ್ಲ; ಇಲ್ಲ ಇಲ್ಲ; ಅಲ್ಲಲ್ಲ; ಇಲ್ಲಿಲ್ಲ;
  no wait; wait no; no sorry; sorry no; sorry nahi; nahi sorry; sorry alla; alla sorry; illa sorry; sorry sorry; nahi ruko; nahi wait; alla wait; no actually; actually no; no i mean; no scratch that; नहीं रुको; सॉरी नहीं
`);
const CALLED = [
  '',
  ...list(
    'yaar; bhai; bhaiya; ji; sir; madam; re; da; guru; maga; ri; saar; यार; भाई; जी; ಗುರು; ಸರ್',
  ),
];
const SLIPS = list(`
  sorry; sorry sorry; wait; i mean; i meant; sorry i mean; sorry i meant; oops; my mistake; my bad; make that; scratch that; strike that; correction; galti se; galti ho gayi; galat bola; galat likha;
  tappu; tappaytu; tappaitu; सॉरी; माफ़ कीजिए; माफ कीजिए; गलती से; ಸಾರಿ; ಕ್ಷಮಿಸಿ; ತಪ್ಪಾಯ್ತು; ತಪ್ಪು
`);

/** Between what was said by mistake and what is meant: "95 lakhs, sorry, 98", "2 bhk chahiye, arre nahi nahi yaar 3 bhk". */
export const correcting = phraseSet([
  ...everyPhrase(CRIES, NOS, CALLED),
  ...everyPhrase(CRIES, SLIPS, CALLED),
  // A single "no" corrects behind a cry, or beside who is spoken to.
  ...everyPhrase(CRIES.slice(1), list('nahi; nahin; no; alla; illa; नहीं; ಅಲ್ಲ; ಇಲ್ಲ'), CALLED),
  'nahi yaar',
]);
/** So many words it has at most. */
export const MOST_CORRECTING = 5;

/** Corrects where what follows it is said to do: "3bhk, no 2bhk is enough". */
export const correctingOnce = wordSet('no nahi nahin nai illa alla नहीं ಅಲ್ಲ ಇಲ್ಲ');

/** Says that what stands before it is what is wanted. */
export const enoughBehind = phraseSet(
  list(`
    enough; is enough; would be enough; sufficient; is sufficient; would do; would be fine; is better; would be better; is what we need; is what i need; chahiye; chaiye; hi chahiye; kaafi; kaafi hai; kafi hai; kafi; bas hai; hi kaafi hai;
    saaku; saku; ne saaku; beku; ne beku; चाहिए; चाहिये; काफी; काफ़ी; काफी है; काफ़ी है; ही चाहिए; ಸಾಕು; ಬೇಕು; ಸಾಕಾಗುತ್ತೆ
  `),
);

/** Verbs of wishing between what was said by mistake and what corrects it. */
export const wantedBehind = phraseSet(
  list(
    `beku; bekagide; bekaagide; chahiye; chaiye; chahie; chahiye tha; chahiye hai; dikhao; dikha do; dekh rahe hai; dekh raha hu; torsi; thorsi; torisi; nodtiddini; dhoondh raha; चाहिए; चाहिये; दिखाओ; ಬೇಕು; ಬೇಕಿತ್ತು; ಬೇಕಾಗಿದೆ; ತೋರಿಸಿ; bekittu`,
  ),
);

/** Behind the sum that is settled on: "75 hi rakho". */
export const settledBehind = phraseSet(
  list(`
    hi rakho; hi likho; hi likhiye; likhiye; hi rakhna; hi rakhte hain; hi rakhiye; hi final; final; final karo; is final; ne irli; ne final; e irli; madkolli; maadkolli; madkoli; ittkolli; take that; , take that; hi dikhao; me hi dikhao; mein hi dikhao; ralle torsi; ralle thorsi; ralle nodi; ralle nodri; में ही दिखाओ; में ही दिखाइए; ರಲ್ಲೇ ತೋರಿಸಿ; ರಲ್ಲೇ ನೋಡಿ; ही रखो; ही लिखो; लिखिए; ही रखिए; ही रखना; ಇರಲಿ ಅಷ್ಟೇ; ಫೈನಲ್
  `),
);

/** Behind a sum that is no longer meant, where another follows: "65 lakh bol raha tha par 72 tak", "90 was the plan". */
export const formerBehind = phraseSet([
  ...everyPhrase(
    list('bol; soch; keh; dekh; maan; socha; bola; kaha; बोल; सोच; कह; सोचा; बोला; कहा'),
    ['', ...list('raha; rahi; rahe; रहा; रही; रहे')],
    list('tha; thi; the; था; थी; थे'),
  ),
  ...everyPhrase(
    list('anta; antha; anthaa; ಅಂತ'),
    list(
      'idde; iddvi; idvi; iddevu; heldidde; helidde; heldidvi; ankondidde; ankondidvi; ಇದ್ದೆ; ಇದ್ವಿ; ಹೇಳಿದ್ದೆ; ಅಂದ್ಕೊಂಡಿದ್ದೆ',
    ),
  ),
  ...everyPhrase(list('was'), list('the; my; our'), list('plan; budget; idea; limit; number')),
  ...list('andidde; andidvi; ankondidde; ankondidvi; ಅಂದಿದ್ದೆ; ಅಂದಿದ್ವಿ; ಅಂದ್ಕೊಂಡಿದ್ವಿ'),
]);

/** Ahead of a most that is settled on: "that makes 1.05 crore but keep it under one crore". */
export const settlingAhead = phraseSet(
  list(
    `keep it; keep this; keep everything; keep total; keep the total; keep; should stay; must stay; has to stay; to stay; lets keep it; let us keep it`,
  ),
);

/** Right ahead of the sum that the ones before come to, or that is kept: "yaani 1 crore 30", "so keep it at 90". */
export const restatingAhead = phraseSet(
  list(
    `yaani; yani; matlab; mtlb; meaning; that is; thats; that means; which means; in other words; ie; i e; andre; andare; keep it at; keep at; keeping it at; stick to; sticking to; stick with; stay at; staying at; hold it at; leave it at; settle at; settled at; settled on; lets say; यानी; यानि; मतलब; ಅಂದರೆ; ಅಂದ್ರೆ; ಅಂದರೇ`,
  ),
);

/** Signs and small words between a correction and what it corrects. */
export const aroundCorrections = wordSet(`, . - ... … its it's it is make ok okay haan`);
