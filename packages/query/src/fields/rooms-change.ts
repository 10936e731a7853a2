import { beginsNumber, numberAt } from '../numbers.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import { bhkWords } from '../words/bhk-words.ts';
import {
  addingRooms,
  moreRooms,
  oneRoomWay,
  roomNouns,
  thanWords,
} from '../words/room-change-words.ts';

/** "one bhk less", "1 more bedroom". In "1 bhk less than 50 lakh" one bedroom is wanted. */
export const roomsChange: Reader = { begins: beginsNumber, read: readRoomsChange };

/** "ek kamra aur jod do": "and" means more only where nothing else follows it than a verb. */
function moreBehind(tokens: Sentence['tokens'], at: number) {
  const and = lengthAt(moreRooms, tokens, at);
  const verb = and === 0 ? 0 : lengthAt(addingRooms, tokens, at + and);
  return verb === 0 ? undefined : ({ length: and + verb, value: 1 } as const);
}

function readRoomsChange({ tokens }: Sentence, at: number): Reading | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined || number.value > 2) return undefined;
  const start = at + number.length;
  const unit = lengthAt(bhkWords, tokens, start);
  const named = unit === 0 ? lengthAt(roomNouns, tokens, start) : unit;
  const behind =
    named === 0
      ? undefined
      : (phraseAt(oneRoomWay, tokens, start + named) ?? moreBehind(tokens, start + named));
  const before = behind === undefined ? phraseAt(oneRoomWay, tokens, start) : undefined;
  const noun = before === undefined ? 0 : lengthAt(roomNouns, tokens, start + before.length);
  if (behind === undefined && noun === 0) return undefined;
  const way = behind?.value ?? before?.value;
  const length =
    number.length +
    (behind === undefined ? unit : named) +
    (behind?.length ?? (before?.length ?? 0) + noun);
  if (way === undefined || thanWords.has(tokens[at + length]?.text ?? '')) return undefined;
  return { length, kind: 'change', change: { change: 'rooms-by', rooms: way * number.value } };
}
