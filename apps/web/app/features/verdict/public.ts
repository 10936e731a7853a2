/** What other features may use of this one. */
export { ComparedVerdicts, type JudgedProject } from './compared-verdicts.tsx';
export { LevelBadge, LevelKey, LevelSign } from './level-badge.tsx';
export { otherFacts } from './other-facts.ts';
export { VERDICT_HASH, VerdictBlock } from './verdict-block.tsx';
export { VerdictLine } from './verdict-line.tsx';
export { VerdictReasons } from './verdict-reasons.tsx';
