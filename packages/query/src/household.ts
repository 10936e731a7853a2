import type { Span, Token } from './token.ts';
import { householdMentions } from './words/household-words.ts';

/**
 * Who will live there: "family of four", "4 of us", "my parents are old". No field holds it, and its words are everyday
 * ones that are read over, so it would be dropped in silence. Answers the tokens `[from, to)` of each mention, in order.
 */
export function householdsIn(tokens: readonly Token[]): Span[] {
  if (!tokens.some(({ text }) => householdMentions.has(text))) return [];
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  let text = '';
  for (const [at, token] of tokens.entries()) {
    starts.set(text.length, at);
    text += token.text;
    ends.set(text.length, at + 1);
    text += ' ';
  }
  return [...text.matchAll(MENTION)].flatMap(({ 0: said, index }) => {
    const [from, to] = [starts.get(index), ends.get(index + said.length)];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
}

const COUNT =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|do|teen|char|chaar|panch|paanch|chhe|eradu|mooru|naalku|nalku|aidu|aaru|दो|तीन|चार|पांच|पाँच|छह|ಎರಡು|ಮೂರು|ನಾಲ್ಕು|ಐದು|ಆರು)';
const ELDERS =
  '(?:parents?|mother|father|mom|mum|dad|in laws|inlaws|grandparents|grandmother|grandfather|maa baap|mata pita|appa amma|माता पिता|मां बाप|माँ बाप|ಅಪ್ಪ ಅಮ್ಮ|ತಂದೆ ತಾಯಿ)';
const OLD =
  '(?:old|elderly|aged|ageing|aging|senior citizens?|budhe|boodhe|buzurg|bujurg|बूढ़े|बुजुर्ग|बुज़ुर्ग)';

const MENTION = new RegExp(
  [
    `family (?:size )?(?:of|with|is) ${COUNT}(?: (?:people|members|persons|adults))?`,
    `${COUNT} (?:of us|people|persons|adults|family members|members?(?: family| in (?:my|our|the) family)?|log|logon|jana|लोग|लोगों|ಜನ)`,
    '(?:joint|nuclear) family',
    `(?:(?:my|our) )?${OLD} ${ELDERS}`,
    `(?:(?:my|our|mere|hamare|मेरे|हमारे) )?${ELDERS} (?:(?:is|are|r|very|quite|getting|too|both|bahut|बहुत) )*${OLD}`,
  ]
    .map((mention) => `(?<![^ ])${mention}(?![^ ])`)
    .join('|'),
  'gu',
);
