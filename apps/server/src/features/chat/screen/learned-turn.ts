import type { Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { ChatRequest } from '../answer.ts';
import { linearModel } from '../linear-model.ts';
import type { Errand } from './errand-words.ts';
import type { Shown } from './shown.ts';
import { turnFeatures } from './turn-features.ts';
import learned from './turn-weights.json' with { type: 'json' };

/** What a turn may be: an errand stands by its name. */
type TurnKind = 'wish' | 'question' | 'undo' | 'start-over' | Errand;

/** What a turn is by what was learned, and how likely. */
export interface LikelyTurn {
  likeliest: TurnKind;
  probability: number;
}

const judge = linearModel<TurnKind>(learned);

/** What a turn most likely is, beside what is before the eyes of who says it. */
export function likelyTurn(
  tokens: readonly Token[],
  alone: Interpretation,
  { screen, previous }: ChatRequest,
  { kind, projects }: Pick<Shown, 'kind' | 'projects'>,
): LikelyTurn {
  const isAfterQuestion = screen?.asked !== undefined;
  const hasBefore = previous !== undefined;
  const context = { kind, shown: projects.length, hasBefore, isAfterQuestion };
  return judge(turnFeatures(tokens, alone, context));
}

/**
 * From which probability on what was learned goes before what the rules say of a turn's form; chosen by cross-validation (decision 221). A
 * question in doubt costs one touch more, a wish in doubt may change the list.
 */
const SURE_OF_QUESTION = 0.85;
/** Before any search there is no list to lose: "my first home, 50 lakh, that is all". */
const SURE_OF_NO_SEARCH = 0.97;
const SURE_OF_WISH = 0.93;
/** The same where no wish can be read from the turn. */
const SURE_OF_UNREAD = 0.97;
/** From this probability on, an errand is done that our word lists do not know: none leaves the page before somebody touches it. */
const SURE_OF_ERRAND = 0.93;
/** The same of a project whose place is said, where no sign asks. */
const AT_PLACE = 0.5;
/** "Show the second" asks of it as well, and "leave the second out" may be of a wish. */
const SHOWN_OR_LEFT: ReadonlySet<TurnKind> = new Set(['open', 'remove'] as const);
/** What is taken off the list is brought back by one touch. */
const SURE_OF_REMOVAL = 0.8;
/** From which on it is offered, or done where one project is pointed at, when nothing else can be made of the turn. */
const LIKELY = 0.4;

export const surelyAsks = (
  { likeliest, probability }: LikelyTurn,
  { mayOpen = false } = {},
): boolean =>
  likeliest === 'question' && probability >= (mayOpen ? SURE_OF_NO_SEARCH : SURE_OF_QUESTION);

export const surelyWishes = (
  { likeliest, probability }: LikelyTurn,
  { isRead }: { isRead: boolean },
): boolean => likeliest === 'wish' && probability >= (isRead ? SURE_OF_WISH : SURE_OF_UNREAD);

export const likelyGoesBack = ({ likeliest, probability }: LikelyTurn): boolean =>
  likeliest === 'undo' && probability >= LIKELY;

const NO_ERRANDS: ReadonlySet<TurnKind> = new Set([
  'wish',
  'question',
  'undo',
  'start-over',
] as const);

/** The errand that a turn asks for by what was learned; `isLeft`: where nothing else can be made of it; `isAtPlace`: of a place that it says. */
export function learnedErrand(
  { likeliest, probability }: LikelyTurn,
  { isLeft = false, isAtPlace = false } = {},
): Errand | undefined {
  if (NO_ERRANDS.has(likeliest)) return undefined;
  const sure = likeliest === 'remove' ? SURE_OF_REMOVAL : SURE_OF_ERRAND;
  const isOfPlace = isAtPlace && !SHOWN_OR_LEFT.has(likeliest);
  const least = isLeft ? LIKELY : isOfPlace ? AT_PLACE : sure;
  return probability >= least ? (likeliest as Errand) : undefined;
}
