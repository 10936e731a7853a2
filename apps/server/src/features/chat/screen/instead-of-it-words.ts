import { list, phraseSet } from '@manemitra/query/phrases';
import { insteadOfThat } from '@manemitra/query/words/marker-words';

/** They put what is named, before or behind, in the place of what stands: "kanakapura road dikhao uski jagah". */
export const insteadOfIt = phraseSet([
  ...insteadOfThat,
  ...list(`
    instead of it; instead of that; instead of this; instead of them; in its place; in place of it; in place of that; in that place;
    unki jagah; inki jagah; iske badle; iske bajay;
    उनकी जगह; इसके बदले; इसके बजाय;
    adra badalige; adara badlige; idara badlu; idara badalige; adara jaagadalli; ಇದರ ಬದಲು; ಇದರ ಬದಲಿಗೆ; ಅದರ ಜಾಗದಲ್ಲಿ
  `),
]);
