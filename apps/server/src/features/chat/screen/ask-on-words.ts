import { wordSet } from '@manemitra/query/tokens';

export const joiningTails = wordSet('also plus too');

/** "Sure?": asks the same again. */
export const doubtWords = wordSet(
  'pakka pakki sure really certain nija nijana khachita पक्का सच ಖಚಿತ ನಿಜ',
);

/** "And for the third?" */
export const leadingWords = wordSet('the a an for of about in with to');

/** "Is that a problem": of what the question before was about. */
export const subjectWords = wordSet(`
  it that this done all isko usko uska iska yeh ye wo adu adanna adakke adara idu idakke idara
  यह ये वह वो इसका इसमें उसका ಅದು ಅದಕ್ಕೆ ಅದರ ಇದು ಇದಕ್ಕೆ ಇದರ
`);
