import { list, phraseTable } from '@manemitra/query/phrases';
import type { ERRANDS } from '@manemitra/contract/chats';
import { wordSet } from '@manemitra/query/tokens';
import { inBothOrders, pairs } from '../phrase-pairs.ts';
import { wordFinder } from './word-finder.ts';
import { closePeople, otherPeople } from '@manemitra/query/words/story-words';
import { sellers } from '@manemitra/query/words/telling-words';
import { VIEWINGS, VISITS } from './visit-words.ts';
import { INSTALMENTS } from '../instalment-words.ts';
import { BROCHURES, SENDS } from './errand-verb-words.ts';
import { PRINTS } from './page-errand-words.ts';

export type Errand = (typeof ERRANDS)[number];

/** Words that set two against each other: they ask for a comparison only where nothing else is asked. */
const SETTING =
  'versus vs difference antar farak fark vyatyasa vyatyaasa vethyasa फर्क अंतर अन्तर ವ್ಯತ್ಯಾಸ';
export const settingWords = wordSet(SETTING);

/** Known by its verb and by what it points at (`removal.ts`), by its own words (`sign-in-said.ts`), and by saying nothing else (`page-errand.ts`). */
type ByOtherMeans = 'remove' | 'sign-in' | 'next';

const SAVES = 'save* ulis* sahej* सेव सहेज* ಉಳಿಸ* ಸೇವ್*';
export const saves = wordFinder([[true, SAVES]]);

/**
 * The words that ask for an errand, anywhere in a sentence; `*` takes any ending. "Save" saves the search unless the
 * sentence points at a project.
 */
const SPOKEN: Readonly<Record<Exclude<Errand, ByOtherMeans>, string>> = {
  compare: `${SETTING} compare* compair* comparison tulna tulane aamne amne holis* holike तुलना कंपेयर ಹೋಲಿಸ* ಹೋಲಿಕೆ`,
  // Said to another: "send it to my wife".
  share: `${SENDS} ${BROCHURES}`,
  shortlist:
    'shortlist* shorlist* bookmark* favourit* favorit* wishlist* wishlisted shortlistge pattige pasandida शॉर्टलिस्ट* फेवरेट पसंदीदा विशलिस्ट ಶಾರ್ಟ್‌ಲಿಸ್ಟ್* ಶಾರ್ಟ್ಲಿಸ್ಟ್* ಪಟ್ಟಿಗೆ ಮೆಚ್ಚಿನ*',
  callback: `${VISITS} callback* call* phone* telephone* dial whatsapp contact mathadbeku maatadbeku कॉल* फोन* ಕರೆ* ಕಾಲ್* ಫೋನ್* ಮಾತನಾಡ*`,
  save: `${SAVES} alert* notify`,
  calculate: `${INSTALMENTS.join(' ')} calc calculate calculation compute lekka hisab hisaab हिसाब ಲೆಕ್ಕ`,
  print: PRINTS,
  open: 'open* opn khol* खोल* ತೆರೆ* ತೆರೀ* ಓಪನ್',
};

const found = wordFinder(
  Object.entries(SPOKEN).map(([errand, words]) => [errand as Errand, words] as const),
);

export const errandOf = (text: string): Errand | undefined =>
  found(text) ??
  (text.length < LONG
    ? undefined
    : (SKELETONS.get(consonantsOf(text)) ?? SWAPPED.get(sorted(text))));

/** A long word of English is known by its consonants, whatever vowels were left out: "shortlst". */
const LONG = 6;
const FEWEST = 5;
const consonantsOf = (text: string): string => text.replace(/[aeiou]/g, '');
/** The same letters in another order but for the first and last: "comapre". */
const sorted = (text: string): string =>
  `${text.slice(0, 1)}${Array.from(text.slice(1, -1)).toSorted().join('')}${text.slice(-1)}`;
const SWAPPED = new Map(
  Object.entries(SPOKEN).flatMap(([errand, words]) =>
    (words.match(/(?<= |^)[a-z]+(?=\*)/g) ?? []).flatMap((stem): [string, Errand][] =>
      stem.length < LONG ? [] : [[sorted(stem), errand as Errand]],
    ),
  ),
);
const SKELETONS = new Map(
  Object.entries(SPOKEN).flatMap(([errand, words]) =>
    (words.match(/(?<= |^)[a-z]+(?=\*)/g) ?? []).flatMap((stem): [string, Errand][] =>
      consonantsOf(stem).length < FEWEST ? [] : [[consonantsOf(stem), errand as Errand]],
    ),
  ),
);

/** What is done with a project that is only named, and seen nowhere. */
const OF_NAMED: ReadonlySet<Errand> = new Set(['open', 'shortlist', 'callback', 'share'] as const);
export const isOfNamed = (errand: Errand | undefined): boolean =>
  errand !== undefined && OF_NAMED.has(errand);

/** Words that look like those of an errand and ask for none: "so called", "compared to others". */
export const notErrands = wordSet(
  'so-called called compared visitor visitors contacts opens opened opening shared sharing sender',
);

/** What is open without being opened: "open space", "open plot". */
export const openThings = wordSet(
  'space spaces area areas plot plots land parking terrace kitchen house well to until till at from',
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
    'open',
    inBothOrders(
      'in full; fully; full page; poora; pura; poori; puri; poorti; purti; poorthi; पूरा; पूरी; पूरे; ಪೂರ್ತಿ; ಪೂರ್ಣವಾಗಿ; ಪೂರ್ತಿಯಾಗಿ',
      'show; show it; dikhao; dikha do; dikhaiye; torsi; thorsi; torisi; thorisi; दिखाओ; दिखा दो; दिखाइए; ತೋರಿಸಿ; ತೋರ್ಸಿ',
    ),
  ],
  [
    'compare',
    list(
      'side by side; next to each other; pakka pakka; pakkapakka; akka pakka; akkapakka; pakkadalli itu; agal bagal; agalbagal; aaju baaju; aju baju; अगल बगल; अगल-बगल; आजू बाजू; ಪಕ್ಕಪಕ್ಕ; ಪಕ್ಕ ಪಕ್ಕ; ಪಕ್ಕಪಕ್ಕದಲ್ಲಿ; saath me; saath mein; साथ में; jotege; ಜೊತೆಗೆ; ಅಕ್ಕಪಕ್ಕ; milakar dekho; mila ke dekho; milake dekho; milakar dekhna; मिलाकर देखो; मिला कर देखो; मिलाकर देखिए; मिला के देखो; मिलाकर दिखाओ; मिलान करो; jodisi nodi; ಜೋಡಿಸಿ ನೋಡಿ',
    ),
  ],
  [
    'callback',
    pairs(
      [
        ...sellers,
        ...list(
          'sales wale; sales wala; sales team; sales person; builder; promoter; developer; office; site office; unka; inka; uska; contact; contact person; phone; mobile; बिल्डर; सेल्स; सेल्स वाले; ऑफिस; उनका; फोन; मोबाइल; ಬಿಲ್ಡರ್; ಮಾಲೀಕರ; ಸೇಲ್ಸ್; ಫೋನ್; ಮೊಬೈಲ್',
        ),
      ],
      'number; ka number; ka phone number; ka mobile number; ka contact; phone number; mobile number; contact number; number kodi; da number; avara number; नंबर; का नंबर; का फोन नंबर; ನಂಬರ್; ಅವರ ನಂಬರ್; ಫೋನ್ ನಂಬರ್',
    ),
  ],
  [
    'callback',
    pairs(
      'arrange; book; book me; schedule; fix; fix me; set up; organise; organize; plan; get me; i want; i would like',
      VIEWINGS,
    ),
  ],
  [
    'callback',
    list(`
      ring me; ring us; cal me; cll me; caal me; cal us; give me a ring; get in touch; talk to them; speak to them; reach me; reach out; go and see; come and see; see it in person;
      baat karna; baat karni; baat karo; baat karao; baat karwao; baat karwa do; बात करनी; बात करना; बात कराओ; बात करवा
    `),
  ],
  [
    'shortlist',
    pairs(
      'pasand; pasandida; favourite; favourites; shortlist; dil; wishlist; saved; heart; list; दिल; विशलिस्ट; लिस्ट; पसंद; पसंदीदा; फेवरेट; ಮೆಚ್ಚಿನ ಪಟ್ಟಿಗೆ; ಇಷ್ಟದ ಪಟ್ಟಿಗೆ',
      'me daal; mein daal; me rakh; mein rakh; me add; mein add; में डाल; में डालो; में रख; में रखो; में जोड; ಸೇರಿಸಿ; ಹಾಕಿ',
    ),
  ],
  [
    'shortlist',
    list(
      'heart it; heart the; heart that; heart this; star it; star the; star that; pin it; pin the; pin that; mark it; mark the; tick the; i like the; dil me rakh; manasalli itko; manassalli ittko; to saved; to my saved; in saved; saved ge; saved me; saved mein; saved list; my list; to the list; to my favourites; keep aside; aside; for later; list me daal; list mein daal; list ge haaki; list ge serisi; list ge haku; meri list; nanna list; लिस्ट में; ನನ್ನ ಪಟ್ಟಿ; ಪಟ್ಟಿಗೆ',
    ),
  ],
]);

/** Whom a message goes to who is neither the buyer nor the seller: "whatsapp it to papa" sends it on. */
const RECIPIENTS = new Set([
  ...closePeople,
  ...otherPeople,
  ...wordSet('lawyer hendti पत्नी पति पापा मम्मी ಹೆಂಡತಿ ಗಂಡ ಅಪ್ಪ ಅಮ್ಮ ಮಗ'),
]);

/** What Kannada glues to the one who is given something: tammanige, ಹೆಂಡತಿಗೆ; the tokens may have cut the "ge" off. */
const TO_WHOM = /(?:n?ige|ge|ni|ನಿಗೆ|ಳಿಗೆ|ಗೆ|ನಿ)$/u;

export const isRecipient = (text: string): boolean =>
  RECIPIENTS.has(text) || RECIPIENTS.has(text.replace(TO_WHOM, ''));
