import { everyPhrase, list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** Opens a clause that says which homes are spoken of: "jo Sobha ka hai …", "jinme pool hai …". */
export const relativeOpeners = wordSet(
  'jo jis jin jisme jismein jinme jinmein jinke jiske jinka jiska jahan jahaan jaha जो जिस जिन जिसमें जिनमें जिनके जिसके जिनका जिसका जहाँ जहां',
);

const THESE = list(
  'wo; woh; vo; voh; wahi; use; usko; unko; unhe; unhein; wo sab; woh sab; wo wala; wo wale; un sab ko; वो; वह; वे; उसे; उसको; उन्हें; उनको; वो सब',
);
const AWAY = list(`
  nahi; nahin; nahi chahiye; nahi chaiye; nahin chahiye; nahi lena; nahi dekhna; nahi dekhne; mat dikhao; mat dikhana; mat dikhaiye; mat do; mat batao;
  hata do; hatado; hatao; hata dijiye; hata de; hata dena; nikal do; nikaal do; nikalo; chhod do; chod do; chhodo; chodo; rehne do;
  नहीं; नहीं चाहिए; नहीं लेना; नहीं देखना; मत दिखाओ; मत दिखाना; मत दिखाइए; हटा दो; हटाओ; हटा दीजिए; निकाल दो; निकालो; छोड़ दो; रहने दो
`);

/** Takes them up again and refuses them: "… wo nahi chahiye". */
export const refusesThese = phraseSet(everyPhrase(THESE, AWAY));

/** Behind what a home has: "pool iro society", "pool illada mane". */
export const havingIt = wordSet('iro irua iruva irodu iruvudu iddiro ಇರೋ ಇರುವ ಇರೋದು ಇರುವುದು');
export const lackingIt = wordSet(
  'illada illade illadiro illadiruva illadidru illadidda ಇಲ್ಲದ ಇಲ್ಲದೆ ಇಲ್ಲದಿರುವ ಇಲ್ಲದಿರೋ',
);

/** Behind a refusal: it is only not asked for, or told of. */
export const takesRefusalBack = wordSet('anta antha antilla antalla anthalla ಅಂತ ಅಂತಿಲ್ಲ');
