import { everyPhrase, list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';
import { pairs } from '../phrase-pairs.ts';
import { askingIfHuman } from './site-words.ts';
import { plainCopulas } from '@manemitra/query/words/copula-words';

/* Words by which a clause asks, and where they do. */

/** Words of English that ask what, who, when, where, why or how much where they open a clause. */
export const openingQuestions = wordSet(
  'what whats wat wats which wich who whos whose whom when whens where wheres why whys how hows',
);

/** What may stand before them: "in what", "by when", "so which". */
export const beforeQuestions = wordSet('of in by since from till at to with for and so');

/** Those that ask wherever they stand. */
export const askingAnywhere = wordSet('what whats wats how hows why whys');

/** "Lake view is what I want": beside these it says what is wished for. */
export const whatIsWanted = phraseSet(
  pairs(
    'what i; what we; what im; what i am; what we are',
    'want; need; like; prefer; looking for; after',
  ),
);

/** Those that ask within a clause only before a verb, or of some: "that one, when is it ready", "which of them". */
export const askingBefore = wordSet('when where who which wich');
export const ofSome = wordSet('of one ones');

/** Asks to be told, where it opens a clause. */
export const askingToTell = phraseSet(
  list(`
    tell; explain; describe; read me; remind me; clarify; confirm; check if; meaning of; difference between; list of; i want to know; want to know; let me know; do you know; can you tell; could you tell; please tell; jawab do
  `),
);

/** Of these a clause asks whatever else it says: "does the price include", but not "can you include". */
export const askingAuxiliaries = wordSet('is are was were does do did has have had');

/** Verbs that make a question where they open a clause. */
export const auxiliaries = new Set([
  ...askingAuxiliaries,
  ...wordSet(
    'am can could will would should shall may isnt arent wasnt werent doesnt didnt hasnt havent hadnt cant couldnt wouldnt wont any',
  ),
]);

/** Verbs besides them that say nothing of what is asked: "which of these has got OC" asks for OC. */
export const helpingVerbs = new Set([...plainCopulas, 'got']);

/** After these verbs a wish or an order: "have to be", "would like", "do not". */
export const notAskedAfter = wordSet('not to be like prefer');

/** Before the participle of a verb these state what somebody did. */
export const perfectVerbs = wordSet('have has had');
export const participle = /^(?:been|seen|had|lost|paid|sold|bought|lived|\p{L}{3,}ed)$/u;

/** "Can wait till December" says what somebody would do, and leaves the one out who would. */
export const statesAfterCan = wordSet(
  'wait stretch go adjust manage live compromise travel extend spend afford shift move do pay increase raise push',
);

/** Particles that ask yes or no wherever they stand. */
export const yesOrNo = phraseSet([
  ...askingIfHuman,
  ...list(
    'kya; क्या; is there; are there; is it; can i; can we; do any; does any; any of; has any; have any; pakka hai na; pakka na',
  ),
  ...everyPhrase(list('u; you; are you; r u; are u'), list('sure')),
  ...everyPhrase(list('sure'), list('there is; there are; it is; its')),
]);

/** What a statement is made a question by where it closes it. */
export const tags = phraseSet(
  list(`
    right; correct; isnt it; is it; is it not; or not; or what; or something else; ok or not; true or lie; true or false; yes or no; really; really true;
    na; naa; hai na; hai kya; ya nahi; ya nhi; ki nahi; to nahi; hai ki nahi; sahi hai; sach hai; alva; allva; alwa; allave; alveno; nija; nijana; nija na; houda; hauda; howda; sarina; aa; a;
    ಅಲ್ವಾ; ಅಲ್ಲವೇ; ಅಲ್ಲವಾ; ನಿಜಾನಾ; ಹೌದಾ; ना; है न; है ना; सच है; या नहीं
  `),
);

/** Words that ask which of several: without a place in the list, of all that is shown. */
export const whichWords = phraseSet([
  ...list(`
    which; how many; any of; any of them; any of these; kaunsa; kaunse; kaunsi; kaun sa; kaun se; kaun si; konsa; konse; kisme; kismein; kis mein; kitne mein; kiska; kiske; kiski; yaarige;
    yavudu; yaavudu; yavdu; yaavdu; yavudakke; yavdakke; yaavudakke; yaavdakke; yavudanna; yaavudanna; yavudralli; yaavudralli; yavudara; yava project; yaava project; yavudadru; eshtu project;
    कौन सा; कौनसा; कौन से; कौन सी; किसमें; किसका; किसके; किसकी; कितने में; किसी में; किसी मे; kisi me; kisi mein; yavudralladru; yavudaralladru; yaavudralladru; ಯಾವುದರಲ್ಲಾದರೂ; ಯಾವುದರಲ್ಲಾದ್ರೂ; ಯಾವುದಾದರಲ್ಲಿ; ಯಾವುದು; ಯಾವುದಕ್ಕಿದೆ; ಯಾವುದರಲ್ಲಿದೆ; ಯಾವುದಿದೆ; yavudakkide; yavdakkide; yaavudakkide; yavudrallide; yavdrallide; ಯಾವುದಕ್ಕೆ; ಯಾವುದರಲ್ಲಿ; ಯಾವುದರ; ಯಾವ ಪ್ರಾಜೆಕ್ಟ್; ಎಷ್ಟು ಪ್ರಾಜೆಕ್ಟ್; ಯಾವುದಾದರೂ
  `),
  ...pairs('do; does; are; is; has; have', 'any'),
]);
