import { lengthAt, list, phraseSet } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { tooFarAway } from '@manemitra/query/words/widening-words';
import { has, orderAt } from './clause-words.ts';
import { wantWords } from './form-words.ts';

/** What people find of a price, a tax or a place, without asking or wishing anything. */
const verdicts = phraseSet(
  list(`
    too much; too high; too costly; too expensive; too many; too heavy; very high; very costly; so high; so much; way too; crazy; insane; mad; killing; a lot; high; costly; expensive; pricey; heavy;
    bahut hai; bahut zyada; bahut jyada; bahut; bohot; zyada hai; jyada hai; zyada; jyada; mehnga; mehenga; mehngi; mahanga; बहुत; ज्यादा; ज़्यादा; महंगा; महंगी;
    jaasti; jasti; jaasthi; hecchu; hechu; dubari; tumba; thumba; ಜಾಸ್ತಿ; ಹೆಚ್ಚು; ದುಬಾರಿ; ತುಂಬಾ; ತುಂಬ
  `),
);

/** "GST too much", "rate jaasti aaytu", "loading is crazy here". That something is too far away is no remark: it gives the place up. */
export const remarks = (clause: readonly Token[]): boolean =>
  clause.length <= MOST_WORDS &&
  has(verdicts, clause) &&
  !has(wantWords, clause) &&
  !has(tooFarAway, clause) &&
  !clause.some(({ text }, at) => /\d/.test(text) || orderAt(clause, at) > 0) &&
  lengthAt(verdicts, clause, 0) < clause.length;

/** A longer clause is more than a remark. */
const MOST_WORDS = 8;
