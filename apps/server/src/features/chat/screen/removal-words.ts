import { wordSet } from '@manemitra/query/tokens';

/** Verbs that take something out, in the form that orders. */
export const removeVerbs =
  /^(?:remove|un-?(?:save|shortlist|bookmark|favou?rite|star)|hide|drop|delete|discard|dismiss|chh?od(?:o|na|iye|do)?|beda|bidi|छोड(?:ो|ना|िए)?|ಬೇಡ|ಬಿಡಿ|ಬಿಟ್ಟುಬಿಡಿ|hata(?:o|na|iye)?|nika+l(?:o|na|iye)?|th?eg(?:i|e|d)[a-z]*|हटा(?:ओ|ना|इए)?|निकाल(?:ो|ना)?|ತೆಗೆ[\p{L}\p{M}]*)$/u;

/** Of these, those of Hindi and Kannada that close what they order. */
export const takesOut =
  /^(?:hata(?:o|iye)?|nika+l(?:o|iye)?|th?eg(?:iri|edu|eyiri)|हटा(?:ओ|इए)?|निकाल(?:ो)?|ತೆಗೆ(?:ಯಿರಿ|ದುಹಾಕಿ))$/u;

/** Behind them: "hata do". */
export const orderTails = wordSet('do de dena dijiye दो दीजिए');

export const smallWords = wordSet(`
  the no wait oops sorry actually alla nahi my mine saved ones one from here this there list screen view my out of off again back please pls now and then ok comparison compare do de dena lo kar bidi biduri haki haaki hakibidi haakibidi maadi se me mein inda alli
  दो दे दीजिए लो से में को ko ge anna ಬಿಡಿ ಹಾಕಿ ಇಂದ , . !
`);

/** "Take it off", "leave the third out". */
export const takingVerbs = wordSet('take leave');
export const outWords = wordSet('out off');
