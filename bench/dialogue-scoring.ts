import { readFileSync } from 'node:fs';
import type { ChatReply, Screen } from '@manemitra/contract/chats';
import { interpret } from '@manemitra/query/interpret';
import { inOurNotation, type SaidTurn } from './dialogue-notation.ts';
import type { GoldConstraint } from './labelled-set.ts';
import { score } from './labelled-scoring.ts';
import { readGold } from './read-gold.ts';

const SLUGS = new Map(
  readFileSync(new URL('../packages/query/labelled/writers/names.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [string, string]),
);

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
  if (isAskedBack || isBeyond(turn, screen))
    return reply.outcome === 'needs-input' ? '' : 'answers of what is not shown';
  const isSum = isOfSums(turn) && (reply.kind === 'question' || reply.errand === 'calculate');
  if (!kinds.includes(reply.kind) && !isSum) {
    return `is a ${kinds[0]}, taken for a ${reply.kind}`;
  }
  if (reply.kind === 'wish') return wrongList(turn, reply);
  const isToDo = reply.kind === 'errand' && !errands.includes('sign-in');
  if (isToDo && !errands.includes(reply.errand ?? '') && !isSum) {
    return `errand ${errands.join(' or ')}, done ${String(reply.errand)}`;
  }
  if (REFUSED.test(reply.message)) return 'knows no facts';
  return turn.isGeneral && reply.kind === 'question'
    ? wrongGeneral(reply)
    : wrongWhichever(turn, reply, screen);
}

/** "Remove the third": out of the list it goes by the wish for all but it, which writers call an errand. */
function isTakenOff(turn: SaidTurn, { kind, interpretation }: ChatReply, screen: Screen): boolean {
  const wanted = placesOf(turn, screen);
  const gone = (interpretation?.constraints ?? []).flatMap(({ field, value, strength }) =>
    field === 'project' && strength === 'avoid' ? [value.slug] : [],
  );
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
  const { which = [], pick } = turn;
  const isNowhere = which.length > 0 && placesOf(turn, screen).length === 0;
  return isNowhere || (pick !== undefined && screen.projects.length === 0);
}

/** What stands at the places that are meant. */
const placesOf = ({ which = [] }: SaidTurn, { projects }: Screen): string[] =>
  which.flatMap((place) => projects.at(place > 0 ? place - 1 : place) ?? []);

/** The one of a list that a degree picks. */
const DEGREES = /^(cheapest|nearest|closer|biggest|smallest|earliest)| min$/;

const wrongGeneral = (reply: ChatReply): string =>
  reply.outcome === 'answered' ? '' : 'was not answered';

/** Those pointed at by their place must be those spoken of. */
function wrongWhich(turn: SaidTurn, reply: ChatReply, screen: Screen): string {
  const { which = [], pick, errands } = turn;
  if (which.length === 0) {
    if (DEGREES.test(pick ?? '') && reply.cards.length !== 1) {
      return `speaks of ${reply.cards.length} projects, not of the ${pick ?? ''}`;
    }
    // Small talk and signing in go on with a question of ours.
    const isTalk = turn.isTalk || errands.includes('sign-in');
    // Of a list in which nothing is, whoever says so and asks on is right.
    if (screen.projects.length === 0) return '';
    return reply.outcome === 'answered' || isTalk ? '' : 'was not answered';
  }
  const wanted = placesOf(turn, screen);
  // "The first three" of two: those two are told, or it is asked back.
  if (wanted.length < which.length && reply.outcome === 'needs-input') return '';
  const told = reply.cards.map(({ slug }) => slug);
  const isTold = told.every((slug) => wanted.includes(slug)) && told.length > 0;
  return isTold ? '' : `speaks of ${told.length} projects, not of ${which.join(', ')}`;
}

function wrongList({ say, lists, among, beyond }: SaidTurn, reply: ChatReply): string {
  const { interpretation } = reply;
  if (interpretation === undefined) return 'understood no wish';
  const [list = [], ...or] = among === undefined ? lists : [among];
  const nearer = list.flatMap((wish) => NEARER.exec(wish)?.[1] ?? []);
  const missed = nearer.filter((place) => !isNear(interpretation, place));
  const beyondNotation = beyond.flatMap(heldOf);
  const judged = score(
    {
      id: '',
      language: interpretation.language,
      query: say,
      today: TODAY,
      gold: {
        intent: interpretation.intent,
        constraints: [...goldOf(list), ...beyondNotation],
        ...(interpretation.sort ? { sort: interpretation.sort } : {}),
        ...(list.includes(CHEAPER) ? { cheaperThan: 1 } : {}),
      },
      alternatives: or.map((one) => [...goldOf(one), ...beyondNotation]),
    },
    withoutWaysTo(interpretation, nearer),
  );
  const short = (all: readonly GoldConstraint[]) =>
    all
      .map(({ field, value, strength }) => `${strength} ${field} ${JSON.stringify(value)}`)
      .join('; ');
  const extra =
    among === undefined ? judged.extra.filter((one) => !isOutAnyhow(one, interpretation)) : [];
  return [
    ...(missed.length > 0 ? [`is not nearer to ${missed.join(', ')}`] : []),
    ...(judged.missing.length > 0 ? [`missing ${short(judged.missing)}`] : []),
    ...(extra.length > 0 ? [`extra ${short(extra)}`] : []),
  ].join(' · ');
}

/** "Not by Prestige" beside "by Sobha" leaves the same homes: the refusal is kept for when the choice grows again. */
function isOutAnyhow({ field, value, strength }: GoldConstraint, { constraints }: Understood) {
  const refused = membersOf(value);
  return (
    strength === 'avoid' &&
    refused.length > 0 &&
    constraints.some((one) => {
      const wanted = one.field === field && one.strength === 'must' ? membersOf(one.value) : [];
      return wanted.length > 0 && !wanted.some((member) => refused.includes(member));
    })
  );
}

const membersOf = (value: object): readonly unknown[] =>
  'in' in value && Array.isArray(value.in) ? value.in : [];

const TODAY = '2026-11-22';

/** What our fields hold of a wish that the notation cannot say, as wished for or as a nicety. */
const heldOf = (said: string): GoldConstraint[] =>
  interpret(`with ${said}`, { today: TODAY }).constraints.flatMap(({ field, value }) =>
    (['must', 'nice'] as const).map((strength): GoldConstraint => ({
      field,
      value,
      strength,
      optional: true,
    })),
  );

/** Below the lowest that is seen, by whatever sum. */
const CHEAPER = 'price < seen';
/** "metro nearer", "near hospital < seen": closer than what is seen, by whatever distance. */
const NEARER =
  /^(?:near )?(?!price)([a-z-]+)(?: (?:any|purple|green|yellow|blue|pink))? (?:nearer|< seen)$/;

/** The wishes of a list that are judged by their values; one that no field holds is not judged. */
function goldOf(list: readonly string[]): GoldConstraint[] {
  return list
    .filter((wish) => wish !== CHEAPER && !NEARER.test(wish))
    .flatMap(eachOf)
    .flatMap((wish) => {
      try {
        return readGold(inOurNotation(wish), SLUGS);
      } catch {
        return [];
      }
    });
}

/** "amenity gym,pool" is two wishes, and so is "near hebbal,jakkur". */
function eachOf(wish: string): string[] {
  const [, kind = '', names = ''] =
    /^([!~]?(?:amenity|near|nearwater)) ([a-z-]+(?:,[a-z-]+)+)$/.exec(wish) ?? [];
  return kind === '' ? [wish] : names.split(',').map((name) => `${kind} ${name}`);
}

type Understood = NonNullable<ChatReply['interpretation']>;

function isWayTo({ field, value }: Understood['constraints'][number], place: string): boolean {
  if (place === 'metro') return field === 'metroLine';
  return field === 'near' && value.place === (SLUGS.get(place) ?? place);
}

const isNear = ({ constraints }: Understood, place: string): boolean =>
  constraints.some((one) => isWayTo(one, place));

const withoutWaysTo = (understood: Understood, places: readonly string[]): Understood => ({
  ...understood,
  constraints: understood.constraints.filter(
    (one) =>
      !places.some((place) => isWayTo(one, place)) &&
      // A project that was hidden is in no writer's notation.
      !(one.field === 'project' && one.strength === 'avoid'),
  ),
});
