import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';
import { HOW_MUCH } from '../project/words/question-words.ts';
import { SO_FEW } from './nothing-there-words.ts';

/** What a list is made of. */
export const listNouns = phraseSet(
  list(`
    result; results; list; options; matches; condition; conditions; filter; filters; criteria; went away; dropped out; cutting; mile; mila; bache; bacha; sikthu; siktu; sikkitu; sikkide; bantu;
    नतीजे; मिले; मिला; शर्त; ಫಲಿತಾಂಶ; ಸಿಕ್ಕಿತು; ಸಿಕ್ಕಿದೆ; ಬಂತು
  `),
);

/** Asks how many there are, or why so few. */
export const countAskers = phraseSet([
  ...HOW_MUCH,
  ...list(`
    how many; how much; how come; why; only; so few; which; kyu; kyun; kyon; kam; hi; itne; itna; yaake; yake; yaakishtu; yakishtu; ishtu; ishte; kammi; yava; yaava;
    क्यों; इतने; इतना; कम; ಯಾಕೆ; ಏಕೆ; ಇಷ್ಟು; ಇಷ್ಟೇ; ಕಡಿಮೆ
  `),
]);

/** Of the list, where nothing else is said: "so how many now?" */
export const howManyThere = phraseSet(
  list(
    'how many; kitne; kitne hain; kitne mile; eshtu ive; eshtive; eshtu mane; कितने; कितने हैं; ಎಷ್ಟಿವೆ; ಎಷ್ಟು ಇವೆ',
  ),
);
export const besideCounts = wordSet(
  'now there are is so left then ab abhi total in all here hai hain ive eega ivaga अब अभी हैं ಈಗ ಇವೆ',
);

/** "Only these two?" */
export const onlyThese = phraseSet([...SO_FEW, ...list('only those; only; just; bas ye; sirf ye')]);

export const fewWords = wordSet('few less little kam kammi thode swalpa कम थोड़े ಕಡಿಮೆ ಸ್ವಲ್ಪ');

/** "Is that even possible?": whether any fit what is wished for. */
export const whetherAny = phraseSet(
  list(`
    is that even possible; is it even possible; is this even possible; is that possible; is it possible; is this possible; even possible; is that realistic; is it realistic; is this realistic; am i asking too much; am i asking for too much; am i being unrealistic; asking too much; asking for too much; too much to ask; am i dreaming; do such homes exist; does that exist; does such a thing exist;
    itne me kuch milega; itne mein kuch milega; itne me milega; itne me mil jayega; itne mein milega; is budget me kuch milega; is budget me milega; zyada maang raha; zyada maang rahi; jyada maang raha; jyada mang raha; zyada mang raha; possible hai kya; possible bhi hai; mumkin hai kya; sapna dekh raha;
    ee budget ge sigutta; ee budgetge sigutta; ee rate ge sigutta; ishtakke sigutta; ishtralli sigutta; jaasti kelta idina; jaasti keltidina; jasti kelthidina; saadhyana; sadhyana; saadhya ideya; possible na; possible aa;
    इतने में कुछ मिलेगा; इतने में मिलेगा; इस बजट में मिलेगा; ज्यादा मांग रहा; ज्यादा मांग रही; क्या यह संभव है; संभव है क्या; मुमकिन है क्या; ಸಾಧ್ಯನಾ; ಸಾಧ್ಯವಾ; ಸಾಧ್ಯ ಇದೆಯಾ; ಇಷ್ಟಕ್ಕೆ ಸಿಗುತ್ತಾ; ಈ ಬಜೆಟ್ಗೆ ಸಿಗುತ್ತಾ; ಜಾಸ್ತಿ ಕೇಳ್ತಿದ್ದೀನಾ
  `),
);
