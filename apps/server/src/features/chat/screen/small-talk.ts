import { list, phraseSet } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import type { Answer } from '../answer.ts';
import { consistsOf } from './accept.ts';

const thanks = phraseSet(
  list(`
    thanks; thank you; thank you so much; thanks a lot; many thanks; thx; tq; ty; great help; thats all; that's all; bye; good night;
    dhanyavad; dhanyawad; shukriya; dhanyavada; dhanyavadagalu; thumba thanks; tumba thanks; धन्यवाद; शुक्रिया; ಧನ್ಯವಾದ; ಧನ್ಯವಾದಗಳು; ಥ್ಯಾಂಕ್ಸ್; थैंक्स; थैंक यू
  `),
);

/** Who only says thanks is not greeted again: what was looked for can be kept. Undefined where more is said. */
export function thanksReply(
  tokens: readonly Token[],
  sentence: string | undefined,
): Answer | undefined {
  if (!consistsOf(tokens, thanks)) return undefined;
  const isSearched = sentence !== undefined && sentence !== '';
  return {
    message: isSearched
      ? `You are welcome. “${sentence}” can be saved: you then see what is new in it since.`
      : 'You are welcome. Say when there is more that I can look up.',
    outcome: 'answered',
    taps: isSearched ? [{ label: 'Save this search', prompt: 'save this search' }] : [],
  };
}
