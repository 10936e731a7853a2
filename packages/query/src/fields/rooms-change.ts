import { beginsNumber, numberAt } from '../numbers.ts';
import { lengthAt, list, phraseAt, phraseSet, phraseTable } from '../phrases.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import { bhkWords } from '../words/bhk-words.ts';

/** "one bhk less", "1 more bedroom". In "1 bhk less than 50 lakh" one bedroom is wanted. */
export const roomsChange: Reader = { begins: beginsNumber, read: readRoomsChange };

const oneRoomWay = phraseTable<1 | -1>([
  [1, list(`more; extra; zyada; jyada; jasti; jaasti; hecchu; bigger; ज़्यादा; ಹೆಚ್ಚು; ಜಾಸ್ತಿ`)],
  [-1, list(`less; fewer; lesser; kam; kammi; kadime; smaller; कम; ಕಡಿಮೆ`)],
]);
const roomNouns = phraseSet(list(`bed room; bedroom; bedrooms; room; rooms`));

function readRoomsChange({ tokens }: Sentence, at: number): Reading | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined || number.value > 2) return undefined;
  const start = at + number.length;
  const unit = lengthAt(bhkWords, tokens, start);
  const behind = unit === 0 ? undefined : phraseAt(oneRoomWay, tokens, start + unit);
  const before = behind === undefined ? phraseAt(oneRoomWay, tokens, start) : undefined;
  const noun = before === undefined ? 0 : lengthAt(roomNouns, tokens, start + before.length);
  if (behind === undefined && noun === 0) return undefined;
  const way = behind?.value ?? before?.value;
  const length = number.length + unit + (behind?.length ?? (before?.length ?? 0) + noun);
  if (way === undefined || THAN.has(tokens[at + length]?.text ?? '')) return undefined;
  return { length, kind: 'change', change: { change: 'rooms-by', rooms: way * number.value } };
}

const THAN = new Set(['than', 'then', 'se', 'or', 'price', 'budget']);
