import { wordSet } from '@manemitra/query/tokens';

/*
 * How somebody denies what was said. Of what a home should have, `denialsBehind` of the reader of sentences refuses by "na" and "mat",
 * by which others only ask back: "theek hai na".
 */

export const plainDenials = wordSet('nahi nahin nai nhi नहीं');
const kannadaDenials = wordSet('illa alla beda ಇಲ್ಲ ಅಲ್ಲ ಬೇಡ');
const lettingGo = wordSet('bidi chhodo chodo छोडो ಬಿಡಿ');

/** Verbs behind what they deny: "adu beda". */
export const closingDenials = new Set([...plainDenials, ...kannadaDenials, ...lettingGo]);

/** Denies by itself. */
export const noWords = new Set([...wordSet('no nah nope not'), ...plainDenials, ...kannadaDenials]);

/** Denies what is pointed at beside it, on whichever side. */
export const denying = new Set([
  ...noWords,
  ...closingDenials,
  ...wordSet('mat मत leave forget chhod chod'),
]);

/** Takes back what was said last. */
export const correcting = new Set([
  ...noWords,
  ...wordSet(`
    back again sorry oops undo revert actually wait wapas wapis vapas waapas phir fir matte vapasu hinde irli
    वापस वापिस फिर सॉरी ಮತ್ತೆ ವಾಪಸ್ ಹಿಂದೆ ಇರಲಿ ಸಾರಿ
  `),
]);
