export { loadVerdictLevels, type JudgedLevel } from './load-levels.ts';
export { presentVerdict } from './present-verdict.ts';
export { verdictParts } from './verdict-rows.ts';
