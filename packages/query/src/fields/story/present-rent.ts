import type { Token } from '../../token.ts';
import { endBefore, endsStory } from './where-it-ends.ts';

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
export function presentRent(tokens: readonly Token[], at: number): number {
  if (at > 0 && !endsStory(tokens, at - 1) && tokens[at - 1]?.text !== 'bhai') return 0;
  const end = endBefore(TURNS, tokens, at);
  const clause = textOf(tokens.slice(at, end));
  if (WISHING.test(clause)) return 0;
  if (RENT_PAID.test(clause) && OWNING.test(textOf(tokens.slice(end)))) return end - at;
  if (!RENTING.test(clause)) return 0;
  return BUYING.test(textOf(tokens.slice(end))) ? end - at : 0;
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
