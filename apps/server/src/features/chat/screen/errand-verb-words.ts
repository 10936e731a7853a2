import { wordSet } from '@manemitra/query/tokens';

export const openVerbs =
  /^(?:khol(?:o|na|iye|do|iyega)?|खोल(?:ो|ना|िए|िये)?|th?ere(?:yiri|yi|y)?|ತೆರೆ[\p{L}\p{M}]*)$/u;

export const siteNouns = /^(?:site|saite|साइट|ಸೈಟ್|ಸೈಟನ್ನು)$/u;

/** "Send it on WhatsApp": the messenger is the way, and sending is what is wanted. */
export const sendVerbs = /^(?:send|forward|share|bhej|kals|kalis|kaluhis|भेज|फॉरवर्ड|ಕಳಿಸ|ಕಳುಹಿಸ|ಶೇರ್)/u;

export const giveVerbs =
  /^(?:give|get|want|need|download|kod[iu]|beku|do|de|dijiye|chahiye|दो|दीजिए|चाहिए|ಕೊಡಿ|ಕೊಡು|ಬೇಕು)$/u;

export const seeVerbs =
  /^(?:see|dekh(?:na|ne|enge)?|देख(?:ना|ने|ेंगे)?|no+d(?:beku|abeku|okke|bek)?|ನೋಡ[\p{L}\p{M}]*)$/u;

export const brochureNouns = /^(?:brochures?|broucher|ब्रोशर|ಬ್ರೋಷರ್)/u;

export const messengers = /^(?:whatsapp|वॉट्सएप|व्हाट्सएप|ವಾಟ್ಸಾಪ್)/u;

/** Verbs of Hindi that say what I do: "bhejun". */
export const ownVerbForm = /(?:oon|un|oonga|oongi|unga|ungi|ूँ|ूं|ूंगा|ूंगी)$/u;

export const savedVerbs = /^(?:saved|savings?|ulis?id|ಉಳಿಸಿದ)/u;

export const tellers = wordSet('i we they he she who');

/** Verbs of Kannada that say when or if: aadre, bandre. */
export const conditionalForm = /(?:[ai]dre|ndre|ದ್ರೆ|ದರೆ)$/u;

/** "Vastu ke hisab se". */
export const accordingTo = wordSet('ke के');
export const according = wordSet('se से');
