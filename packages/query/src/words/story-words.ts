import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** Money that a buyer has or borrows: no price, but said to be used, so it is told that it is not. */
export const ownMoneyWords = phraseSet(
  list(`
    loan of; loan amount; loan sanctioned; loan eligible; loan eligibility; eligible for;
    down payment; downpayment; token amount; booking amount; own contribution; own funds;
    self funds; savings of; deposit of; advance of; bank loan of; home loan of
  `),
);

/** Words at which a story ends and the wish begins. */
export const wishOpeners = wordSet(`
  want wants wanting looking need needs now searching search seeking find show buy own planning budget so but chahiye hence therefore interested wish
  prefer ab beku iga eega lekin
`);
/** Somebody else, whose home is told of and not asked for. */
export const otherPeople = wordSet(`
  friend friends cousin cousins colleague colleagues neighbour neighbor neighbours neighbors boss manager uncle aunt aunty relative relatives brother
  sister inlaws dost bhai bhaiya behan bhen chacha mama snehita geleya gelathi akka anna tamma tangi teammate roomie classmate दोस्त भाई बहन रिश्तेदार
  सहकर्मी ಸ್ನೇಹಿತ ಗೆಳೆಯ ಅಣ್ಣ ತಮ್ಮ ಅಕ್ಕ ತಂಗಿ
`);

/** Those one lives with. */
export const closePeople = wordSet(`
  parents mom mum mother dad father wife husband mummy papa mummyji kids kid children child son daughter brother sister inlaws family grandparents
  grandmother grandfather baby spouse partner maa mata pita biwi pati beta beti bete bachche bacche amma appa appaji hendthi ganda maga magalu
`);

/** Words that call an amount too high. */
export const tooHigh = phraseSet(
  list(`
    too costly; is too costly; too expensive; is too expensive; too high; is too high; too much;
    is too much; was too much; was too costly; was too high; was too expensive; out of budget;
    is out of budget; beyond budget; beyond my budget; above my budget; over budget;
    over my budget; very costly; is very costly; costly; is costly; not affordable; bahut mehnga;
    bahut mehenga; bahut jyada; bahut zyada; bahut zyada hai; mehnga hai; mehenga hai; mehnga;
    zyada hai; jyada hai; tumba jasti; tumba jaasti; jasti aytu; jaasti aaytu; jasti aagatte;
    tumba duba; tumba dubari; dubari; dubaari; महंगा; महंगा है; बहुत महंगा; बहुत ज्यादा;
    बहुत ज़्यादा; ತುಂಬಾ ಜಾಸ್ತಿ; ಜಾಸ್ತಿ ಆಯ್ತು; ದುಬಾರಿ; ತುಂಬಾ ದುಬಾರಿ
  `),
);

export const oldHomes = wordSet(
  'bungalow house home flat apartment villa place pg hostel quarters ghar makaan makan bangla mane',
);
