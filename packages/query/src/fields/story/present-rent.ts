import type { Token } from '../../token.ts';
import {
  buyingRent,
  owningRent,
  rentPaid,
  turnsOfRent,
  wishingRent,
} from '../../words/story-words.ts';
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

/** "28 hazaar rent de raha hu btm me, ab apna 2bhk lena hai": the home one rents now. */
export function presentRent(tokens: readonly Token[], at: number): number {
  if (at > 0 && !endsStory(tokens, at - 1) && tokens[at - 1]?.text !== 'bhai') return 0;
  const end = endBefore(turnsOfRent, tokens, at);
  const clause = textOf(tokens.slice(at, end));
  if (wishingRent.test(clause)) return 0;
  if (rentPaid.test(clause) && owningRent.test(textOf(tokens.slice(end)))) return end - at;
  if (!RENTING.test(clause)) return 0;
  return buyingRent.test(textOf(tokens.slice(end))) ? end - at : 0;
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
