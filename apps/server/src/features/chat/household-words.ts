import { list, phraseTable } from '@manemitra/query/phrases';

/** What a household says of itself, and what a home may be preferred for because of it: said in words of the query language. */
export interface Household {
  /** `preferably with a lift` */
  wish: string;
  /** `a lift, for the parents` */
  because: string;
}

const of = (wish: string, because: string, words: string): [Household, string[]] => [
  { wish, because },
  list(words),
];

const PARENTS = of(
  'preferably with a lift',
  'a lift, for your parents',
  `old parents; elderly parents; aged parents; my parents; parents; grandparents; grandmother; grandfather; in laws; in-laws; mother in law; mother-in-law; father in law; elderly; senior citizen; senior citizens; old mother; old father; old people;
  mummy papa; maa papa; mata pita; dadi; dada ji; saas sasur; buzurg; appa amma; amma appa; ajji; thatha; vayassadavaru; माता पिता; मम्मी पापा; बुजुर्ग; ಅಪ್ಪ ಅಮ್ಮ; ತಂದೆ ತಾಯಿ; ಹಿರಿಯರು`,
);
const CHILDREN = of(
  "preferably with a children's play area",
  'a play area, for the children',
  `baby; a baby; toddler; infant; newborn; kid; kids; child; children; small kids; two kids; son; daughter; bachcha; bachche; bachhe; bachcha hai; magu; makkalu; makkalige; बच्चा; बच्चे; ಮಗು; ಮಕ್ಕಳು`,
);
const PETS = of(
  'preferably pet friendly',
  'pets allowed, for your pets',
  `dog; dogs; a dog; cat; cats; puppy; pet; pets; two labs; labrador; kutta; naayi; nayi; कुत्ता; ನಾಯಿ`,
);
const TRAFFIC = of(
  'preferably within 2 km of the metro',
  'the metro close by, instead of the traffic',
  `hate traffic; hates traffic; no traffic; avoid traffic; sick of traffic; tired of traffic; traffic pasand nahi; traffic ishta illa; ट्रैफिक पसंद नहीं; ಟ್ರಾಫಿಕ್ ಇಷ್ಟ ಇಲ್ಲ`,
);
const TRAIN = of(
  'preferably within 10 km of ksr railway station',
  'the railway station not too far, for visitors by train',
  `by train; comes by train; come by train; train se; railway; train nalli; ट्रेन से; ರೈಲಿನಲ್ಲಿ`,
);
const COUPLE = of(
  'preferably 2 BHK',
  'two bedrooms, for the two or three of you',
  `couple; newly married; just married; family of 2; family of two; family of 3; family of three; 3 of us; three of us; two of us; 2 of us; just us two; pati patni; naavibbaru`,
);
const FOUR = of(
  'preferably 3 BHK',
  'three bedrooms, for so many of you',
  `family of 4; family of four; family of 5; family of five; family of 6; family of six; 4 of us; four of us; 5 of us; five of us; 6 of us; six of us; 4 log; 5 log; chaar log; paanch log; naalku jana; aidu jana; big family; joint family; चार लोग; ನಾಲ್ಕು ಜನ`,
);

export const householdWords = phraseTable<Household>([
  PARENTS,
  CHILDREN,
  PETS,
  TRAFFIC,
  TRAIN,
  COUPLE,
  FOUR,
]);
