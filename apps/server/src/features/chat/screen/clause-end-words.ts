import { wordSet } from '@manemitra/query/tokens';

/** Verbs of Hindi that tell what is or will be. */
export const tellingForm =
  /^(?:hai|hain|h|raha|rahe|rahi|chal|.*(?:[aeo]ga|[aeo]gi|enge|t[aei]|[ui]a)|है|हैं|रहा|रहे|रही|चल|.*(?:गा|गी|गे|ता|ती|ते|आ|या))$/u;

export const copulas = wordSet('hai hain he tha है हैं ide idhe idya ಇದೆ');

export const eitherWords = wordSet('ya या athva ಅಥವಾ');

export const habitualForm = /(?:t[aei]|raha|rahe|rahi|ता|ते|ती|रहा|रहे|रही)$/u;

export const statingForm = /(?:utte|utthe|uttade|ತ್ತೆ|ತ್ತದೆ)$/u;

/** "Late to nahi hoga": a doubt begins so. */
export const topicMarks = wordSet('to toh तो');
export const plainDenials = wordSet('nahi nahin nhi नहीं');

/** "Lena chahiye" is "should one take", beside "hona chahiye", which is "must be". */
export const deedForm = /^(?!ho|rah|reh|हो|रह).+(?:n[aei]|न[ाेी])$/u;
export const shouldForm = /^(?:chah?iye|chahie|चाहिए|चाहिये)$/u;

/** That something is so now. */
export const isWords = wordSet('hai hain है हैं');

/** "Deposit wapas milta hai kya". */
export const closingAskers = wordSet('kya क्या');
