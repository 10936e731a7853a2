import { wordSet } from '@manemitra/query/tokens';
import { plainCopulas } from '@manemitra/query/words/copula-words';

/** Verbs of Hindi that tell what is or will be. */
export const tellingForm =
  /^(?:hai|hain|h|raha|rahe|rahi|chal|.*(?:[aeo]ga|[aeo]gi|enge|t[aei]|[ui]a)|है|हैं|रहा|रहे|रही|चल|.*(?:गा|गी|गे|ता|ती|ते|आ|या))$/u;

/** Those of what will be, which nobody states who looks for a home: "paisa wapas milega"; "eega" is now, in Kannada. */
export const futureForm = /(?<!e)(?:[aeo]ga|[aeo]gi|enge|गा|गी|गे)$/u;

export const habitualForm = /(?:t[aei]|raha|rahe|rahi|ता|ते|ती|रहा|रहे|रही)$/u;

export const statingForm = /(?:utte|utthe|uttade|ತ್ತೆ|ತ್ತದೆ)$/u;

/** "Lena chahiye" is "should one take", beside "hona chahiye", which is "must be". */
export const deedForm = /^(?!ho|rah|reh|हो|रह).+(?:n[aei]|न[ाेी])$/u;
export const shouldForm = /^(?:chah?iye|chahie|चाहिए|चाहिये)$/u;

/** "Deposit wapas milta hai kya". */
export const closingAskers = wordSet('kya क्या');

/** Ends a clause, or stands before what it may be instead: "bada hai ya chhota". */
export const copulas = new Set([...plainCopulas, ...wordSet('he tha idhe idya')]);

/** Kannada glues it to each of two that may be. */
export const eitherForm = /^.{3,}(?:n[ao]+|aa|ನಾ?|ನೋ|ಾ)$/u;
