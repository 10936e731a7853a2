export { changeInWords, type FactChange, factReport, keptChange } from './fact-changes.ts';
export { FACT_RULES } from './fact-rules.ts';
export { aboutFact } from './fact-groups.ts';
export { type JournalEntry, keepFacts } from './journal.ts';
export { Journals } from './journals.ts';
export { keepRepeats, type Repeat, tellRepeatsInFull } from './repeats.ts';
export { recordAfter } from './record-after.ts';
