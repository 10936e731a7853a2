import type { Token } from '@manemitra/query/token';
import { wordSet } from '@manemitra/query/tokens';
import { tooHigh } from '@manemitra/query/words/story-words';
import { consistsOf } from './accept.ts';
import { beforeOpeners } from './form-words.ts';
import { isSign } from './in-clause.ts';

/** What may stand beside "too costly" and says nothing more. */
const besideComplaints = new Set([
  ...beforeOpeners,
  ...wordSet(`
    this these they all still way so very really for me us them those it are is looks seem seems quite ye yeh ye sab sabhi itna itne kaafi kafi mere hamare liye bhi bahut bahot hai hain lag raha rahe
    idu ivu ella tumba thumba nange namge nanage ashtu ishtu swalpa ide aytu aaytu ये यह सब इतना इतने काफी बहुत है हैं मेरे हमारे लिए थोड़ा ಇದು ಇವು ಎಲ್ಲ ಎಲ್ಲಾ ತುಂಬಾ ತುಂಬ ನನಗೆ ನಮಗೆ ಅಷ್ಟು ಇಷ್ಟು ಸ್ವಲ್ಪ ಇದೆ ಆಯ್ತು
  `),
]);

/** Where a turn says between its signs that the price is too high, and nothing else: "mehnga hai, sasta batao". `[from, to)` of its tokens. */
export function priceComplaints(tokens: readonly Token[]): (readonly [number, number])[] {
  const ends = [...tokens.flatMap((one, at) => (isSign(one) ? [at] : [])), tokens.length];
  return ends.flatMap((end, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    const part = tokens.slice(from, end);
    return consistsOf(part, tooHigh, besideComplaints) ? [[from, end] as const] : [];
  });
}
