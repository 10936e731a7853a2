export { loadVerdictLevels, type JudgedLevel } from './load-levels.ts';
export { presentVerdict } from './present-verdict.ts';
export { recordOfBuilder } from './record-of-builder.ts';
export { verdictParts } from './verdict-rows.ts';
