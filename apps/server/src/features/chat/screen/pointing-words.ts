import { list, phraseSet, phraseTable } from '@manemitra/query/phrases';
import { pairs } from '../phrase-pairs.ts';

const THAN_IT = 'uske; usse; us ke; iske; isse; us se; उसके; उससे; इसके; इससे';
const WALAS = 'wala; waala; wale; waale; wali; waali; वाला; वाले; वाली';

/** The one before or after the one that was spoken of. */
export const besideIt = phraseTable<number>([
  [
    -1,
    list(`
      the one before that; the one before it; the one before this; one before that; the previous one; previous one; the one above; the one above it; the one above that;
      pichla wala; pichle wala; pichle wale; पिछला वाला; पिछले वाले;
      adara hindinadu; adara hindinadara; hindinadu; hindinadara; adakkinta munchinadu; adakke munchinadu; ಅದರ ಹಿಂದಿನದು; ಹಿಂದಿನದು; ಹಿಂದಿನದರ; ಅದಕ್ಕಿಂತ ಮುಂಚಿನದು
    `),
  ],
  [-1, pairs(THAN_IT, pairs('pehle; pahle; upar; uppar; पहले; ऊपर', WALAS))],
  [1, pairs(THAN_IT, pairs('baad; neeche; niche; aage; बाद; नीचे; आगे', WALAS))],
  [
    1,
    list(`
      the one after that; the one after it; the one after this; one after that; the next one; next one; the one below; the one below it; the one below that;
      agla wala; agle wala; agle wale; अगला वाला; अगले वाले;
      adara mundinadu; adara mundinadara; mundinadu; mundinadara; mundindu; adara nantaraddu; adara kelaginadu; ಅದರ ಮುಂದಿನದು; ಮುಂದಿನದು; ಮುಂದಿನದರ; ಅದರ ನಂತರದ್ದು
    `),
  ],
]);

/** Of two, the one that was not spoken of last. */
export const OTHER_ONE = list(
  'the other one; that other one; other one; the other; innondu; innondara; innondakke; ಇನ್ನೊಂದು; ಇನ್ನೊಂದರ; ಇನ್ನೊಂದಕ್ಕೆ',
);
export const otherOne = phraseSet(OTHER_ONE);

/** All that is shown. */
export const allShown = phraseSet(
  list(`
    each one; to each; for each; in each; of each; from each; with each; w each; for all; of all of them; all projects; all the projects; har ek; har kisi; sabka; sabke; sabki; sabme; ella mane; ellakku; ellaru; yellakku; हर एक; सबका; सबके; सबकी; ಎಲ್ಲದಕ್ಕೂ; ಎಲ್ಲದರ; ಪ್ರತಿ;
    these; of these; of them; all of them; all these; all of these; each of them; each of these; the ones shown; the shown ones; any of them; any of these;
    this list; the list; on the list; in the list; here; inme; inmein; inme se; in me; in me se; in mein; in mein se; inmen; in sab; in sabme;
    inka; inke; inki; ye sab; yeh sab; ye wale sab; in projects; ivugalu; ivugala; ivugalalli; ivugalige; ivugalli;
    ivellavu; ivella; ivu; ivakke; ivara; ivaralli; ella project; yella project; ella site; yella site; ella plot; yella plot; ella flat; yella flat; ella villa; yella villa; illi iro; illiruva;
    इनमें; इनमें से; इन; इनका; इनके; इनकी; ये सब; इन सब; ಇವು; ಇವುಗಳು; ಇವುಗಳಲ್ಲಿ; ಇವುಗಳ; ಇವುಗಳಿಗೆ; ಇವಕ್ಕೆ; ಇವರಲ್ಲಿ; ಇವೆಲ್ಲ; ಎಲ್ಲ ಸೈಟ್; ಎಲ್ಲಾ ಸೈಟ್; ಎಲ್ಲ ಫ್ಲಾಟ್; ಎಲ್ಲಾ ಫ್ಲಾಟ್; ಎಲ್ಲ ಮನೆ; ಎಲ್ಲಾ ಮನೆ; ಈ ಪಟ್ಟಿ; ಇಲ್ಲಿರುವ
  `),
);

/** All that is shown, where something is to be done with it. */
export const everyOne = phraseSet(
  list(
    'all; every one; everything; sab; sabhi; sabko; saare; ella; yella; ellavannu; सब; सभी; सारे; ಎಲ್ಲ; ಎಲ್ಲಾ; ಎಲ್ಲವನ್ನೂ',
  ),
);

/** Those that were spoken of last, where they are several; else all that is shown. */
export const thoseSpokenOf = phraseSet(
  list(`
    those; them; unme; unme se; unka; unke; unki; unko; wo sab; woh sab; avugalu; avugala; avugalalli; avugalannu; avara; avakke;
    उनमें; उनका; उनके; उनकी; उनको; ಅವು; ಅವುಗಳು; ಅವುಗಳಲ್ಲಿ; ಅವುಗಳ; ಅವುಗಳನ್ನು; ಅವಕ್ಕೆ
  `),
);

/** Whose it is that is spoken of. */
const THIS_BUILDER = list(
  'that builder; this builder; same builder; the same builder; us builder; is builder; aa builder; ee builder; उस बिल्डर; इस बिल्डर; ಆ ಬಿಲ್ಡರ್; ಈ ಬಿಲ್ಡರ್',
);
export const thisBuilder = phraseSet(THIS_BUILDER);

/** "Which one is cheap in this?": beside a list "this" is the list. */
export const inThis = phraseSet(
  list(
    'in this; isme; ismein; isme se; idralli; idaralli; illi; adralli; adaralli; इसमें; इसमें से; ಇದರಲ್ಲಿ; ಅದರಲ್ಲಿ; ಇಲ್ಲಿ',
  ),
);
export const whichIsIt = phraseSet(
  list(
    'which one; which is; which ones; yavudu; yaavudu; yavdu; yaavdu; yavaddu; kaunsa wala; kaun sa wala; konsa wala; kaunsa sabse; kaunsa accha; kaun sa accha; कौन सा सबसे; कौन सा अच्छा; कौनसा अच्छा; कौन सा वाला; ಯಾವುದು; ಯಾವುದಕ್ಕೆ; ಯಾವುದಕ್ಕಿದೆ; ಯಾವುದರಲ್ಲಿದೆ; ಯಾವುದಿದೆ; yavudakke; yavdakke; yavudakkide; yavdakkide; yaavudakkide; yavudrallide; kiske paas; kisme; kismein; किसके पास; किसमें; which has; which have',
  ),
);

/** The one that is spoken of. */
export const thisOne = phraseSet([
  ...THIS_BUILDER,
  ...list(`
    it; its; this; that; this one; that one; the same one; same one; this project; that project; this flat; that flat; this home; this property;
    this house; this villa; this place; the builder; iska; iske; iski; isme; ismein; isko; ispe; uska; uske; uski;
    usme; usmein; usko; ise; isey; इसे; उसे; इसी को; ಇದನ್ನೇ; usi; isi; wahi; ye wala; yeh wala; ye; yeh; wo wala; woh wala; vo wala; is project; us project; is wale; us wale;
    idu; idara; idra; idakke; idke; idralli; idaralli; idannu; idanna; idna; adu; adara; adra; adakke; adke; adralli; adaralli; adannu; adanna; adna;
    ee project; ee flat; ee mane; aa project; aa flat; aa mane;
    उसी; इसी; वही; यह; ये; ये वाला; यह वाला; इसका; इसके; इसकी; इसमें; इसको; उसका; उसके; उसकी; उसमें; वह; वो वाला;
    ಇದು; ಇದರ; ಇದಕ್ಕೆ; ಇದರಲ್ಲಿ; ಇದನ್ನು; ಅದು; ಅದನ್ನ; ಇದನ್ನ; ಅದನ್ನೇ; ಅದಕ್ಕೇ; ಇದಕ್ಕೇ; adanne; idanne; ಅದರ; ಅದಕ್ಕೆ; ಅದರಲ್ಲಿ; ಅದನ್ನು; ಈ ಪ್ರಾಜೆಕ್ಟ್; ಆ ಪ್ರಾಜೆಕ್ಟ್; ಈ ಮನೆ; ಆ ಮನೆ
  `),
]);
