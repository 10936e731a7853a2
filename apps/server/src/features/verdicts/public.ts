export { presentVerdict } from './present-verdict.ts';
export { verdictParts } from './verdict-rows.ts';
