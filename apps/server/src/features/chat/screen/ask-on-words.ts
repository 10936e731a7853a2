import { wordSet } from '@manemitra/query/tokens';

export const joiningTails = wordSet('also plus too');

/** "Sure?": asks the same again. */
export const doubtWords = wordSet(
  'pakka pakki sure really certain nija nijana khachita पक्का सच ಖಚಿತ ನಿಜ',
);

/** "And for the third?" */
export const leadingWords = wordSet('the a an for of about in with to');

export const goingOnAsking = wordSet('and also aur mattu matte haage और ಮತ್ತು');
