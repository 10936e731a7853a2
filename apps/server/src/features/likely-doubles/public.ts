export { keepApart } from './judge-doubles.ts';
export { noteDoublesOf } from './note-doubles.ts';
export { type Alike, comparableRecord, storedAlike } from './stored-alike.ts';
