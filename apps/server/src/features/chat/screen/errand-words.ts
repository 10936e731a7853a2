import { list, phraseTable } from '@manemitra/query/phrases';
import type { ERRANDS } from '@manemitra/contract/chats';

export type Errand = (typeof ERRANDS)[number];

/**
 * The words that ask for an errand, anywhere in a sentence; `*` takes any ending. "Save" saves the search unless the
 * sentence points at a project.
 */
const SPOKEN: Readonly<Record<Errand, string>> = {
  compare:
    'compare* compair* comparison versus vs farak fark difference tulna tulane holis* holike तुलना फर्क फ़र्क कंपेयर ಹೋಲಿಸ* ಹೋಲಿಕೆ ವ್ಯತ್ಯಾಸ',
  shortlist:
    'shortlist* shorlist* bookmark* favourit* favorit* wishlist* wishlisted shortlistge pattige pasandida शॉर्टलिस्ट* फेवरेट पसंदीदा विशलिस्ट ಶಾರ್ಟ್‌ಲಿಸ್ಟ್* ಶಾರ್ಟ್ಲಿಸ್ಟ್* ಪಟ್ಟಿಗೆ ಮೆಚ್ಚಿನ*',
  callback:
    'callback* call* phone* telephone* ring dial whatsapp contact visit* mathadbeku maatadbeku dekhne nodakke nodoke nodokke कॉल फोन देखने ಕರೆ* ಕಾಲ್* ಫೋನ್* ಭೇಟಿ* ಮಾತನಾಡ* ನೋಡೋಕೆ ನೋಡಲು',
  save: 'save* alert* notify ulis* sahej* सेव सहेज* ಉಳಿಸ* ಸೇವ್*',
  calculate:
    'emi emis instalment installment calc calculate calculation compute kist kisht kantu lekka hisab hisaab ईएमआई किस्त हिसाब ಇಎಂಐ ಇಎಮ್ಐ ಕಂತು ಲೆಕ್ಕ',
  open: 'open* khol* खोल* ತೆರೆ* ತೆರೀ* ಓಪನ್',
  'sign-in': '',
};

const WHOLE = new Map<string, Errand>();
const STEMS: [string, Errand][] = [];
for (const [errand, words] of Object.entries(SPOKEN) as [Errand, string][]) {
  for (const word of words.split(' ').filter(Boolean)) {
    if (word.endsWith('*')) STEMS.push([word.slice(0, -1), errand]);
    else WHOLE.set(word, errand);
  }
}

export const errandOf = (text: string): Errand | undefined =>
  WHOLE.get(text) ?? STEMS.find(([stem]) => text.startsWith(stem))?.[1];

/** Words that set two against each other: they ask for a comparison only where nothing else is asked. */
export const settingWords = new Set(
  'versus vs difference farak fark vyatyasa फर्क फ़र्क ವ್ಯತ್ಯಾಸ'.split(' '),
);

/** Words that look like those of an errand and ask for none: "so called", "compared to others". */
export const notErrands = new Set(
  'so-called called compared ringing ringroad visitor visitors contacts opens opened opening'.split(
    ' ',
  ),
);

/** What is open without being opened: "open space", "open plot". */
export const openThings = new Set(
  'space spaces area areas plot plots land parking terrace kitchen house well to until till at from'.split(
    ' ',
  ),
);

/** Errands that several words ask for: "add it to my list", "side by side". */
export const errandPhrases = phraseTable<Errand>([
  [
    'calculate',
    list(
      'work out; add up; sum up; do the sums; do the math; nikal ke batao; lekka haki; hisab karo',
    ),
  ],
  [
    'compare',
    list('side by side; next to each other; saath me; saath mein; साथ में; jotege; ಜೊತೆಗೆ; ಅಕ್ಕಪಕ್ಕ'),
  ],
  [
    'callback',
    list(`
      get in touch; talk to them; speak to them; reach me; reach out; go and see; come and see; see it in person;
      baat karna; baat karni; baat karo; baat karao; baat karwao; baat karwa do; बात करनी; बात करना; बात कराओ; बात करवा
    `),
  ],
  [
    'shortlist',
    list(
      'my list; to the list; to my favourites; keep aside; aside; for later; list me daal; list mein daal; list ge haaki; list ge serisi; list ge haku; meri list; nanna list; लिस्ट में; ನನ್ನ ಪಟ್ಟಿ; ಪಟ್ಟಿಗೆ',
    ),
  ],
]);

/** What "save" is of, where it is of the search. */
export const searchNouns = new Set(
  'email mail alert alerts notify search searches results result list everything all filter filters hudukata ಹುಡುಕಾಟ ಹುಡುಕಾಟವನ್ನು सर्च खोज ಸರ್ಚ್'.split(
    ' ',
  ),
);

/** Of these, what a project may as well be put on: "save both in the list". */
export const listWords = new Set('list results result everything all'.split(' '));

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

/** Whose purse it is asked of: "what can I afford". */
export const affordWords = phraseTable<true>([
  [
    true,
    list(`
      afford; can i afford; how much can i; what budget; what can i buy; how much home; how much house; loan eligibility; eligible; eligibility; how much loan; kitna ghar; kitne ka ghar; kitna loan; budget kitna; eshtu mane; eshtu loan; eshtu sala; kitne tak ka; कितना लोन; कितने का घर; ಎಷ್ಟು ಸಾಲ; ಎಷ್ಟರ ಮನೆ
    `),
  ],
]);
