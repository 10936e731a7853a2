import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';

/** What people say of a list in which is too little. */
export const SO_FEW = list(`
  so few; that few; only one; only two; is that all; is that it; thats all; that is all; thats it; is that all there is; is this all; this is all; only this; only these; only this much; only this many; just these;
  bas itna; bas itne; bas itna hi; bas itne hi; itna hi; itne hi; bas yahi; ishtena; ishte na; ashtena; ashte na; ishte;
  बस इतना; बस इतने; बस इतना ही; बस इतने ही; इतना ही; इतने ही; ಇಷ್ಟೇನಾ; ಅಷ್ಟೇನಾ; ಇಷ್ಟೇ
`);

/** Before a small figure that is asked back: "just 1?", "bas 2?" */
export const onlySo = wordSet('just only bas sirf baas bari matra kevala सिर्फ बस केवल ಬರೀ ಕೇವಲ');

/** What is so few: "only 3 results?" */
export const fewNouns = wordSet('result results option options flat flats home homes hi ಮನೆ mane');

/** The same, and of one in which nothing is, before they say what is to change: "yaavudu illva? Sobha tegiri". */
export const nothingThere = phraseSet([
  ...SO_FEW,
  ...list(`
    nothing; none; none at all; nothing at all; nothing there; no results; zero results; not even one; not one; empty;
    koi nahi; kuch nahi; kuch bhi nahi; ek bhi nahi; koi nahi mila; kuch nahi mila; khali hai;
    nothing came; nothing found; found nothing; got nothing; gives nothing; enu sigalilla; yenu sigalilla; enu siglilla; yenu siglilla; yavudu sigalilla; kuch nahi aaya; kuch nahi dikha;
    enu illa; enu illva; yenu illa; yenu illva; yavudu illa; yavudu illva; yaavudu illa; yaavudu illva; yavdu illa; yavdu illva; ondu illa; ondu illva; khali ide;
    कोई नहीं; कुछ नहीं; कुछ भी नहीं; एक भी नहीं; कुछ नहीं मिला;
    कुछ नहीं आया; कुछ नहीं दिखा; ಏನೂ ಸಿಗಲಿಲ್ಲ; ಏನೂ ಸಿಗ್ಲಿಲ್ಲ; ಯಾವುದೂ ಸಿಗಲಿಲ್ಲ; ಒಂದೂ ಸಿಗಲಿಲ್ಲ; ಏನೂ ಬರಲಿಲ್ಲ;
    ಯಾವುದೂ ಇಲ್ವಾ; ಯಾವುದೂ ಇಲ್ಲವಾ; ಯಾವುದೂ ಇಲ್ಲ; ಏನೂ ಇಲ್ವಾ; ಏನೂ ಇಲ್ಲವಾ; ಏನೂ ಇಲ್ಲ; ಒಂದೂ ಇಲ್ವಾ; ಒಂದೂ ಇಲ್ಲ
  `),
]);

/** What asks which homes there are, beside what they are: "what 2 BHKs are there", "2 BHK kya milega". */
export const askingWhatIsThere = wordSet(`
  what which whats is are there available show me do you have can i we get any some will for that in it flats flat homes home houses options ones projects
  kya kaun kaunse kaunsa konse kaise kitne milega milegi milenge mil jayega hai hain dikhao batao koi kuch usme isme ghar
  enu yavudu yavduu yavdu yava yavdide enide ide ive idya ideya sigutta sikkutte sigtade sigutte torsi iro mane
  क्या कौन कौनसे से सा मिलेगा मिलेगी मिलेंगे है हैं दिखाओ बताओ कोई घर ಏನು ಯಾವುದು ಯಾವ ಏನಿದೆ ಇದೆ ಇವೆ ಸಿಗುತ್ತೆ ಸಿಗತ್ತೆ ಸಿಗುತ್ತಾ ತೋರಿಸಿ ಮನೆ
`);
