import { list, phraseSet, phraseTable } from '@manemitra/query/phrases';

/** What an income is called, and what own money is called. */
export const meansWords = phraseTable<'income' | 'savings' | 'yearly' | 'emis'>([
  [
    'income',
    list(`
      earn; earning; earns; i make; salary; income; take home; takehome; in hand; inhand; net pay; monthly pay; ctc; package; kamata; kamati; kamate; kamai; tankhwah; tankha; vetan; sambala; duditini; dudiyodu; aadaya; कमाता; कमाती; कमाते; तनख्वाह; वेतन; सैलरी; आमदनी; ಸಂಬಳ; ಆದಾಯ; ದುಡಿ; ಸ್ಯಾಲರಿ
    `),
  ],
  [
    'savings',
    list(`
      saved; saving; savings; save up; own money; down payment; downpayment; own funds; cash; in the bank; from my side; bacha; bachaya; bachat; jama; jodi; jode; ulitaaya; ulisiddini; kaiyalli; kai alli; बचत; बचाए; जमा; जोड़े; ಉಳಿತಾಯ; ಉಳಿಸಿದ್ದೇನೆ; ಕೈಯಲ್ಲಿ
    `),
  ],
  [
    'yearly',
    list(
      'a year; per year; yearly; annual; annually; lpa; per annum; p.a; pa; saal; saalana; varshakke; साल; सालाना; ವರ್ಷಕ್ಕೆ; ctc',
    ),
  ],
  [
    'emis',
    list(
      'emi; emis; other emi; existing emi; existing emis; car loan; car emi; personal loan; kist; kantu; ईएमआई; ಇಎಂಐ',
    ),
  ],
]);

/** Behind an amount, beside what was saved, it makes an income of it: "1.5 lakh per month together, 20 saved". */
export const eachMonth = phraseTable<true>([
  [
    true,
    list(`
      a month; per month; each month; every month; monthly; p.m; pm; mahine ka; mahine me; mahina; har mahine; tingalige; tingala; महीने का; महीने में; हर महीने; ತಿಂಗಳಿಗೆ; ತಿಂಗಳು
    `),
  ],
]);

/** Whose purse it is asked of: "what can I afford". */
export const affordWords = phraseTable<true>([
  [
    true,
    list(`
      afford; affordable; realistic; on my salary; with my salary; within my means; can i afford; how much can i; what budget; what can i buy; how much home; how much house; loan eligibility; eligible; eligibility; how much loan; kitna ghar; kitne ka ghar; kitna loan; budget kitna; eshtu mane; eshtu loan; eshtu sala; kitne tak ka; कितना लोन; कितने का घर; ಎಷ್ಟು ಸಾಲ; ಎಷ್ಟರ ಮನೆ
    `),
  ],
]);

/** What may be spent. */
export const budgetNouns = phraseSet(list('budget; budjet; bujet; bajet; bajat; बजट; ಬಜೆಟ್; ಬಜೆಟ್ಟು'));
