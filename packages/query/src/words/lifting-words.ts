import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** What a wish is called when it is taken back: "metro wali shart", "the pool condition". */
export const conditionNouns = wordSet(
  `condition conditions filter filters requirement criteria criterion constraint restriction rule clause demand limit stipulation shart sharat sharth sharte baat mang maang zaroorat jarurat shartu sharattu sharatthu sharata
   niyama shart शर्त शर्तें कंडीशन बात मांग माँग फिल्टर ಷರತ್ತು ಶರತ್ತು ಕಂಡೀಷನ್ ಕಂಡಿಷನ್ ನಿಯಮ ಫಿಲ್ಟರ್ ಬೇಡಿಕೆ`,
);

/** Between a wish and what it is called. */
export const conditionLinks = wordSet(
  `wali wala wale waali waala vali vala ki ka ke paas pas nazdeek hona hone chahiye na anno annuva antha emba iro iruva da beku bekemba hattira near nearby wise of about on for that the
   वाली वाला वाले की का के पास होने ಅನ್ನೋ ಎಂಬ ಇರೋ ಇರುವ ಬೇಕು ಬೇಕೆಂಬ ಹತ್ತಿರ ದ ನ ಯ`,
);

/** Between what it is called and the verb. */
export const objectMarks = wordSet(
  `ko annu anna nu nna bhi ab abhi now please pls just to ivaga eega को भी अब ಅನ್ನು ಅನ್ನ ನ್ನು ಈಗ`,
);

/** Verbs behind that take it back. */
export const liftingBehind = phraseSet(
  list(`
    hata do; hata dijiye; hata de; hatao; hataiye; hata dena; hatado; nikal do; nikaal do; nikalo; nikaalo; chhod do; chhodo; chod do; chodo; rehne do; jane do; bhool jao; cancel karo; remove karo; remove kar do; drop karo; drop kar do; mat rakho;
    tegi; thegi; tegedu haaki; tegedu haki; tegdu haaki; tegdu haki; tegedhaki; tegdaki; tegedaki; tegedu bidi; tegdu bidi; tegdbidi; tegediru; tegeyiri; bittu bidi; bittbidi; bidi; bid bidi; cancel madi; cancel maadi; remove madi; remove maadi; drop madi; beda; beda ivaga; bekagilla;
    is gone; can go; is off; goes; no longer needed; is no longer needed; not needed anymore; no longer applies; can be dropped; can be removed; should be removed;
    हटा दो; हटा दीजिए; हटा दें; हटाओ; हटाइए; निकाल दो; निकालो; छोड़ दो; छोड़ो; रहने दो; ತೆಗೆದು ಹಾಕಿ; ತೆಗೆದುಹಾಕಿ; ತೆಗೆಯಿರಿ; ತೆಗೆದುಬಿಡಿ; ತೆಗೆದು ಬಿಡಿ; ತೆಗಿ; ಬಿಟ್ಟುಬಿಡಿ; ಬಿಟ್ಟು ಬಿಡಿ; ಬಿಡಿ; ಬೇಡ
  `),
);

/** Verbs ahead that do. */
export const liftingAhead = phraseSet(
  list(`
    remove; drop; delete; cancel; lift; scrap; ditch; forget; forget about; ignore; take out; take off; take away; get rid of; do away with; clear; waive; relax; leave out; skip; no need of; no need for
  `),
);

export const aheadOfConditions = wordSet('the that my our this near about of');
