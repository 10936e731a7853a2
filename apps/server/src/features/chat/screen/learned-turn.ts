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
  chanceOf: (one: TurnKind) => number;
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
/**
 * From this probability on, an errand is done that our word lists do not know: none leaves the page before somebody touches it, and of the
 * turns that were taken for one nearly all are. "Show the second" asks of it as well, and what is taken off the list is one touch away.
 */
const SURE_OF_ERRAND = 0.6;
const SURE: Partial<Record<Errand, number>> = { open: 0.93, remove: 0.8 };
/** The same where our word lists know another errand. */
const SURE_OF_OTHER = 0.93;
/** The same of a project whose place is said, where no sign asks, and where a word names the errand. */
const AT_PLACE = 0.5;
/** From which on it is offered, or done where one project is pointed at, when nothing else can be made of the turn. */
const LIKELY = 0.25;
/** The same of going back and taking out, which change the list. */
const LIKELY_BACK = 0.4;

export const surelyAsks = (
  { likeliest, probability }: LikelyTurn,
  { mayOpen = false } = {},
): boolean =>
  likeliest === 'question' && probability >= (mayOpen ? SURE_OF_NO_SEARCH : SURE_OF_QUESTION);

export const surelyWishes = (
  { likeliest, probability }: LikelyTurn,
  { isRead }: { isRead: boolean },
): boolean => likeliest === 'wish' && probability >= (isRead ? SURE_OF_WISH : SURE_OF_UNREAD);

/** What a turn is that is neither a wish that we hold nor a question that we answer. */
export function otherwise({ chanceOf }: LikelyTurn): LikelyTurn {
  const [likeliest] = OTHERS.toSorted((one, other) => chanceOf(other) - chanceOf(one));
  const kind = likeliest ?? 'wish';
  return { likeliest: kind, probability: chanceOf(kind), chanceOf };
}

const OTHERS = (learned.classes as TurnKind[]).filter(
  (kind) => kind !== 'wish' && kind !== 'question',
);

export const likelyGoesBack = ({ likeliest, probability }: LikelyTurn): boolean =>
  likeliest === 'undo' && probability >= LIKELY_BACK;

export const likelyStartsOver = ({ likeliest, probability }: LikelyTurn): boolean =>
  likeliest === 'start-over' && probability >= LIKELY_BACK;

const NO_ERRANDS: ReadonlySet<TurnKind> = new Set([
  'wish',
  'question',
  'undo',
  'start-over',
] as const);

/** What stands behind the guess that something is to be done. */
export interface Signs {
  /** Nothing else can be made of the turn. */
  isLeft?: boolean;
  /** It says the place of a project. */
  isAtPlace?: boolean;
  /** Some word of it names this errand. */
  isNamed?: (errand: Errand) => boolean;
  /** The rules took it for another errand. */
  isOther?: boolean;
}

/** The errand that a turn asks for by what was learned. */
export function learnedErrand(
  { likeliest, probability }: LikelyTurn,
  { isLeft = false, isAtPlace = false, isNamed = () => false, isOther = false }: Signs = {},
): Errand | undefined {
  if (NO_ERRANDS.has(likeliest)) return undefined;
  const errand = likeliest as Errand;
  const sure = isOther ? SURE_OF_OTHER : (SURE[errand] ?? SURE_OF_ERRAND);
  const isLikely = ((isAtPlace && !isOther) || isNamed(errand)) && SURE[errand] === undefined;
  const left = errand === 'remove' ? LIKELY_BACK : LIKELY;
  const least = isLeft ? left : isLikely ? AT_PLACE : sure;
  return probability >= least ? errand : undefined;
}

/** "Modalnedu ishta, tegdidi": an errand that takes nothing out, though a verb of it could. */
export function isOtherErrand(likely: LikelyTurn): boolean {
  const errand = learnedErrand(likely);
  return errand !== undefined && errand !== 'remove';
}
