import { list, phraseSet } from '@manemitra/query/phrases';

/** What people find of a price, a tax or a place, without asking or wishing anything. */
export const remarkVerdicts = phraseSet(
  list(`
    too much; too high; too costly; too expensive; too many; too heavy; very high; very costly; so high; so much; way too; crazy; insane; mad; killing; a lot; high; costly; expensive; pricey; heavy;
    bahut hai; bahut zyada; bahut jyada; bahut; bohot; zyada hai; jyada hai; zyada; jyada; mehnga; mehenga; mehngi; mahanga; बहुत; ज्यादा; ज़्यादा; महंगा; महंगी;
    jaasti; jasti; jaasthi; hecchu; hechu; dubari; tumba; thumba; ಜಾಸ್ತಿ; ಹೆಚ್ಚು; ದುಬಾರಿ; ತುಂಬಾ; ತುಂಬ
  `),
);
