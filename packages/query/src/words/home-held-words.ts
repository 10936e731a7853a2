import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { buts, clauseAnds } from './joint-words.ts';
import { wishOpeners } from './story-words.ts';

/** Ahead of a home that is lived in, left, sold or only looked at. */
export const livingAhead = phraseSet(
  list(`
    live in; lives in; lived in; living in; stay in; stays in; stayed in; staying in; residing in; settled in; currently in; presently in; cramped in; stuck in;
    out of; moving from; shifting from; upgrading from; downsizing from; bored of; tired of; renting; rented; on rent in; kiraye ka; kiraye ke; kiraye wala; baadige; badige; eega irodu; ga irodu; किराए का; किराए के; ಬಾಡಿಗೆ; ಈಗ ಇರೋದು; grew up in; born in;
    we saw; i saw; have seen; had seen; we visited; i visited
  `),
);

/** Behind a home that is lived in, rented, or was only looked at. */
export const livedBehind = phraseSet(
  list(`
    rehte; rehte hain; rehte hai; rehte the; rehta hu; rehta hoon; rehti hu; rehti hoon; rah rahe; reh rahe; rah raha; reh raha; rah rahi; reh rahi; kiraye pe; kiraye par; kiraya pe; rent pe; rent par; pe rent;
    iddivi; iddevi; iddeve; iddini; idini; idivi; iddane; iddale; baadige; baadigege; badige; vaasa; bittu barta;
    रहते; रहता; रहती; रह रहे; रह रहा; रह रही; किराए पर; किराये पर; ಇದ್ದೀವಿ; ಇದ್ದೇವೆ; ಇದ್ದೀನಿ; ಇದ್ದಾರೆ; ಇದ್ದಾನೆ; ಇದ್ದಾಳೆ; ಬಾಡಿಗೆ; ವಾಸ
  `),
);

/** To have a home: "she has …", "mere paas … hai". */
export const havingVerbs = wordSet(`have has had own owns owned`);
export const thereVerbs = wordSet(`hai hain tha thi ide ittu है हैं था थी ಇದೆ ಇತ್ತು`);

/** That somebody has it by them: "mere paas", "nam hatra". */
export const keepingAhead = wordSet(`paas pas hatra hattira hathra पास ಹತ್ತಿರ ಬಳಿ`);

/** Between who has it and the verb. */
export const aheadOfHomesHeld = wordSet(
  `we they already also currently still nam namma nan hamare unke पहले हमारे उनके ನಮ್ಮ`,
);

/** Small words between a home and its verb. */
export const behindHomesHeld = wordSet(
  `a an the this that our my one just only very small tiny cramped big old spacious same me mein mai main ke andar alli nalli dalli olage ek chhota chhote chota purana purane ondu chikka hale
   में के एक छोटे छोटा पुराने ಅಲ್ಲಿ ನಲ್ಲಿ ದಲ್ಲಿ ಒಂದು ಚಿಕ್ಕ ಹಳೆ`,
);

/** Where what is told of it ends. */
export const endsOfHolding: ReadonlySet<string> = new Set([
  ...wishOpeners,
  ...buts,
  ...clauseAnds,
  ...wordSet('i chahte lena leni kharidna खरीदना चाहिए लेना ಬೇಕು ನಮಗೆ nange namge mujhe hume'),
]);
