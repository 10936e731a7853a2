import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';

/** What a list is made of. */
export const listNouns = phraseSet(
  list(`
    result; results; list; options; matches; condition; conditions; filter; filters; criteria; went away; dropped out; cutting; mile; mila; bache; bacha; sikthu; siktu; sikkitu; sikkide; bantu;
    नतीजे; मिले; मिला; शर्त; ಫಲಿತಾಂಶ; ಸಿಕ್ಕಿತು; ಸಿಕ್ಕಿದೆ; ಬಂತು
  `),
);

/** Asks how many there are, or why so few. */
export const countAskers = phraseSet(
  list(`
    how many; how much; how come; why; only; so few; which; kitna; kitne; kitni; kyu; kyun; kyon; kam; hi; itne; itna; eshtu; estu; yeshtu; yaake; yake; yaakishtu; yakishtu; ishtu; ishte; kammi; yava; yaava;
    कितने; कितना; क्यों; इतने; इतना; कम; ಎಷ್ಟು; ಯಾಕೆ; ಏಕೆ; ಇಷ್ಟು; ಇಷ್ಟೇ; ಕಡಿಮೆ
  `),
);

/** "Only these two?" */
export const onlyThese = phraseSet(
  list(
    'only these; only those; only; just these; just; bas itne; bas ye; sirf ye; ishte; ishtena; बस इतने; ಇಷ್ಟೇನಾ',
  ),
);

export const fewWords = wordSet('few less little kam kammi thode swalpa कम थोड़े ಕಡಿಮೆ ಸ್ವಲ್ಪ');
