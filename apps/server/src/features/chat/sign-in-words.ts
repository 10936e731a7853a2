import { noWords } from './screen/denial-words.ts';

/** Gives the step up, alone. */
export const cancels = new RegExp(
  `^(?:cancel|stop|back|go back|skip|later|not now|never ?mind|रद्द|${[...noWords].join('|')})[.!]?$`,
  'iu',
);
export const asksAgain =
  /\b(re-?send|send (it )?again|new code|another code|code again|did ?n['o]t (get|receive)|not received|dobara|phir se|matte)\b/iu;
export const otherNumber =
  /\b(other|another|different|change|wrong)( mobile| phone)? (number|no)\b/iu;
/** Words that say no more than that a number follows. */
export const aboutANumber =
  /^(my|mobile|phone|contact|number|no|is|its|this|here|it's|hi|hello|mera|nanna|hai|call|me|on|at|please|\W)*$/iu;

/** Before a name. */
export const greetingAhead = /^(hi|hello|namaste|namaskara)[,!. ]+/iu;
export const nameAhead =
  /^(my name is|name is|i am|i'm|this is|mera naam|nanna hesaru|मेरा नाम|ನನ್ನ ಹೆಸರು)\s+/iu;
export const copulaBehindName = /\s+(hai|है)[.!]?$/iu;
