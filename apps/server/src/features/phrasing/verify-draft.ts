import { figuresIn, numbersIn, wordsIn } from './claims.ts';

const LONGEST = 1200;
const LINK = /https?:|www\.|\]\(|<\/?[a-z]|\b[\w-]+\.(com|in|org|net|io|co|dev|app)\b/i;
const QUOTE = /["“”«»]([^"“”«»]{2,})["“”«»]/g;
const NEGATION = /\b(no|not|never|none|nothing|neither|without|cannot|unknown)\b|n['’]t\b/i;
/** Words that advise or promise: only a row's own words may. */
const PROMISE =
  /\b(guarantee\w*|assur\w*|certainly|definitely|best|cheapest|safest|risk-free|invest\w*)\b/gi;
/** Words that rank: only rows may. */
const RANKING =
  /\b(cheaper|dearer|costlier|nearer|nearest|closer|closest|bigger|larger|largest|smaller|smallest|better|more|less|most|least|lowest|highest|only|all|every)\b/gi;
/** Words that may begin a sentence without being a name. */
const OPENERS = new Set(
  'a about all also an and as at both but by each for from here in it its no not nothing of on only so that the there these this to under we what whether which with yes you your'.split(
    ' ',
  ),
);

/**
 * Why a language model's draft must not be shown, or `undefined` if everything that it claims is in the rows it was given:
 * every number with its unit, every name, every quotation; and no link, no promise, no "no" of its own. It is stricter than
 * necessary, because the deterministic answer is always available.
 */
export function verifyDraft(draft: string, rows: readonly string[]): string | undefined {
  const known = rows.join('\n');
  if (draft.trim() === '') return 'it is empty';
  if (draft.length > LONGEST) return 'it is too long';
  if (LINK.test(draft)) return 'it holds a link';
  if (saysAlone(draft, PROMISE, known)) return 'it promises';
  if (hidesDenial(draft, rows) || NEGATION.test(withoutDenials(draft, rows))) {
    return 'it denies, or hides a denial';
  }
  if (saysAlone(draft, RANKING, known)) return 'it ranks';
  const strangeNumber = unknownNumber(draft, known);
  if (strangeNumber !== undefined) return `no row holds ${strangeNumber}`;
  if (!sentencesOf(draft).every((sentence) => keepsOrder(sentence, known))) {
    return 'it puts figures together that stand apart';
  }
  const quote = [...draft.matchAll(QUOTE)].find(([, words = '']) => !known.includes(words));
  if (quote !== undefined) return 'it quotes what no row says';
  if (hasStrangeName(draft, known)) return 'it names what no row names';
  return undefined;
}

const denialsIn = (rows: readonly string[]) => rows.filter((row) => NEGATION.test(row));

/** A "no" and a "not disclosed" must be word for word: reversed, each would be a lie without a single strange word. */
function hidesDenial(draft: string, rows: readonly string[]): boolean {
  return denialsIn(rows).some((row) => !draft.includes(row));
}

function withoutDenials(draft: string, rows: readonly string[]): string {
  return denialsIn(rows).reduce((left, row) => left.replaceAll(row, ' '), draft);
}

/** Whether a draft uses a word of a kind that no row uses. */
const saysAlone = (draft: string, kind: RegExp, known: string): boolean =>
  [...draft.matchAll(kind)].some(([word]) => !hasWord(known, word));

function hasWord(text: string, word: string): boolean {
  return wordsIn(text).some((known) => known.word.toLowerCase() === word.toLowerCase());
}

function sentencesOf(text: string): string[] {
  return text.split(/[.!?;]\s|\n/);
}

/** Figures of one sentence must be together in the rows, so that the price of one home is not said of another. */
function keepsOrder(sentence: string, known: string): boolean {
  const said = figuresIn(sentence);
  const facts = figuresIn(known);
  return (
    facts.some((_, at) => said.every((value, offset) => facts[at + offset] === value)) ||
    said.length === 0
  );
}

function unknownNumber(draft: string, known: string): string | undefined {
  const facts = numbersIn(known);
  const strange = numbersIn(draft).find(
    ({ value, unit }) =>
      !facts.some((fact) => fact.value === value && (unit === undefined || fact.unit === unit)),
  );
  return strange && `${strange.value} ${strange.unit ?? ''}`.trim();
}

/** A capitalised word is a name unless it begins a sentence; a name must be in the rows. */
function hasStrangeName(draft: string, known: string): boolean {
  const knownWords = new Set(wordsIn(known).map(({ word }) => word.toLowerCase()));
  return wordsIn(draft).some(({ word, opensSentence }) => {
    const small = word.toLowerCase();
    if (word === small || knownWords.has(small)) return false;
    return !(opensSentence && OPENERS.has(small));
  });
}
