export { changeInWords, type FactChange, factReport, keptChange } from './fact-changes.ts';
export { aboutFact } from './fact-groups.ts';
export { FACT_RULES } from './fact-rules.ts';
export { factLabel } from './fact-words.ts';
