import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';
import { pairs } from '../phrase-pairs.ts';
import { wordFinder } from './word-finder.ts';

/** In the forms that order, and not as "open space" is said. */
export const openVerbs =
  /^(?:khol(?:o|na|iye|do|iyega)?|खोल(?:ो|ना|िए|िये)?|th?ere(?:yiri|yi|y)?|ತೆರೆ[\p{L}\p{M}]*)$/u;

/** Where something is opened; a site that is bought is another. */
export const siteNouns = /^(?:site|saite|साइट|ಸೈಟ್|ಸೈಟನ್ನು)$/u;

/** "Send it on WhatsApp": the messenger is the way, and sending is what is wanted. */
export const SENDS =
  'send* share* forward* bhej* kals* kalis* kaluhis* शेयर* भेज* फॉरवर्ड* ಶೇರ್* ಕಳಿಸ* ಕಳುಹಿಸ*';
export const sends = wordFinder([[true, SENDS]]);

export const giveVerbs =
  /^(?:give|get|want|need|download|kod[iu]|beku|do|de|dijiye|chahiye|दो|दीजिए|चाहिए|ಕೊಡಿ|ಕೊಡು|ಬೇಕು)$/u;

export const seeVerbs =
  /^(?:see|dekh(?:na|ne|enge)?|dikha(?:o|do|na|iye)?|दिखा(?:ओ|ना|इए)?|th?ori?si|ತೋರಿಸಿ|देख(?:ना|ने|ेंगे)?|no+d(?:beku|abeku|okke|bek)?|ನೋಡ[\p{L}\p{M}]*)$/u;

export const BROCHURES =
  'brochure* broucher* broshur* pdf* prospectus pamphlet* leaflet* flyer* catalogue catalog ब्रोशर* पीडीएफ* ಬ್ರೋಷರ್* ಬ್ರೋಚರ್* ಪಿಡಿಎಫ್*';
export const namesBrochures = wordFinder([[true, BROCHURES]]);

/** Papers of a project that are sent, and are no fact where they are only asked for. */
export const sheets = phraseSet(
  list(
    'cost sheet; price sheet; price list; rate list; rate card; payment schedule; payment plan; कॉस्ट शीट; ಕಾಸ್ಟ್ ಶೀಟ್',
  ),
);

export const messengers =
  /^(?:whatsapp|e-?mail|mail|gmail|sms|वॉट्सएप|व्हाट्सएप|ईमेल|मेल$|ವಾಟ್ಸಾಪ್|ಇಮೇಲ್|ಇ-ಮೇಲ್|ಮೇಲ್$)/u;

/** Verbs of Hindi that say what I do: "bhejun". */
export const ownVerbForm = /(?:oon|un|oonga|oongi|unga|ungi|ूँ|ूं|ूंगा|ूंगी)$/u;

export const savedVerbs = /^(?:saved|savings?|ulis?id|ಉಳಿಸಿದ)/u;

export const tellers = wordSet('i we they he she who');

/** Verbs of Kannada that say when or if: aadre, bandre. */
export const conditionalForm = /(?:[ai]dre|ndre|ದ್ರೆ|ದರೆ)$/u;

/** "Vastu ke hisab se". */
export const accordingTo = wordSet('ke के');
export const according = wordSet('se से');

/** Behind "on call": it is spoken with somebody. */
export const withSomebody = wordSet('with to');

/** "Nodoke chennagide", "dekhne me accha": it looks good, and nobody comes to see it. */
export const looksWell = wordSet(
  'chennagide chenagide chennagi chennagive olledu accha acha achha acchi achhi acche sundar me mein अच्छा अच्छी अच्छे सुंदर में ಚೆನ್ನಾಗಿದೆ ಚೆನ್ನಾಗಿವೆ ಚೆನ್ನ ಸುಂದರ',
);

/** Behind the name of a messenger it makes a verb of it: "email me". */
export const toMyself = wordSet('me us karo kardo kar bhejo maadi madi kalsi करो कर भेजो ಮಾಡಿ ಕಳಿಸಿ');

/** How a project is shown on its page, and not in a word: "show the last one in detail". */
export const inDetail = phraseSet(
  list(
    'in detail; in details; in more detail; detail; details; full detail; full details; all details; detail me; detail mein; poori detail; puri detail; poori jankari; puri jankari; vistar se; vistaar se; vivara; vivaragalu; vivaravagi; purti vivara; poorti vivara; detail aagi; विस्तार से; विस्तार में; डिटेल; डिटेल में; पूरी डिटेल; पूरी जानकारी; ವಿವರ; ವಿವರವಾಗಿ; ವಿವರಗಳನ್ನು; ಡೀಟೇಲ್ಸ್; ಡೀಟೇಲ್',
  ),
);
/** Whether a word shows it, or asks to see it. */
export const shows = (text: string): boolean =>
  seeVerbs.test(text) || /^(?:show|view|th?o+ri?s(?:i|u|iri|ri)|dekho|nodi)$/u.test(text);

/** What stands before an errand that is not to be done: "dont call me", "without a call". */
export const refusingAhead = phraseSet([
  ...list(
    'dont; do not; never; without; without a; without any; stop; no need to; no need of; no need for; need not; please dont; instead of; not; avoid; bina; बिना',
  ),
  // "I will not give my phone number"
  ...pairs(
    pairs(
      'will not; wont; not; dont want to; do not want to',
      'give; giving; giving out; share; sharing; leave',
    ),
    'my; any; a; out my; you my',
  ),
  ...pairs(
    'will not; wont; not; dont want to; do not want to',
    'give; giving; share; sharing; leave',
  ),
]);
/** What stands behind one: "call mat karo", "phone beda". */
export const refusingBehind = phraseSet(
  list(
    'mat; mat karo; mat karna; nahi chahiye; nahi karna; na karo; na kare; na karna; ki zaroorat nahi; karne ki zaroorat nahi; beda; bedi; bedappa; maadbedi; madbedi; maadbeda; madbeda; maadabedi; kodbedi; maadodu beda; madodu beda; number nahi dunga; number nahi dungi; number nahi denge; nahi dunga; nahi dungi; nahi denge; number kodalla; kodalla; मत; मत करो; मत करना; नहीं चाहिए; न करें; ना करें; करने की ज़रूरत नहीं; ಬೇಡ; ಮಾಡಬೇಡಿ; ಮಾಡಬೇಡ; ಮಾಡೋದು ಬೇಡ; नंबर नहीं दूंगा; नंबर नहीं दूंगी; ನಂಬರ್ ಕೊಡಲ್ಲ; ಕೊಡಲ್ಲ',
  ),
);
/** "No call please": of these, which "no" refuses by itself. */
export const callNouns = /^(?:calls?|phones?|phone|telephone|callback|visits?)$/u;

/** Beside "save" it asks whether that was done. */
export const ofThePast = phraseSet(
  list(
    'did you; did u; have you; is it; is my; is this; was it; was my; are my; were my; ho gayi kya; ho gaya kya; hui kya; hua kya; hui hai kya; ki thi kya; kiya tha kya; hai kya; aagideya; aagidya; aytha; ayta; ittidira; ideya; हो गई क्या; हो गया क्या; हुई क्या; है क्या; ಆಗಿದೆಯಾ; ಆಯ್ತಾ; ಇದೆಯಾ',
  ),
);
