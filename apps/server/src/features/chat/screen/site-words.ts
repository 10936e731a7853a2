import { list, phraseTable } from '@manemitra/query/phrases';

/** What people ask of ourselves. */
export type SiteQuestion = 'who' | 'talk' | 'paid' | 'distance' | 'source';

export const siteQuestions = phraseTable<SiteQuestion>([
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
