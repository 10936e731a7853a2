import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { buts, clauseAnds } from './joint-words.ts';
import { wishOpeners } from './story-words.ts';

/** Ahead of a home that is lived in, left, sold or only looked at. */
export const livingAhead = phraseSet(
  list(`
    live in; lives in; lived in; living in; stay in; stays in; stayed in; staying in; residing in; settled in; currently in; presently in; cramped in; stuck in;
    out of; moving from; shifting from; upgrading from; downsizing from; bored of; tired of; renting; rented; on rent in; kiraye ka; kiraye ke; kiraye wala; baadige; badige; eega irodu; ga irodu; किराए का; किराए के; ಬಾಡಿಗೆ; ಈಗ ಇರೋದು; grew up in; born in;
    live alone in; living alone in; stay at; staying at; living at; we saw; i saw; have seen; had seen; we visited; i visited;
    nodida; nodidda; nodidva; dekha hua; dekhi hui; जो देखा; ನೋಡಿದ; ನೋಡಿದ್ದ
  `),
);

/** Behind a home that is lived in, rented, or was only looked at. */
export const livedBehind = phraseSet(
  list(`
    rehte; rehte hain; rehte hai; rehte the; rehta hu; rehta hoon; rehti hu; rehti hoon; rah rahe; reh rahe; rah raha; reh raha; rah rahi; reh rahi; kiraye pe; kiraye par; kiraya pe; rent pe; rent par; pe rent; rent ge; rent alli; rentalli; on rent; we saw; i saw; that we saw; which we saw; we visited; that we visited; dekh dekh ke; dekh dekh kar; dekh dekhke; dekhte dekhte; dekh ke thak; nodi nodi;
    iddivi; iddevi; iddeve; iddini; idini; idivi; iddane; iddale; baadige; baadigege; badige; vaasa; bittu barta; ittkondidare; ittkondidaare; ittukondidare; tagondidare; tagondiddru; tagondiddaru; tagondidaare;
    रहते; रहता; रहती; रह रहे; रह रहा; रह रही; किराए पर; किराये पर; ಇದ್ದೀವಿ; ಇದ್ದೇವೆ; ಇದ್ದೀನಿ; ಇದ್ದಾರೆ; ಇದ್ದಾನೆ; ಇದ್ದಾಳೆ; ಬಾಡಿಗೆ; ವಾಸ
  `),
);

/** To have a home: "she has …", "mere paas … hai". */
export const havingVerbs = wordSet(`have has had own owns owned hold holds held`);
export const thereVerbs = wordSet(`hai hain tha thi ide ittu है हैं था थी ಇದೆ ಇತ್ತು`);

/** That somebody has it by them: "mere paas", "nam hatra". */
export const keepingAhead = wordSet(`paas pas hatra hattira hathra पास ಹತ್ತಿರ ಬಳಿ`);

/** That the home is to be close to the one that is told of. */
export const closeToIt = phraseSet(
  list(
    `uske paas; uske pas; uske aas paas; wahin; wahi; wahin paas; usi ke paas; near it; near there; close to it; close to that; close by; nearby; around there; next to it; alle; alle hatra; adara hatra; adra hatra; adar pakka; उसके पास; वहीं; ಅದರ ಹತ್ತಿರ; ಅಲ್ಲೇ`,
  ),
);

/** Whose a home is, in one word. */
export const pronounOwners = wordSet(
  'mera meri mere hamara hamare apna apne unka unke uska uske nam namma nanna avara avra मेरा हमारा अपना उनका ನಮ್ಮ ನನ್ನ ಅವರ',
);

/** Between who has it and the verb. */
export const aheadOfHomesHeld = wordSet(
  `we they already also currently still nam namma nan hamare unke पहले हमारे उनके ನಮ್ಮ`,
);

/** Small words between a home and its verb. */
export const behindHomesHeld = wordSet(
  `a an the this that our my one just only very small tiny cramped big old huge own spacious bada badi bade last current same me mein mai main ke andar alli nalli dalli olage ek chhota chhote chota purana purane ondu chikka hale
   में के एक छोटे छोटा पुराने ಅಲ್ಲಿ ನಲ್ಲಿ ದಲ್ಲಿ ಒಂದು ಚಿಕ್ಕ ಹಳೆ`,
);

/** Where what is told of it ends. */
export const endsOfHolding: ReadonlySet<string> = new Set([
  ...wishOpeners,
  ...buts,
  ...clauseAnds,
  ...wordSet('i chahte lena leni kharidna खरीदना चाहिए लेना ಬೇಕು ನಮಗೆ nange namge mujhe hume'),
]);
