export { type JournalEntry, keepFacts } from './journal.ts';
export { Journals, JournalsInFull } from './journals.ts';
export { keepRepeats, type Repeat, tellRepeatsInFull } from './repeats.ts';
export { recordAfter } from './record-after.ts';
