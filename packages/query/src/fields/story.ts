import { beginsMoney, moneyAt } from '../money.ts';
import { numberAt } from '../numbers.ts';
import { lengthAt, rowLength } from '../phrases.ts';
import { namedPlaceAt } from '../place-reading.ts';
import { anyWord } from '../reading.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { bhkWords } from '../words/bhk-words.ts';
import { factOf } from '../word.ts';
import {
  lifeEvents,
  otherPeople,
  ownMoneyWords,
  ownPeople,
  ownPast,
  pastVerbs,
  storyWords,
  tooHigh,
  wishOpeners,
} from '../words/story-words.ts';

export const story: Reader = { begins: anyWord, read: readStory };

/** Told about the past, about the present home or about somebody else's: up to where the wish begins. */
function readStory(sentence: Sentence, at: number): Reading | undefined {
  const { tokens } = sentence;
  const first = tokens[at];
  if (first === undefined) return undefined;
  let length = Math.max(presentRent(tokens, at), movingAway(tokens, at));
  if (opensStory(first.word)) {
    length = Math.max(
      length,
      ownStory(sentence, at),
      othersStory(tokens, at),
      familyHome(sentence, at),
      formerThought(tokens, at),
      formerAmount(tokens, at),
      lifeEvent(tokens, at),
      ageOf(tokens, at),
    );
  }
  if (length === 0) return undefined;
  return { length, kind: lengthAt(ownMoneyWords, tokens, at) > 0 ? 'unheld' : 'background' };
}

/** Whether one of the stories may begin with a word that are told by how they begin. */
const opensStory = factOf(
  (text) =>
    [storyWords, ownPast, otherPeople, ownPeople, MY, FORMER, WAS, BUDGET, AGED].some((words) =>
      words.has(text),
    ) ||
    text === 'in' ||
    beginsMoney(text),
);

function ownStory(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  const opening = lengthAt(storyWords, tokens, at);
  if (opening > 0) return earningsEnd(sentence, at, at + opening) - at;
  const past = lengthAt(ownPast, tokens, at);
  if (past === 0 || PASSIVE.has(tokens[at - 1]?.text ?? '')) return 0;
  const end = storyEnd(tokens, at + past);
  return goesOn(tokens, end) ? end - at : 0;
}

/** "salary 1.5 lakh per month 2bhk whitefield": what is earned is told, and the wish goes on without a sign. */
function earningsEnd(sentence: Sentence, from: number, at: number): number {
  const { tokens } = sentence;
  const end = storyEnd(tokens, at);
  if (!tokens.slice(from, at).some(({ text }) => EARNINGS.has(text))) return end;
  const start = at + rowLength(AMOUNT_FILLERS, tokens, at);
  const amount = moneyAt(tokens, start);
  if (amount === undefined) return end;
  const told = start + amount.length;
  const close = told + rowLength(EARNED_EACH, tokens, told);
  if (close < end && namedPlaceAt(sentence, close) !== undefined) return close;
  for (let next = close; next < end; next++) {
    const rooms = numberAt(tokens, next);
    if (rooms !== undefined && lengthAt(bhkWords, tokens, next + rooms.length) > 0) return next;
  }
  return end;
}

const EARNINGS = new Set('salary income ctc package earn earning sambala tankha inhand'.split(' '));
const EARNED_EACH = new Set(
  'per a month monthly pm mo / lpa pa annum year yearly in hand mahina hai ide k'.split(' '),
);

/** "to be purchased by March" is a wish. */
const PASSIVE = new Set(['be', 'being', 'recently']);

/** "my cousin bought in Prestige last year for 2 cr". */
function othersStory(tokens: readonly Token[], at: number): number {
  if (!otherPeople.has(tokens[at]?.text ?? '')) return 0;
  const end = storyEnd(tokens, at + 1);
  const isPast = tokens.slice(at + 1, end).some(({ text }) => pastVerbs.has(text));
  const isReason = [1, 2].some((back) => REASONS.has(tokens[at - back]?.text ?? ''));
  return isPast && (isReason || goesOn(tokens, end)) ? end - at : 0;
}

/** "my parents will join us next year, so …": what happens in a life, with its date. */
function lifeEvent(tokens: readonly Token[], at: number): number {
  const my = MY.has(tokens[at]?.text ?? '') ? 1 : 0;
  const isInLaws = tokens[at + my]?.text === 'in' && tokens[at + my + 1]?.text === 'laws';
  if (!isInLaws && !ownPeople.has(tokens[at + my]?.text ?? '')) return 0;
  const before = tokens[at - 1]?.text ?? '';
  if (before === 'for' || before === 'with') return 0;
  const end = storyEnd(tokens, at + my + 1);
  const clause = tokens.slice(at + my + 1, end);
  // "can I visit Lotus Heights" is asked for, "my parents visit us in May" is told.
  const isSelf = SELF.has(tokens[at + my]?.text ?? '');
  const isEvent = clause.some(({ text }) => lifeEvents.has(text) && !(isSelf && text === 'visit'));
  return isEvent && (at > 0 || goesOn(tokens, end)) ? end - at : 0;
}

const SELF = new Set(['i', 'we']);

/** "my father is 75", "mummy 70 saal ki hai": an age is no price. */
function ageOf(tokens: readonly Token[], at: number): number {
  const person = tokens[at]?.text ?? '';
  const isAged = person === 'aged' || person === 'age';
  if (!AGED.has(person) && !ownPeople.has(person)) return 0;
  const verb = rowLength(AGE_VERBS, tokens, at + 1);
  const number = numberAt(tokens, at + 1 + verb);
  if (number === undefined || number.value > 110 || !Number.isInteger(number.value)) return 0;
  const end = at + 1 + verb + number.length;
  const years = rowLength(YEARS, tokens, end);
  if (verb === 0 && years === 0 && !isAged) return 0;
  if (years === 0 && (moneyAt(tokens, at + 1 + verb)?.unit !== 0 || isCountedAt(tokens, end)))
    return 0;
  return end + years - at;
}

const AGED = new Set(['aged', 'age', 'he', 'she']);

function isCountedAt(tokens: readonly Token[], at: number): boolean {
  return /^[\p{L}+-]/u.test(tokens[at]?.text ?? '') && !AFTER_AGE.has(tokens[at]?.text ?? '');
}

const AGE_VERBS = new Set([
  'is',
  'are',
  'am',
  'aged',
  'turning',
  'turned',
  'now',
  'already',
  'about',
  'around',
]);
const YEARS = new Set([
  'years',
  'year',
  'yrs',
  'saal',
  'old',
  'ke',
  'ki',
  'ka',
  'hai',
  'hain',
  'plus',
  '+',
]);
const AFTER_AGE = new Set(['so', 'need', 'and', 'want', 'hence', 'now', 'but', 'looking']);

/** "my parents live in Basavanagudi, want 3bhk in Banashankari": their home, where another place is asked for. */
function familyHome(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  const my = MY.has(tokens[at]?.text ?? '') ? 1 : 0;
  if (my === 0 || !ownPeople.has(tokens[at + my]?.text ?? '')) return 0;
  const end = storyEnd(tokens, at + my + 1);
  if (!tokens.slice(at + my + 1, end).some(({ text }) => LIVING.has(text))) return 0;
  for (let next = end; next < tokens.length; next++) {
    if (namedPlaceAt(sentence, next) !== undefined) return end - at;
  }
  return 0;
}

const LIVING = new Set(
  'live lives living stay stays staying reside resides rehte rehti rehta rahte rahti rahta'.split(
    ' ',
  ),
);
const REASONS = new Set([
  'because',
  'since',
  'as',
  'coz',
  'cuz',
  'cos',
  'bcoz',
  'kyunki',
  'kyonki',
]);
const MY = new Set(['my', 'our', 'mere', 'meri', 'mera', 'hamare', 'nanna', 'namma']);

function storyEnd(tokens: readonly Token[], from: number): number {
  const last = lastOfStory(tokens, from);
  let end = from;
  while (end < last && !endsStory(tokens, end)) end++;
  return end;
}

/** Nobody tells a longer story without a comma; a bound keeps texts of nothing but beginnings cheap. */
const LONGEST_STORY = 100;

function lastOfStory(tokens: readonly Token[], from: number): number {
  return Math.min(tokens.length, from + LONGEST_STORY);
}

const SIGNS = new Set([',', '.', ';', '\n', '!', '?']);

function endsStory(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  return wishOpeners.has(text) || SIGNS.has(text);
}

/** A sentence that is all story would leave nothing to search by. */
function goesOn(tokens: readonly Token[], from: number): boolean {
  let words = 0;
  for (let at = from; at < tokens.length && words < 2; at++) {
    if (/^[\p{L}\d]/u.test(tokens[at]?.text ?? '')) words++;
  }
  return words === 2;
}

const RENTING = new RegExp(
  [
    'rented (?:now|currently|presently|here|in|at|house|flat|home|place|apartment|accommodation)',
    '(?:now|currently|presently|abhi|iga|eega|ippo) (?:on rent|rented|renting|rent|baadige|badige|kiraye)',
    'on rent (?:now|currently|presently)',
    'pay(?:ing)? (?:\\S+ ){0,4}(?:as )?rent',
    '(?:rent|kiraya|kiraye|baadige|badige) (?:de|bhar|pay|kod|kott|katt)\\S*',
    '(?:rent|kiraye|kiraya|bhade) (?:ke |ka )?(?:ghar |makan |flat )?(?:pe|par|me|mein|alli) (?:hi )?(?:reh|rah|idd|ir)\\S*',
    '(?:baadige|badige)\\S* (?:mane\\S* )?(?:alli )?(?:idd|ir|vaasa)\\S*',
    '(?:living|staying|stay|live) (?:on|in) (?:a )?rent\\S*',
    'किराए? (?:पर|के) (?:\\S+ )?रह\\S*|किराये (?:पर|के) (?:\\S+ )?रह\\S*|किराया (?:दे|भर)\\S*',
    'ಬಾಡಿಗೆ (?:ಕೊಡ|ಕೊಟ್ಟ|ಕಟ್ಟ)\\S*|ಬಾಡಿಗೆ ?(?:ಗೆ |ಮನೆ (?:ಅಲ್ಲಿ )?)(?:ಇದ್ದ|ವಾಸ)\\S*',
  ].join('|'),
);

/** "rent 35k now": a wish to rent says the same, so words of buying must follow. */
const RENT_PAID =
  /\brent (?:is |of |paying |now )?(?:rs \. |rs |₹ )?(?:\d{4,6}|\d+ (?:k|hazaar|hazar|thousand|saavira))/;
const OWNING =
  /\b(?:buy|buying|own|purchase|apna|apni|kharid\S*|khareed\S*|swanta|swantha|invest)\b|खरीद|अपना|ಖರೀದಿ|ಸ್ವಂತ/;

const WISHING =
  /\b(?:want|need|looking|look|search|searching|find|beku|chahiye|chaiye|lena)\b|चाहिए|ಬೇಕು/;
const BUYING =
  /\b(?:want|need|looking|buy|buying|own|purchase|apna|apni|lena|leni|chahiye|chaiye|kharid\S*|beku|togo\S*|tago\S*|swanta|upgrade|upgrading)\b|चाहिए|खरीद|अपना|ಬೇಕು|ಖರೀದಿ|ಸ್ವಂತ/;

/** "28 hazaar rent de raha hu btm me, ab apna 2bhk lena hai": the home one rents now. */
function presentRent(tokens: readonly Token[], at: number): number {
  if (at > 0 && !endsStory(tokens, at - 1) && tokens[at - 1]?.text !== 'bhai') return 0;
  const end = endBefore(TURNS, tokens, at);
  const clause = textOf(tokens.slice(at, end));
  if (WISHING.test(clause)) return 0;
  if (RENT_PAID.test(clause) && OWNING.test(textOf(tokens.slice(end)))) return end - at;
  if (!RENTING.test(clause)) return 0;
  return BUYING.test(textOf(tokens.slice(end))) ? end - at : 0;
}

/** Where a clause ends: at a sign or at one of the words that begin another. */
function endBefore(words: ReadonlySet<string>, tokens: readonly Token[], from: number): number {
  const last = lastOfStory(tokens, from);
  let end = from;
  while (end < last && !SIGNS.has(tokens[end]?.text ?? '') && !words.has(tokens[end]?.text ?? '')) {
    end++;
  }
  return end;
}

const TURNS = new Set([
  'but',
  'so',
  'want',
  'looking',
  'need',
  'lekin',
  'magar',
  'ab',
  'hence',
  'adre',
  'aadre',
]);

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

/** "pehle whitefield socha tha ab hebbal", "initially wanted Whitefield, now Hebbal". */
function formerThought(tokens: readonly Token[], at: number): number {
  if (!FORMER.has(tokens[at]?.text ?? '')) return 0;
  const end = endBefore(NOW, tokens, at + 1);
  const isPast = tokens.slice(at, end).some(({ text }) => THOUGHT.has(text));
  return isPast && goesOn(tokens, end) ? end - at : 0;
}

/** "from BTM shifting to Hebbal", "BTM se shift ho raha hu": where they come from. */
function movingAway(tokens: readonly Token[], at: number): number {
  const isFrom = tokens[at]?.text === 'from';
  for (let next = at + 1; next <= at + LONGEST_ORIGIN; next++) {
    const text = tokens[next]?.text ?? '';
    if (SIGNS.has(text)) return 0;
    if (isFrom && next > at + 1 && MOVING.has(text)) return next + 1 - at;
    const isBehind = text === 'se' || text === 'inda';
    if (isBehind && MOVING.has(tokens[next + 1]?.text ?? '')) return next + 2 - at;
  }
  return 0;
}

const LONGEST_ORIGIN = 4;
const MOVING = new Set([
  'shifting',
  'moving',
  'relocating',
  'shift',
  'move',
  'nikal',
  'shifted',
  'moved',
]);

const NOW = new Set(['now', 'ab', 'iga', 'eega', 'but', 'lekin', 'so', 'अब', 'ಈಗ']);
const THOUGHT = new Set(
  'tha the thi was were thought considered looked wanted planned planning searched searching socha dekha ittu था थे थी सोचा ಇತ್ತು'.split(
    ' ',
  ),
);

const WAS = new Set(['was', 'were', 'tha', 'thi', 'ittu', 'था', 'थी', 'ಇತ್ತು']);
const FORMER = new Set([
  'earlier',
  'previously',
  'before',
  'pehle',
  'pahle',
  'modalu',
  'initially',
  'originally',
  'old',
  'पहले',
  'ಮೊದಲು',
]);

/** "was 1.5 now 1.2", "pehle 1.5 cr tha", "1.5 cr is too costly": an amount that no longer counts. */
function formerAmount(tokens: readonly Token[], at: number): number {
  let next = at;
  if (BUDGET.has(tokens[next]?.text ?? '')) next++;
  const isFormer = FORMER.has(tokens[next]?.text ?? '') ? 1 : 0;
  next += isFormer;
  if (isFormer === 1 && BUDGET.has(tokens[next]?.text ?? '')) next++;
  const isPast = WAS.has(tokens[next]?.text ?? '') ? 1 : 0;
  next += isPast;
  if (isPast + isFormer > 0) next += rowLength(AMOUNT_FILLERS, tokens, next);
  const amount = moneyAt(tokens, next);
  if (amount === undefined) return 0;
  next += amount.length;
  const isPastBehind = WAS.has(tokens[next]?.text ?? '') ? 1 : 0;
  next += isPastBehind;
  const high = lengthAt(tooHigh, tokens, next);
  next += high;
  if (isPast + isFormer + isPastBehind + high === 0 || (high > 0 && amount.unit === 0)) return 0;
  return isAmountAhead(tokens, next) ? next - at : 0;
}

const BUDGET = new Set(['budget', 'price', 'limit', 'range', 'bajat']);
const AMOUNT_FILLERS = new Set([
  'around',
  'about',
  'upto',
  'for',
  'at',
  'is',
  'till',
  'under',
  ':',
]);

/** Only beside another amount is one of them the former. */
function isAmountAhead(tokens: readonly Token[], from: number): boolean {
  return (
    tokens.some(
      (token, index) =>
        index >= from && /^\d/.test(token.text) && (moneyAt(tokens, index)?.unit ?? 0) > 0,
    ) || tokens.slice(from, from + 3).some(({ text }) => /^\d+\.\d+$/.test(text))
  );
}
