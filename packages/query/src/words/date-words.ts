import { list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const festivalLeads = wordSet('next this coming mundina agle agli अगली अगले ಮುಂದಿನ ee');

export const endOfWords = phraseSet(list(`end of; the end of; end`));

export const financialYearWords = phraseSet(list(`fy; f y; financial year; fiscal year; fiscal`));

export const thisYearWords = phraseSet(
  list(`
    this year; current year; is saal; ee varsha; इस साल; ಈ ವರ್ಷ; year end; the year;
    this calendar year
  `),
);

export const nextYearWords = phraseSet(
  list(`
    next year; next yr; agle saal; mundina varsha; अगले साल; ಮುಂದಿನ ವರ್ಷ; coming year
  `),
);

/** Parts of a year by their first and last month. */
export const partsOfYear = phraseTable<readonly [first: number, last: number]>([
  [[1, 3], list(`early; beginning of; start of; starting of; q 1; q 1 of; first quarter of`)],
  [[4, 6], list(`q 2; q 2 of; second quarter of`)],
  [[1, 6], list(`mid; middle of; mid of; h 1; h 1 of; first half of; 1st half of; mid -`)],
  [[7, 9], list(`q 3; q 3 of; third quarter of`)],
  [[10, 12], list(`q 4; q 4 of; fourth quarter of; late`)],
  [[1, 12], list(`latter half of; second half of; h 2; h 2 of`)],
]);

export const endsOfYear = phraseSet(list(`end of; the end of; end; year end; year end of; end -`));

export const nextMonthWords = phraseSet(list(`next month; agle mahine; अगले महीने; ಮುಂದಿನ ತಿಂಗಳು`));

export const yearEndings = wordSet('ರ ನ ra ke ka के का - ,');

export const yearLeads = wordSet('in by within during possession ready , .');

/** "Ugadi habba", "Ganesh puja". */
export const festivalNouns = wordSet(
  'festival habba habbada habbakke habbake habbadolage ಹಬ್ಬ ಹಬ್ಬದ pooja puja त्योहार tyohar',
);

/** "the 8th": a day of a month. */
export const dayOfMonth = /^(\d{1,2})(?:st|nd|rd|th)?$/;

/** "the first of June", "twenty-first March": a day of a month in words. */
export const ordinalDays = phraseTable<number>(
  list(`
    first; second; third; fourth; fifth; sixth; seventh; eighth; ninth; tenth; eleventh; twelfth; thirteenth; fourteenth; fifteenth; sixteenth; seventeenth; eighteenth; nineteenth; twentieth;
    twenty first; twenty second; twenty third; twenty fourth; twenty fifth; twenty sixth; twenty seventh; twenty eighth; twenty ninth; thirtieth; thirty first
  `).map((said, index) => [index + 1, [said]] as const),
);

/** Between a day in words and its month. */
export const ofMonths = wordSet('of - the ki ke का की के');

/** Behind a day that was told: the keys are wanted before it, or by it. */
export const thatDay = phraseTable<'before' | 'by'>([
  [
    'before',
    list(`
      before that; before then; before it; before this; ahead of that; prior to that; us se pehle; usse pehle; uske pehle; us se pahle; adakke munche; adakkinta munche; adakkinta modalu; adakku munche; adikke munche;
      उससे पहले; उसके पहले; ಅದಕ್ಕಿಂತ ಮುಂಚೆ; ಅದಕ್ಕೆ ಮುಂಚೆ; ಅದಕ್ಕೂ ಮುಂಚೆ; ಅದಕ್ಕಿಂತ ಮೊದಲು
    `),
  ],
  [
    'by',
    list(`
      by then; by that time; ashtarolage; ashtrolage; ashtu hottige; tab tak; tabtak; तब तक; ಅಷ್ಟರೊಳಗೆ; ಅಷ್ಟರಲ್ಲಿ
    `),
  ],
]);

/** Something begins on a day: "before her school starts on the first of June". */
export const beginningVerbs = wordSet(
  'start starts begin begins open opens reopen reopens opening starting beginning shuru शुरू suru shuruvagutte shurvagutte ಶುರು',
);
