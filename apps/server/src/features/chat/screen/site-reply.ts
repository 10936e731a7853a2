import { list, phraseAt, phraseTable } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import type { Answer } from '../answer.ts';

/** What people ask of ourselves. */
type SiteQuestion = keyof typeof ANSWERS;

const ANSWERS = {
  who: 'I am Mitra, a program. I answer from the catalogue and from tables of facts with their sources, and say so where something is not known.',
  talk: 'A builder or seller gets only what you send in a form yourself, after you agreed to it; never what you say here.',
  paid: 'Nobody can pay for a verdict, for a better one or for silence. A list is ordered by how well a home fits your words, or as you ask.',
  distance:
    'Distances are in a straight line, unless they are said to be on foot. Minutes on foot, by car or by metro follow the streets and lines of our map, at the hour that you say.',
  source:
    'Each group of facts has its source and the day it was checked at the foot of the page of its project. What nobody told us is said to be not disclosed.',
} as const;

const asked = phraseTable<SiteQuestion>([
  [
    'who',
    list(`
      who are you; who made you; are you a bot; are you human; are you a robot; are you ai; what can you do; your name; aap kaun ho; tum kaun ho; kisne banaya tumhe; neevu yaaru; nimma hesaru;
      आप कौन; तुम कौन; ನೀವು ಯಾರು; ನಿಮ್ಮ ಹೆಸರು
    `),
  ],
  [
    'talk',
    list(`
      my chats; my chat; chats shared; this chat; what i say; my number; my data; my details; spam; privacy; mera number; mera data; nanna number; मेरा नंबर; ನನ್ನ ನಂಬರ್
    `),
  ],
  [
    'paid',
    list(`
      trust your list; trust you; trust this site; are you paid; paid by builders; who pays you; sponsored; ads; promoted; your commission; you get paid; do you charge; is it free; nimma list; nambike; bharosa; भरोसा; ನಂಬಿಕೆ
    `),
  ],
  [
    'distance',
    list(`
      how do you measure; how is distance measured; straight line; by road; as crow flies; crow flies; aerial distance; really walking; walking distance or; seedhi line; सीधी लाइन
    `),
  ],
  [
    'source',
    list(`
      where do you get; where does your data; your data; your information; how fresh; how often updated; when updated; data kahan se; kahan se laate
    `),
  ],
]);

/** What is asked of the site itself. Undefined where a sentence asks for none of that. */
export function siteReply(tokens: readonly Token[]): Answer | undefined {
  const found = tokens.flatMap((_, at) => phraseAt(asked, tokens, at)?.value ?? []);
  if (found.length === 0) return undefined;
  return {
    message: [...new Set(found)].map((question) => ANSWERS[question]).join('\n'),
    outcome: 'answered',
    taps: [{ label: 'How we judge', href: '/how-we-judge' }],
  };
}
