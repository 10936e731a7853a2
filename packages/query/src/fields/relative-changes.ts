import { beginsNumber, numberAt } from '../numbers.ts';
import { lengthAt, list, phraseSet, phraseTable, rowLength } from '../phrases.ts';
import { phraseAt } from '../phrases.ts';
import type { Change, Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { bhkWords } from '../words/bhk-words.ts';
import { percentWords } from '../words/count-words.ts';
import { moneyUnits } from '../words/money-words.ts';

export const relativeChange: Reader = {
  begins: (text) =>
    budgetLeads.has(text) ||
    raisingLeads.has(text) ||
    loweringLeads.has(text) ||
    multiples.has(text) ||
    beginsNumber(text),
  read: readRelativeChange,
};

/** Changes that are told by what was said before: "10% more", "double the budget", "one bhk less". */
function readRelativeChange({ tokens }: Sentence, at: number): Reading | undefined {
  const read =
    budgetShare(tokens, at) ??
    budgetMultiple(tokens, at) ??
    amountMore(tokens, at) ??
    roomsMore(tokens, at);
  return read && { length: read.length, kind: 'change', change: read.change };
}

interface ChangeRead {
  length: number;
  change: Change;
}

const budgetLeads = phraseSet(
  list(`
    budget; the budget; my budget; budget can be; budget can go up; budget can go up by;
    my budget can go up by; budget upto; budget by; budget up by; price; nanna budget; mera budget;
    budget ko; बजट; ಬಜೆಟ್; go
  `),
);
const raisingLeads = phraseSet(
  list(`
    add; increase; increase by; increase budget; increase budget by; increase the budget by;
    increase my budget by; raise; raise by; raise budget by; raise the budget by; go up by;
    stretch by; stretch budget by; stretch the budget by; can stretch by; can stretch; can go
  `),
);
const loweringLeads = phraseSet(
  list(`
    reduce; reduce by; reduce budget by; reduce the budget by; reduce budget; decrease by;
    decrease budget by; decrease the budget by; lower by; lower the budget by; cut budget by;
    cut the budget by
  `),
);
const directions = phraseTable<1 | -1>([
  [
    1,
    list(`
      more; extra; higher; up; zyada; jyada; aur; jasti; jaasti; hecchu; badha do; badhao; increase;
      over; above; ज़्यादा; बढ़ा दो; ಹೆಚ್ಚು; ಜಾಸ್ತಿ
    `),
  ],
  [-1, list(`less; lower; lesser; kam; kam karo; kammi; kadime; reduce; down; कम; ಕಡಿಮೆ`)],
]);

/** "budget 10% more", "increase by 10 percent", "10% less". */
function budgetShare(tokens: readonly Token[], at: number): ChangeRead | undefined {
  const raising = lengthAt(raisingLeads, tokens, at);
  const lowering = lengthAt(loweringLeads, tokens, at);
  const lead = Math.max(raising, lowering, lengthAt(budgetLeads, tokens, at));
  const number = numberAt(tokens, at + lead);
  if (number === undefined || number.value <= 0 || number.value >= 100) return undefined;
  const sign = at + lead + number.length;
  const percent = lengthAt(percentWords, tokens, sign);
  if (percent === 0) return undefined;
  const direction = phraseAt(directions, tokens, sign + percent);
  const way = direction?.value ?? (raising > 0 ? 1 : lowering > 0 ? -1 : 0);
  if (way === 0) return undefined;
  const end = sign + percent + (direction?.length ?? 0);
  const tail = rowLength(BUDGET_TAILS, tokens, end);
  // "30% more open space" is no money; "10% more" at the end of a thought is the budget that was said.
  if (tail === 0 && /^[\p{L}\d]/u.test(tokens[end]?.text ?? '')) return undefined;
  const factor = (100 + way * number.value) / 100;
  return { length: end + tail - at, change: { change: 'budget-times', factor } };
}

const BUDGET_TAILS = new Set([
  'budget',
  'price',
  'money',
  'is',
  'ok',
  'okay',
  'fine',
  'madi',
  'karo',
]);

const multiples = phraseTable<number>([
  [
    2,
    list(`double the budget; double budget; double my budget; budget double; budget double karo`),
  ],
  [0.5, list(`half the budget; halve the budget; budget half; half budget`)],
]);

function budgetMultiple(tokens: readonly Token[], at: number): ChangeRead | undefined {
  const found = phraseAt(multiples, tokens, at);
  return found && { length: found.length, change: { change: 'budget-times', factor: found.value } };
}

/** "10 more lakhs", "5 extra lakh": the word stands between the number and its unit. */
function amountMore(tokens: readonly Token[], at: number): ChangeRead | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined) return undefined;
  const way = phraseAt(between, tokens, at + number.length);
  const unitAt = at + number.length + (way?.length ?? 0);
  const unit = way === undefined ? undefined : phraseAt(moneyUnits, tokens, unitAt);
  if (way === undefined || unit === undefined || unit.value < 1000) return undefined;
  const rupees = way.value * Math.round(number.value * unit.value);
  return { length: unitAt + unit.length - at, change: { change: 'budget-by', rupees } };
}

const between = phraseTable<1 | -1>([
  [1, list(`more; extra; aur; और`)],
  [-1, list(`less; kam`)],
]);

const oneRoomWay = phraseTable<1 | -1>([
  [1, list(`more; extra; zyada; jyada; jasti; jaasti; hecchu; bigger; ज़्यादा; ಹೆಚ್ಚು; ಜಾಸ್ತಿ`)],
  [-1, list(`less; fewer; lesser; kam; kammi; kadime; smaller; कम; ಕಡಿಮೆ`)],
]);
const roomNouns = phraseSet(list(`bed room; bedroom; bedrooms; room; rooms`));

/** "one bhk less", "1 more bedroom". In "1 bhk less than 50 lakh" one bedroom is wanted. */
function roomsMore(tokens: readonly Token[], at: number): ChangeRead | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined || number.value > 2) return undefined;
  const start = at + number.length;
  const unit = lengthAt(bhkWords, tokens, start);
  const behind = unit === 0 ? undefined : phraseAt(oneRoomWay, tokens, start + unit);
  const before = behind === undefined ? phraseAt(oneRoomWay, tokens, start) : undefined;
  const noun = before === undefined ? 0 : lengthAt(roomNouns, tokens, start + before.length);
  const length =
    behind === undefined
      ? noun === 0
        ? 0
        : number.length + (before?.length ?? 0) + noun
      : number.length + unit + behind.length;
  const way = behind?.value ?? before?.value;
  if (length === 0 || way === undefined || THAN.has(tokens[at + length]?.text ?? ''))
    return undefined;
  return { length, change: { change: 'rooms-by', rooms: way * number.value } };
}

const THAN = new Set(['than', 'then', 'se', 'or', 'price', 'budget']);
