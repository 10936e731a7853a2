import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';
import { inBothOrders } from '../phrase-pairs.ts';
import { ALONE } from '@manemitra/query/words/outright-words';
import { courtesies } from '@manemitra/query/words/term-words';

/** "Yes": takes what the answer before offered. */
const agreeing = list(`
  yes; yeah; yep; ok; okay; sure; do it; do that; go ahead; haan; ha; haanji; theek hai; thik hai; houdu; haudu; sari;
  हाँ; हां; ठीक है; ಹೌದು; ಸರಿ
`);

const THOSE =
  'both; both of those; both of these; all of those; all of these; adu; adanna; adanne; adannu; adanu; us; usko; usi ko; उसे; उसको; ಅದು; ಅದನ್ನು; ಅದನ್ನೇ; ಅದನ್ನ; those; these; them; that; the ones with it; those with it; wahi; wohi; wo; woh; vo; ye; wo sab; ye sab; avu; avugalu; avugalanna; avugalanne; avanna; avannu; वही; वो; उन्हें; ये; ಅವು; ಅವುಗಳನ್ನು; ಅವನ್ನು';
const ONLY = [...ALONE, 'hi', 'mathra', 'बस'];
const KEEP =
  'keep; show; show me; leave; need; want; we need; i need; i want; must have; rakho; rakh lo; rakhna; dikhao; dikha do; dikhana; torsi; thorsi; torisi; itko; ittko; saku; saaku; रखो; दिखाओ; रख लो; ತೋರಿಸಿ; ಇಡಿ; ಸಾಕು';
const OTHERS =
  'rest; the rest; others; the others; all others; the other ones; those without; those without it; the ones without; the ones without it; those that dont; the ones that dont; the ones which are not; ones which are not; those which are not; the ones that are not; those that are not; which are not; the ones which dont; the ones that dont have it; those which dont have it; which dont have it; which dont; jo nahi hai; jo nahi hain; jo nahi hai wo; jo nahi hain wo; jinme nahi hai; jinme nahi hai wo; jinka nahi hai; illadavu; illadiro; illadirodu; illade irodu; illadiddu; जो नहीं हैं; जो नहीं है; जो नहीं हैं वो; जिनमें नहीं है; जिनमें नहीं है वो; ಇಲ್ಲದವು; ಇಲ್ಲದವನ್ನು; ಇಲ್ಲದಿರುವುದು; baaki; baki; baaki sab; baki sab; ulididdu; ulidavu; bere; बाकी; बाकी सब; ಉಳಿದವು; ಉಳಿದದ್ದು; ಬೇರೆ';
const DROP =
  'drop; remove; hide; throw out; get rid of; weed out; delete; skip; take out; leave out; hata do; hatao; hata de; nikal do; tegi; tegedu haki; tegediri; bidi; beda; हटा दो; हटाओ; निकाल दो; ತೆಗೆಯಿರಿ; ತೆಗೆದುಹಾಕಿ; ಬಿಡಿ; ಬೇಡ';

const only = inBothOrders(ONLY, THOSE);

/** "Keep only those", "drop the rest": of several that were spoken of, those of which it was said that they have it. */
const keeping = [
  ...only,
  ...only.flatMap((those) =>
    list(KEEP).flatMap((verb) => [`${verb} ${those}`, `${those} ${verb}`]),
  ),
  ...inBothOrders(KEEP, THOSE),
  ...inBothOrders(DROP, OTHERS),
];

export const keepingPhrases = phraseSet(keeping);
export const acceptingPhrases = phraseSet([...agreeing, ...keeping]);

export const courtesiesAccepting = new Set([
  ...courtesies,
  ...wordSet('then now and just to na bro mitra very much'),
]);
