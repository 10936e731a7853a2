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
