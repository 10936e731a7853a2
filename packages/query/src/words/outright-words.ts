import { everyPhrase, list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

const SHOWING = list(`
  show; show me; show us; list; send; send me; give; give me; share; suggest; consider; need; want; i want; we want; looking for; dikhao; dikhana; dikhaiye; torsi; thorsi
`);
export const ALONE = list(`only; just; sirf; bas; keval; matra; maatra; सिर्फ; सिर्फ़; केवल; ಮಾತ್ರ`);
/** What is wanted, and nothing beside it. */
export const aloneWords = phraseSet([...ALONE, ...list('hi; ही; ashte; ಅಷ್ಟೇ')]);
const THOSE = [
  '',
  ...list(`
    those; the ones; ones; homes; flats; projects; properties; houses; apartments; options; listings; places; units; plots; villas; wo; woh; wahi; वो; वही
  `),
];
const WHICH = [
  '',
  ...list(`which are; that are; who are; thats; which is; that is; are; already; jo; जो`),
];

/** "Kindly show only those which are …", "show me only …": what stands behind is wanted outright. */
export const onlyAhead = phraseSet([
  ...everyPhrase(SHOWING, ALONE, THOSE, WHICH),
  ...everyPhrase(ALONE, THOSE.slice(1), WHICH.slice(1)),
]);

/** So many words it has at most. */
export const MOST_ONLY_AHEAD = 8;

/** Between what alone is to be shown and the words for it: "ready wale hi dikhao". */
export const onlyBehindLinks = wordSet(
  `wale wala wali waale iro irodu iruva irodanna irodannu agirodu aagirodu ho hue hui hai hain homes flats ghar mane वाले वाला वाली घर ಇರೋ ಇರೋದು ಇರುವ ಆಗಿರೋ ಮನೆ ಮನೆಗಳು`,
);
export const onlyBehind = phraseSet(
  everyPhrase(
    list(`hi; matra; maatra; sirf; only; ashte; maatrave; ही; ಮಾತ್ರ; ಅಷ್ಟೇ; ಮಾತ್ರವೇ`),
    list(`
      dikhao; dikha do; dikhaiye; dikhana; dikhaye; batao; bhejo; torsi; thorsi; torisi; thorisi; kalsi; show; show madi; show maadi; show karo; please; pls; chahiye; beku;
      दिखाओ; दिखाइए; दिखाना; दिखाएं; बताओ; चाहिए; ತೋರಿಸಿ; ತೋರ್ಸಿ; ಕಳಿಸಿ; ಬೇಕು
    `),
  ),
);

export const homesBehindOutright = wordSet(`
  wale wala wali waale ones only homes flats dikhao dikhaiye please pls torsi thorsi iro irodu iruva irodanna
  वाले वाला वाली दिखाओ दिखाइए ಇರೋ ಇರೋದು ಇರುವ ಇರುವುದು ತೋರಿಸಿ ತೋರ್ಸಿ
`);

export const quietAheadOfOutright = wordSet(`
  only show me ones just sirf bas now ok okay please pls those ab abhi eega ivaga flats homes matra सिर्फ अब बस
  ಈಗ ಮಾತ್ರ
`);
