import { lengthAt, list, phraseAt, phraseSet, phraseTable } from '../phrases.ts';
import { moneyAt } from '../money.ts';
import { otherCityAt } from '../other-cities.ts';
import type { Field } from '../criteria.ts';
import type { Question } from '../interpretation.ts';
import type { Change, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import {
  intentWords,
  rentIncomeWords,
  rentWords,
  storyWords,
  wishOpeners,
} from '../words/intent-words.ts';
import { sortWords } from '../words/sort-words.ts';

/** What is asked for beside wishes: an order, another kind of help, a change of what was said before. */

export function readSort({ tokens }: Sentence, at: number): Reading | undefined {
  const sort = phraseAt(sortWords, tokens, at);
  return sort && { length: sort.length, kind: 'sort', sort: sort.value };
}

export function readIntent({ tokens }: Sentence, at: number): Reading | undefined {
  const intent = phraseAt(intentWords, tokens, at);
  return intent && { length: intent.length, kind: 'intent', intent: intent.value };
}

/** A home to rent is out of scope; rent as income or in a story is not a wish at all. */
export function readRent({ tokens }: Sentence, at: number): Reading | undefined {
  const length = lengthAt(rentWords, tokens, at);
  if (length === 0) return undefined;
  if (rentIncomeWords.has(tokens[at + length]?.text ?? ''))
    return { length: length + 1, kind: 'unheld' };
  if (isDenied(tokens, at)) return { length, kind: 'background' };
  return { length, kind: 'intent', intent: 'out-of-scope', isRent: true };
}

/** "not for rent", "stop paying rent". */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const before = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? ''];
  return before.some((text) =>
    ['not', 'no', 'stop', 'paying', 'our', 'my', 'current'].includes(text),
  );
}

/** A city we do not cover, unless it is where the buyer comes from. */
export function readOtherCity({ tokens }: Sentence, at: number): Reading | undefined {
  const city = otherCityAt(tokens, at);
  if (city === undefined) return undefined;
  if (['from', 'like'].includes(tokens[at - 1]?.text ?? ''))
    return { length: city.length, kind: 'background' };
  if (
    ['road', 'highway', 'expressway', 'bank', 'based', 'client'].includes(
      tokens[at + city.length]?.text ?? '',
    )
  ) {
    return undefined;
  }
  return { length: city.length, kind: 'intent', intent: 'out-of-scope' };
}

/** A story about the home one has now, up to the words where the wish begins. */
export function readStory({ tokens }: Sentence, at: number): Reading | undefined {
  const opening = lengthAt(storyWords, tokens, at);
  if (opening === 0) return undefined;
  let end = at + opening;
  while (end < tokens.length && !endsStory(tokens, end)) end++;
  return { length: end - at, kind: 'background' };
}

function endsStory(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  return wishOpeners.has(text) || [',', '.', ';', '\n', '!', '?'].includes(text);
}

const vagueBudgets = phraseSet(
  list(`
    budget friendly; decent budget; good budget; reasonable budget; reasonable price;
    reasonably priced; affordable; affordable price; affordable budget; low budget; low cost;
    cheap; economical; pocket friendly; within budget; in my budget; middle class budget;
    not too expensive; not very expensive; not expensive; kam budget; kam budget me;
    kam daam me; kadime budget; kammi budget; कम बजट; सस्ती कीमत; ಕಡಿಮೆ ಬಜೆಟ್; ಕೈಗೆಟುಕುವ
  `),
);

/** "budget friendly" is no number: the buyer is asked for one. */
export function readVagueBudget({ tokens, text }: Sentence, at: number): Reading | undefined {
  const length = lengthAt(vagueBudgets, tokens, at);
  if (length === 0) return undefined;
  const from = tokens[at]?.from ?? 0;
  const to = tokens[at + length - 1]?.to ?? from;
  const question: Question = {
    about: 'price',
    text: `How much may it cost? “${text.slice(from, to)}” means something else to everyone.`,
    choices: ['₹80 L', '₹1.2 Cr', '₹2 Cr'].map((limit) => ({
      label: `Up to ${limit}`,
      sentence: `${text.slice(0, from)}under ${limit}${text.slice(to)}`.trim(),
    })),
  };
  return { length, kind: 'ask', question };
}

const restartWords = phraseSet(
  list(`
    start over; start again; start afresh; start fresh; new search; fresh search; reset;
    reset all; reset search; clear all; clear everything; clear search; clear filters;
    remove all filters; naya search; phir se shuru; hosa search; modalinda; फिर से शुरू;
    नया सर्च; ಹೊಸದಾಗಿ; ಮೊದಲಿನಿಂದ
  `),
);

const forgetWords = phraseSet(
  list(`
    remove; remove the; drop; drop the; forget; forget the; forget about; forget about the;
    ignore the; no; any; without; without any; clear the; clear; lift the
  `),
);

const forgettable = phraseTable<Field>([
  [
    'price',
    list(`
      budget; budget limit; price limit; price; price filter; price cap; budget cap;
      budget constraint; budget filter; price range
    `),
  ],
  ['locality', list(`location; locality; location filter; locality filter; area filter`)],
  ['bhk', list(`bhk; bhk filter; bedroom filter; number of bedrooms`)],
  ['propertyType', list(`property type; type filter`)],
  ['possession', list(`possession; possession date; possession filter; deadline; date limit`)],
  ['amenity', list(`amenities; all amenities; amenity filter; amenities filter`)],
  ['near', list(`distance limit; commute limit; commute; distance filter`)],
  ['metroLine', list(`metro; metro condition; metro filter`)],
  ['facing', list(`facing; facing filter; direction`)],
  ['khatha', list(`khata; khatha; katha; khata filter`)],
]);

/** "drop the budget", "any budget", "start over". */
export function readForget({ tokens }: Sentence, at: number): Reading | undefined {
  const restart = lengthAt(restartWords, tokens, at);
  if (restart > 0) return { length: restart, kind: 'change', change: { change: 'restart' } };
  const verb = lengthAt(forgetWords, tokens, at);
  const what = verb === 0 ? undefined : phraseAt(forgettable, tokens, at + verb);
  if (what === undefined) return undefined;
  const change: Change = { change: 'forget', field: what.value };
  return { length: verb + what.length, kind: 'change', change };
}

const MORE = phraseSet(
  list(`
    increase budget by; increase the budget by; increase my budget by; raise budget by;
    raise the budget by; add to budget; budget up by; add; budget badhao; budget jyada karo;
    increase by; raise by; go up by
  `),
);
const LESS = phraseSet(
  list(`
    decrease budget by; decrease the budget by; reduce budget by; reduce the budget by;
    reduce my budget by; lower the budget by; lower budget by; cut the budget by; cut budget by;
    budget down by; reduce by; decrease by; lower by
  `),
);
const MORE_AFTER = phraseSet(
  list(`more; extra; aur; jyada; zyada; increase; badhao; jasti; hecchu`),
);
const LESS_AFTER = phraseSet(list(`less; kam; kam karo; kadime; kammi; reduce`));

/** "increase the budget by 20 lakh", "10 lakh less". */
export function readBudgetChange({ tokens }: Sentence, at: number): Reading | undefined {
  const more = lengthAt(MORE, tokens, at);
  const less = lengthAt(LESS, tokens, at);
  const start = at + Math.max(more, less);
  const amount = moneyAt(tokens, start);
  if (amount === undefined || amount.unit === 0) return undefined;
  const end = start + amount.length;
  const moreAfter = start === at ? lengthAt(MORE_AFTER, tokens, end) : 0;
  const lessAfter = start === at ? lengthAt(LESS_AFTER, tokens, end) : 0;
  const tail = Math.max(moreAfter, lessAfter);
  if (start === at && tail === 0) return undefined;
  const next = tokens[end + tail]?.text ?? '';
  if (tail > 0 && ['than', 'se', 'se', 'or'].includes(next)) return undefined;
  const sign = more > 0 || moreAfter > 0 ? 1 : -1;
  const rupees = sign * Math.round(amount.value * amount.unit);
  return { length: end + tail - at, kind: 'change', change: { change: 'budget-by', rupees } };
}
