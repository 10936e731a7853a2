import type { Intent } from './interpretation.ts';
import type { Piece, Sentence } from './reading.ts';
import { lengthAt, list, phraseSet } from './phrases.ts';
import { termQuestionOf } from './term-question.ts';
import { buyWords } from './words/intent-words.ts';

/** What a sentence is for. A request that must be turned down comes before everything else. */
export function intentOf(pieces: readonly Piece[], sentence: Sentence): Intent {
  const asked = new Set(pieces.flatMap((piece) => (piece.kind === 'intent' ? [piece.intent] : [])));
  const has = (kind: Piece['kind']) => pieces.some((piece) => piece.kind === kind);
  const projects = projectCount(pieces);
  if (asked.has('declined')) return 'declined';
  if (asked.has('out-of-scope') && !isBuyersRent(pieces, sentence)) return 'out-of-scope';
  if (asked.has('logout')) return 'logout';
  if (asked.has('signup')) return 'signup';
  if (asked.has('login')) return 'login';
  if (projects === 0 && termQuestionOf(sentence.tokens) !== undefined) return 'term-question';
  if (asked.has('compare') && (projects > 0 || !pieces.some(isSearchWish))) return 'compare';
  if (isChoice(sentence, projects)) return 'compare';
  if (asked.has('emi') && !isSearchWithInstalment(pieces, sentence)) return 'emi';
  if (asked.has('help') && !has('wish') && isAskedHow(sentence)) return 'help';
  if (isQuestion(pieces, sentence)) return 'project-question';
  if (has('wish') || has('ask') || has('sort') || has('change') || has('unheld')) return 'search';
  if (asked.has('help')) return 'help';
  if (asked.has('greeting')) return 'greeting';
  return sentence.tokens.length === 0 ? 'help' : 'search';
}

/** "what all can I ask you", "ye app kaise use karte hai": a question about the product itself. */
function isAskedHow({ tokens }: Sentence): boolean {
  return tokens.some(({ text }) => HOW.has(text));
}

const HOW = new Set('what how kaise kaisa kya hege enu क्या कैसे ಹೇಗೆ ಏನು ಏನೆಲ್ಲಾ'.split(' '));

const choosingWords = phraseSet(
  list(`
    which; which one; better; best; cheaper; costlier; nearer; closer; bigger; safer; kaun sa;
    kaunsa; konsa; kaun; yavudu; yaavudu; yavdu; olledu; chennagide; accha; कौन सा; कौनसा; बेहतर;
    ಯಾವುದು
  `),
);

/** "which one is cheaper, A or B": a question about several projects compares them. */
function isChoice({ tokens }: Sentence, projects: number): boolean {
  return projects > 1 && tokens.some((_, at) => lengthAt(choosingWords, tokens, at) > 0);
}

/** "2bhk in Begur, emi upto 60k ok" searches; only who asks for an instalment gets one worked out. */
function isSearchWithInstalment(pieces: readonly Piece[], { tokens }: Sentence): boolean {
  const searched = new Set(['bhk', 'propertyType', 'locality', 'zone', 'near']);
  const hasHome = pieces.some(
    (piece) => piece.kind === 'wish' && piece.wishes.some(({ field }) => searched.has(field)),
  );
  const asks =
    tokens.at(-1)?.text === '?' ||
    tokens.some((_, at) => lengthAt(instalmentQuestions, tokens, at) > 0);
  const affords = tokens.some(({ text }) => text === 'afford');
  return hasHome && (!asks || affords);
}

const instalmentQuestions = phraseSet(
  list(`
    how much; what is; whats; what's; what will; what would; calculate; calculator; compute;
    emi for; emi of; emi on; tell me emi; kitna; kitni; kya hogi; kya hoga; eshtu; estu; yeshtu;
    कितना; कितनी; ಎಷ್ಟು; interest; % interest; rate of interest; percent interest; tenure
  `),
);

/** "tired of rent, want to buy": the rent is part of the story. A city far away stays out of scope. */
function isBuyersRent(pieces: readonly Piece[], { tokens }: Sentence): boolean {
  const isBuying = tokens.some(({ text }) => buyWords.has(text));
  if (!isBuying) return false;
  const out = pieces.filter((piece) => piece.kind === 'intent' && piece.intent === 'out-of-scope');
  return out.every((piece) => piece.kind === 'intent' && piece.isRent === true);
}

function projectCount(pieces: readonly Piece[]): number {
  return pieces.filter(
    (piece) => piece.kind === 'wish' && piece.wishes.some(({ field }) => field === 'project'),
  ).length;
}

const askingWords = phraseSet(
  list(`
    is; are; was; has; have; does; do; did; will; would; can; what; what's; whats; which; who;
    when; where; why; how; any idea; tell me; kya; kitna; kitne; kitni; kab; kahan; kaun; kaise;
    kaisa; kaisi; enu; yenu; eshtu; yestu; estu; yavaga; yaavaga; elli; yaaru; hege; hegide;
    bandidya; bandideya; aagidya; agidya; aagideya; sikkidya; sikkideya; ideyaa; ideyo; ayta;
    aayta; mila kya; hai kya; milega kya; ideya; idya; sigutta; क्या; कितना; कितने; कितनी; कब;
    कहाँ; कहां; कौन; कैसा; ಏನು; ಎಷ್ಟು; ಯಾವಾಗ; ಎಲ್ಲಿ; ಯಾರು; ಹೇಗೆ; ಹೇಗಿದೆ; ಇದೆಯಾ; ಇದ್ಯಾ
  `),
);

/** Facts one asks of a project rather than searches by. */
const factWords = phraseSet(
  list(`
    any case; any cases; any complaint; any complaints; any issue; any issues; any litigation;
    any problem; any problems; rera number; rera no; rera id; price of; cost of; price list;
    floor plan; floor plans; brochure; carpet area of; carpet size; distance of; distance from;
    distance to; how far; possession date; possession of; status of; details of; details;
    amenities of; amenities in; khata of; khata type; water source; complaints; reviews of;
    reviews; builder of; total price; maintenance of; kaisa hai; kaisa; hegide; bagge; ke bare me;
    ke baare me; ke bare mein; ke baare mein; के बारे में; ಬಗ್ಗೆ; rate of; photos of; photos;
    address; location of
  `),
);

/** Subjects of a question that are wishes when nobody asks. */
const weakFacts = phraseSet(
  list(`
    rera; oc; khata; khatha; katha; gst; loan; litigation; amenities; carpet area; case; cc;
    banks; title; ಖಾತಾ; खाता; raja kaluve; borewell; borewells; water
  `),
);

function hasWeakFact(tokens: Sentence['tokens']): boolean {
  return tokens.some((_, at) => lengthAt(weakFacts, tokens, at) > 0);
}

const thisProject = phraseSet(
  list(`
    this project; this property; this one; this builder; this flat; this apartment;
    this building; the project; the property; the building; the builder; is it; does it; has it;
    will it; can it; its; here; yeh project; ye project; is project; is property; ee project;
    ee property; ee builder; इस प्रोजेक्ट; यह प्रोजेक्ट; ಈ ಪ್ರಾಜೆಕ್ಟ್; ಈ ಯೋಜನೆ
  `),
);

/** A question about one project: named, or pointed at with "this". "How about Cauvery water" suggests. */
function isQuestion(pieces: readonly Piece[], { tokens }: Sentence): boolean {
  const isSuggestion = tokens[1]?.text === 'about' && pieces.some(({ kind }) => kind === 'wish');
  if (isSuggestion && projectCount(pieces) === 0) return false;
  const opensAsking = lengthAt(askingWords, tokens, 0) > 0;
  const asksAnywhere = tokens.some((_, at) => lengthAt(askingWords, tokens, at) > 0);
  const hasMark = tokens.at(-1)?.text === '?';
  const hasFact = tokens.some((_, at) => lengthAt(factWords, tokens, at) > 0);
  if (projectCount(pieces) > 0) {
    // "Lotus Heights, Cauvery water" lists what is wanted; "Lotus Heights khata" asks.
    const isList = tokens.some(({ text }) => text === ',');
    const asksFact = hasWeakFact(tokens) && !isList && !pieces.some(isSearchWish);
    return opensAsking || hasMark || hasFact || asksAnywhere || asksFact;
  }
  const opensFact = lengthAt(factWords, tokens, 0) > 0;
  if (opensFact && !statesFact(pieces, tokens) && !pieces.some(isSearchWish)) return true;
  const pointsAt = tokens.some((_, at) => lengthAt(thisProject, tokens, at) > 0);
  const searched = new Set(pieces.filter(isSearchWish).flatMap((piece) => fieldsOf(piece)));
  if (pointsAt && (opensAsking || hasMark) && searched.size < 2) return true;
  return (
    (opensAsking || hasMark) &&
    !pieces.some(isSearchWish) &&
    (hasFact || hasMark || hasWeakFact(tokens))
  );
}

/** "water source should be Cauvery": the fact is given with what it should be. */
function statesFact([first]: readonly Piece[], tokens: Sentence['tokens']): boolean {
  const isDemanded = tokens.some(({ text }) => DEMANDING.has(text));
  const valued = ['khatha', 'water', 'possession', ...(isDemanded ? ['rera'] : [])];
  return first?.kind === 'wish' && first.wishes.some(({ field }) => valued.includes(field));
}

const DEMANDING = new Set(
  'should must needed required mandatory compulsory beku chahiye irbeku hona'.split(' '),
);

function fieldsOf(piece: Piece): string[] {
  return piece.kind === 'wish' ? piece.wishes.map(({ field }) => field) : [];
}

/** Wishes that one searches by: with them "any 3bhk in Hebbal?" is a search. */
function isSearchWish(piece: Piece): boolean {
  const searched = [
    'bhk',
    'propertyType',
    'locality',
    'zone',
    'near',
    'price',
    'metroLine',
    'area',
  ];
  return piece.kind === 'wish' && piece.wishes.some(({ field }) => searched.includes(field));
}
