import { readFileSync } from 'node:fs';
import type { ChatReply, Screen } from '@manemitra/contract/chats';
import { interpret } from '@manemitra/query/interpret';
import type { Language } from '@manemitra/query/interpretation';
import type { GoldConstraint } from './labelled-set.ts';
import { score } from './labelled-scoring.ts';
import { readGold } from './read-gold.ts';

export interface SaidTurn {
  say: string;
  screen?: { kind: Screen['kind']; shows?: number };
  kind: ChatReply['kind'];
  about?: 'shown' | 'project' | 'general';
  /** Places in what is shown; none where it is about all of it, or about the one that `pick` says. */
  which?: number[] | string;
  pick?: string;
  fact?: string;
  /** All wishes that hold afterwards. */
  list?: string[];
  /** Lists that are as right. */
  or?: string[][];
  /** Wishes that the writer's notation cannot say: where one of our fields holds them, it is no mistake. */
  u?: string | string[];
  errand?: string;
}

export interface Dialogue {
  id: string;
  l: Language;
  turns: SaidTurn[];
}

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
  if (turn.kind !== 'wish' && reply.changesList) return 'changed the list';
  const isSum = isOfSums(turn) && (reply.kind === 'question' || reply.errand === 'calculate');
  if (reply.kind !== turn.kind && !isSum) return `is a ${turn.kind}, taken for a ${reply.kind}`;
  if (turn.kind === 'wish') return wrongList(turn, reply);
  if (isBeyond(turn, screen))
    return reply.outcome === 'needs-input' ? '' : 'answers of what is not shown';
  const wanted = turn.errand === 'emi' ? 'calculate' : turn.errand;
  const isToDo = turn.kind === 'errand' && wanted !== undefined && wanted !== 'sign-in';
  if (isToDo && reply.errand !== wanted && !isSum) {
    return `errand ${wanted}, done ${String(reply.errand)}`;
  }
  if (REFUSED.test(reply.message)) return 'knows no facts';
  return turn.about === 'general' ? wrongGeneral(reply) : wrongWhich(turn, reply, screen);
}

/** "What can I afford", "stamp duty on 75 lakh": writers call a sum a question or an errand, and its answer is the same. */
const isOfSums = ({ kind, about, errand }: SaidTurn): boolean =>
  kind === 'question' ? about === 'general' : errand === 'calculate' || errand === 'emi';

/** How the assistant says that it has no answer. */
export const REFUSED = /^I have no (?:facts|answer)/;

/** A place in the list at which nothing stands: whoever asks back is right. */
function isBeyond({ which }: SaidTurn, { projects }: Screen): boolean {
  return (
    Array.isArray(which) &&
    which.some(
      (place) =>
        typeof place === 'number' && projects.at(place > 0 ? place - 1 : place) === undefined,
    )
  );
}

/** The one of a list that a degree picks. */
const DEGREES = /^(cheapest|nearest|closer|biggest|smallest|earliest)/;

const wrongGeneral = (reply: ChatReply): string =>
  reply.outcome === 'answered' ? '' : 'was not answered';

/** Those pointed at by their place must be those spoken of. */
function wrongWhich(turn: SaidTurn, reply: ChatReply, { projects }: Screen): string {
  const { which, pick } = turn;
  const isPlaced = Array.isArray(which) && which.length > 0;
  if (!isPlaced || which.some((place) => typeof place !== 'number')) {
    if (DEGREES.test(pick ?? '') && reply.cards.length !== 1) {
      return `speaks of ${reply.cards.length} projects, not of the ${pick ?? ''}`;
    }
    // Small talk and signing in go on with a question of ours.
    const isTalk = turn.about === undefined || turn.errand === 'sign-in';
    return reply.outcome === 'answered' || isTalk ? '' : 'was not answered';
  }
  const wanted = which.map((place) => projects.at(place > 0 ? place - 1 : place));
  const told = reply.cards.map(({ slug }) => slug);
  const isTold = told.every((slug) => wanted.includes(slug)) && told.length > 0;
  return isTold ? '' : `speaks of ${told.length} projects, not of ${which.join(', ')}`;
}

function wrongList({ say, list = [], or = [], u = [] }: SaidTurn, reply: ChatReply): string {
  const { interpretation } = reply;
  if (interpretation === undefined) return 'understood no wish';
  const nearer = list.flatMap((wish) => NEARER.exec(wish)?.[1] ?? []);
  const missed = nearer.filter((place) => !isNear(interpretation, place));
  const beyondNotation = [u].flat().flatMap(heldOf);
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
  return [
    ...(missed.length > 0 ? [`is not nearer to ${missed.join(', ')}`] : []),
    ...(judged.missing.length > 0 ? [`missing ${short(judged.missing)}`] : []),
    ...(judged.extra.length > 0 ? [`extra ${short(judged.extra)}`] : []),
  ].join(' · ');
}

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
const NEARER = /^(?:near )?(?!price)([a-z-]+) (?:nearer|< seen)$/;

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
    /^([!~]?(?:amenity|near)) ([a-z-]+(?:,[a-z-]+)+)$/.exec(wish) ?? [];
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
  constraints: understood.constraints.filter((one) => !places.some((place) => isWayTo(one, place))),
});

const AMENITIES: Readonly<Record<string, string>> = {
  pool: 'swimming-pool',
  'play-area': 'kids-play-area',
  gated: 'gated-community',
  garden: 'landscaped-garden',
  parking: 'car-parking',
  'covered-parking': 'car-parking',
  'pet-area': 'pet-park',
  coworking: 'co-working',
  theatre: 'mini-theatre',
  'gas-pipeline': 'piped-gas',
  solar: 'solar-power',
  'sewage-treatment': 'sewage-treatment-plant',
};

/** "house,villa": a house that is no row house. */
const typesInOurs = (types: string): string =>
  types.replaceAll(/(?<!row-|independent-)house/g, 'independent-house');

/** The writers of dialogues were given shorter words than ours. */
const inOurNotation = (wish: string): string =>
  wish
    .replace(/amenity ([a-z-]+)$/, (_, id: string) => `amenity ${AMENITIES[id] ?? id}`)
    .replace(/^([!~]?)(?:near )?metro(?= \d+m|$)/, '$1metro any')
    .replace(/^([!~]?)khata e-khata$/, '$1khata E')
    .replace(/^([!~]?type .*)\bhouse\b/, typesInOurs)
    .replace(/^([!~]?)area ([\d.]+)$/, '$1area $2 sba');
