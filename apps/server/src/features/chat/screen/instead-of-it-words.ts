import { list, phraseSet } from '@manemitra/query/phrases';

/** They put what is named, before or behind, in the place of what stands: "kanakapura road dikhao uski jagah". */
export const insteadOfIt = phraseSet(
  list(`
    instead of it; instead of that; instead of this; instead of them; in its place; in place of it; in place of that; in that place;
    uski jagah; iski jagah; unki jagah; inki jagah; uske badle; iske badle; uske bajay; iske bajay; uske badle me; uske badle mein; uski jagah pe; uski jagah par;
    उसकी जगह; इसकी जगह; उनकी जगह; उसके बदले; इसके बदले; उसके बजाय; इसके बजाय;
    adara badlu; adra badlu; adara badalu; adara badalige; adra badalige; adara badlige; idara badlu; idara badalige; adara jaagadalli; ಅದರ ಬದಲು; ಅದರ ಬದಲಿಗೆ; ಇದರ ಬದಲು; ಇದರ ಬದಲಿಗೆ; ಅದರ ಜಾಗದಲ್ಲಿ
  `),
);
