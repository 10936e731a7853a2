import type { ChatReply, Screen } from '@manemitra/contract/chats';
import type { SaidTurn } from './dialogue-notation.ts';
import { wrongList } from './dialogue-wishes.ts';

/** Whether a turn was answered as its writer says, and why not. */
export function scoreTurn(
  turn: SaidTurn,
  reply: ChatReply,
  screen: Screen,
): { isRight: boolean; why: string } {
  const why = whyWrong(turn, reply, screen);
  return { isRight: why === '', why };
}

function whyWrong(turn: SaidTurn, reply: ChatReply, screen: Screen): string {
  const { kinds, errands, isAskedBack } = turn;
  if (errands.includes('remove') && isTakenOff(turn, reply, screen)) return '';
  if (!kinds.includes('wish') && reply.changesList) return 'changed the list';
  // Who finds what is wished for and asks one thing more is right, too.
  if (isAskedBack && reply.kind === 'wish' && turn.lists.length > 0 && asksOn(reply))
    return wrongList(turn, reply, screen);
  if (isAskedBack || isBeyond(turn, screen))
    return reply.outcome === 'needs-input' ? '' : 'answers of what is not shown';
  const isSum = isOfSums(turn) && (reply.kind === 'question' || reply.errand === 'calculate');
  // Who thanks leaves, and keeps what was looked for.
  const isThanked = turn.isTalk && reply.kind === 'errand' && reply.errand === 'save';
  if (!kinds.includes(reply.kind) && !isSum && !isThanked) {
    return `is a ${kinds[0]}, taken for a ${reply.kind}`;
  }
  if (reply.kind === 'wish') return wrongList(turn, reply, screen);
  // Thanks may be an errand without a name: the search is saved for who leaves.
  const isNamed = errands.length > 0 && !errands.includes('sign-in');
  const isToDo = reply.kind === 'errand' && isNamed;
  if (isToDo && !errands.includes(reply.errand ?? '') && !isSum) {
    return `errand ${errands.join(' or ')}, done ${String(reply.errand)}`;
  }
  if (REFUSED.test(reply.message)) return 'knows no facts';
  const isAnswered = turn.isGeneral && reply.kind === 'question' && wrongGeneral(reply) === '';
  // “Has this builder any cases” is of the trade, or of all that is shown.
  if (turn.isGeneral && !turn.isTalk && reply.kind === 'question' && turn.whichOr.length === 0)
    return wrongGeneral(reply);
  return isAnswered ? '' : wrongWhichever(turn, reply, screen);
}

const asksOn = ({ outcome, message }: ChatReply): boolean =>
  outcome === 'answered' && message.includes('?');

/** "Remove the third": out of the list it goes by the wish for all but it, which writers call an errand. */
function isTakenOff(turn: SaidTurn, { kind, interpretation }: ChatReply, screen: Screen): boolean {
  const wanted = placesOf(turn, screen);
  const gone = (interpretation?.constraints ?? []).flatMap(({ field, value, strength }) =>
    field === 'project' && strength === 'avoid' ? [value.slug] : [],
  );
  if (wanted.length === 0 && turn.pick !== undefined)
    return kind === 'wish' && gone.some((slug) => screen.projects.includes(slug));
  return kind === 'wish' && wanted.length > 0 && wanted.every((slug) => gone.includes(slug));
}

/** Why it speaks of none of those that may be meant. */
function wrongWhichever(turn: SaidTurn, reply: ChatReply, screen: Screen): string {
  const why = wrongWhich(turn, reply, screen);
  const others = turn.whichOr.map((which) => wrongWhich({ ...turn, which }, reply, screen));
  return others.includes('') ? '' : why;
}

/** "What can I afford", "stamp duty on 75 lakh": writers call a sum a question or an errand, and its answer is the same. */
const isOfSums = ({ kinds, isGeneral, errands }: SaidTurn): boolean =>
  kinds[0] === 'question' ? isGeneral : errands.includes('calculate');

/** How the assistant says that it has no answer. */
export const REFUSED = /^I have no (?:facts|answer)/;

/** Nothing stands at any of the places in the list, or it is empty and one of it is asked for by some degree: whoever asks back is right. */
function isBeyond(turn: SaidTurn, screen: Screen): boolean {
  const { which = [], pick = '' } = turn;
  const isNowhere = which.length > 0 && placesOf(turn, screen).length === 0;
  const isPicked = pick !== '' && namedIn(turn).length === 0;
  const [, builder] = /^builder ([a-z0-9-]+)$/.exec(pick) ?? [];
  const isOfNone =
    builder !== undefined && !screen.projects.some((slug) => slug.startsWith(builder));
  return (
    isNowhere ||
    isOfNone ||
    (isPicked && [...screen.projects, ...(screen.focus ?? [])].length === 0)
  );
}

/** "project sobha-town-park, project brigade-citrine": who is picked by name is meant wherever it stands. */
const namedIn = ({ pick = '' }: SaidTurn): string[] =>
  [...pick.matchAll(/project ([a-z0-9-]+)/g)].flatMap(([, slug]) => slug ?? []);

/** What stands at the places that are meant; where no list is shown, those that were spoken of are on their cards. */
function placesOf({ which = [] }: SaidTurn, { projects, focus = [] }: Screen): string[] {
  const seen = projects.length > 0 ? projects : focus;
  return which.flatMap((place) => seen.at(place > 0 ? place - 1 : place) ?? []);
}

/** The one of a list that a degree picks. */
const DEGREES = /^(cheapest|nearest|closer|biggest|smallest|earliest)| min$/;

const wrongGeneral = (reply: ChatReply): string =>
  reply.outcome === 'answered' ? '' : 'was not answered';

/** Those pointed at by their place must be those spoken of. */
function wrongWhich(turn: SaidTurn, reply: ChatReply, screen: Screen): string {
  const { which = [], pick, errands } = turn;
  const named = namedIn(turn);
  if (which.length === 0 && named.length === 0) {
    if (DEGREES.test(pick ?? '') && reply.cards.length !== 1) {
      return `speaks of ${reply.cards.length} projects, not of the ${pick ?? ''}`;
    }
    // Small talk and signing in go on with a question of ours.
    const isTalk = turn.isTalk || errands.includes('sign-in');
    // Of a list in which nothing is, whoever says so and asks on is right.
    if (screen.projects.length === 0) return '';
    return reply.outcome === 'answered' || isTalk ? '' : 'was not answered';
  }
  const wanted = named.length > 0 ? named : placesOf(turn, screen);
  // "The first three" of two: those two are told, or it is asked back.
  if (wanted.length < which.length && reply.outcome === 'needs-input') return '';
  const told = reply.cards.map(({ slug }) => slug);
  const isTold = told.every((slug) => wanted.includes(slug)) && told.length > 0;
  return isTold
    ? ''
    : `speaks of ${told.length} projects, not of ${[...which, ...named].join(', ')}`;
}
