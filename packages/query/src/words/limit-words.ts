import { wordSet } from '../tokens.ts';
import type { Comparison } from './comparison-words.ts';
import { genitives, relativeWords } from './postposition-words.ts';

/** "should" alone denies nothing, "should not" does. */
export const auxiliaries = wordSet('do does will would should must can could is');

export const deniedLimits = wordSet(
  'not no never nothing cannot cant dont doesnt wont wouldnt shouldnt mustnt couldnt without isnt',
);

/** Words that may stand between a denial and what is too much. */
export const linksToLimits = wordSet(`
  not never want wanna wants to be is it i we go going travel travelling traveling commute commuting drive driving spend spending pay paying take taking
  looking look for need like accept anything any something a an the that afford prefer have having in with of come cost costing costs priced budget be
  ready willing able ever
`);

export const exceeding = wordSet('exceed exceeding exceeds cross crossing surpass');

/** What may not be more is at most; what may not be less is at least. */
export const deniedDegrees: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ...'more above over beyond greater bigger larger higher costlier'
    .split(' ')
    .map((word): [string, Comparison] => [word, 'max']),
  ...'less lesser below under smaller lower fewer cheaper'
    .split(' ')
    .map((word): [string, Comparison] => [word, 'min']),
]);

export const needsThan = wordSet(
  'more greater bigger larger higher costlier less lesser smaller lower fewer cheaper',
);

export const bareComparisons: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ['above', 'min'],
  ['below', 'max'],
  ['under', 'max'],
]);

/** "se kam", "kinta jasti": words of more or less that a "nahi" behind turns round. */
export const degreesBehind = wordSet(
  'kam kum neeche niche zyada jyada zyaada upar oopar adhik kadime kammi kadme jasti jaasti hecchu hechu mele myale myala myaga ' +
    'कम नीचे ज़्यादा ज्यादा अधिक ऊपर ಕಡಿಮೆ ಹೆಚ್ಚು ಜಾಸ್ತಿ ಮೇಲೆ',
);

/** "less than 4", "5 se kam": what stands between a number and a word of more or less. */
export const thansOfLimits = wordSet('than then se kinta ginta kintha gintha से ಗಿಂತ');

export const possessivesOfLimits = new Set([
  ...genitives,
  ...relativeWords,
  ...wordSet(
    'door dur doora hogodu hogudu hogoodu ಹೋಗೋದು ಹೋಗುವುದು drive driving commute travel journey ride safar prayana payana ड्राइव सफर सफ़र ಪ್ರಯಾಣ ಡ್ರೈವ್',
  ),
]);

export const tailsOfLimits = wordSet(
  'hona honi ho chahiye chaiye hai lena dena lage lagna lagni lagta jaye jaaye jana karna karni kar karunga sakta sakte होना होनी हो चाहिए है',
);

/** What names the lower end of a range. "All-in above 10 L under 10 L" are two limits: one all-in, one of the list price. */
export const leastOfRanges = wordSet('minimum min least kam kanishta kanista कम न्यूनतम ಕನಿಷ್ಠ');

export const namedJoints = wordSet(', - / and aur mattu और ಮತ್ತು');

export const chargesAhead = wordSet(
  'registration reg tax taxes gst stamp charges extra extras parking other',
);
