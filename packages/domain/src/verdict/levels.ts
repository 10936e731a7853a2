/** The levels of a verdict, the best first. There is no score behind them. */
export const VERDICT_LEVELS = ['strong', 'ask-first', 'careful', 'stay-away'] as const;
export type VerdictLevel = (typeof VERDICT_LEVELS)[number];

export const VERDICT_LABELS: Readonly<Record<VerdictLevel, string>> = {
  strong: 'Strong',
  'ask-first': 'Ask first',
  careful: 'Careful',
  'stay-away': 'Stay away for now',
};

/** What each level means, the same words wherever it is explained. */
export const VERDICT_MEANINGS: Readonly<Record<VerdictLevel, string>> = {
  strong:
    'The decisive documents for this stage are known and in order, and none of our rules speaks against it.',
  'ask-first':
    'No known fact alone is a reason not to buy. But something decisive is not known, or has to be asked about or put right before you pay.',
  careful: 'Something known speaks against it. Buy only if you can live with what the reasons say.',
  'stay-away':
    'Something known is serious enough not to pay for now. It may be cured: each reason says what would change it.',
};

/** The rank of a level, from the best (0) to the worst. */
export const severityOf = (level: VerdictLevel): number => VERDICT_LEVELS.indexOf(level);

/** The worst of these; `strong` of none. */
export const worstOf = (levels: readonly VerdictLevel[]): VerdictLevel =>
  VERDICT_LEVELS.findLast((level) => levels.includes(level)) ?? 'strong';
