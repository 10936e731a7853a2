import type { ChatReply, Screen } from '@manemitra/contract/chats';
import { interpret } from '@manemitra/query/interpret';
import { inOurNotation, type SaidTurn } from './dialogue-notation.ts';
import type { GoldConstraint } from './labelled-set.ts';
import { countedFromToday } from './counted-days.ts';
import { score } from './labelled-scoring.ts';
import { readGold } from './read-gold.ts';
import { SLUGS } from './written-slugs.ts';

/* Whether a wish left the list that its writer says. */

/** Why the wishes that hold are not those of the writer; nothing where they are those of one of the lists that are right. */
export function wrongList(turn: SaidTurn, reply: ChatReply, screen: Screen): string {
  const lists = turn.among === undefined ? turn.lists : [turn.among];
  const [why = '', ...others] = (lists.length === 0 ? [[]] : lists).map((list) =>
    wrongFor(list, turn, reply, screen),
  );
  return others.includes('') ? '' : why;
}

function wrongFor(
  said: readonly string[],
  { say, either, among, beyond }: SaidTurn,
  { interpretation, message }: ChatReply,
  { projects }: Screen,
): string {
  if (interpretation === undefined) return 'understood no wish';
  const { list, lines } = withoutLines(said);
  const isToldUnused = interpretation.unread.length > 0 || message.startsWith('I cannot choose');
  const alternatives = [...either, ...lines];
  const nearer = list.flatMap((wish) => NEARER.exec(wish)?.[1] ?? []);
  const isBigger = list.includes(BIGGER);
  // Where nothing is seen nothing is larger than it.
  const isTooSmall =
    isBigger && projects.length > 0 && !interpretation.constraints.some(isLeastArea);
  const missed = nearer.filter((place) => !isNear(interpretation, place));
  const judged = score(
    {
      id: '',
      language: interpretation.language,
      query: say,
      today: TODAY,
      gold: {
        intent: interpretation.intent,
        constraints: [...goldOf(list, isToldUnused), ...beyond.flatMap(heldOf)],
        ...(interpretation.sort ? { sort: interpretation.sort } : {}),
        ...(list.includes(CHEAPER) ? { cheaperThan: 1 } : {}),
        ...(alternatives.length > 0
          ? { alternativeWishes: alternatives.map((one) => goldOf(one)) }
          : {}),
      },
    },
    withoutLeastArea(withoutWaysTo(withEitherPlace(interpretation), nearer), isBigger),
  );
  const short = (all: readonly GoldConstraint[]) =>
    all
      .map(({ field, value, strength }) => `${strength} ${field} ${JSON.stringify(value)}`)
      .join('; ');
  const extra =
    among === undefined ? judged.extra.filter((one) => !isOutAnyhow(one, interpretation)) : [];
  return [
    ...(isTooSmall ? ['is not bigger'] : []),
    ...(missed.length > 0 ? [`is not nearer to ${missed.join(', ')}`] : []),
    ...(judged.missing.length > 0 ? [`missing ${short(judged.missing)}`] : []),
    ...judged.reasons.filter((reason) => reason.includes('“or”')),
    ...(extra.length > 0 ? [`extra ${short(extra)}`] : []),
  ].join(' · ');
}

/** "metro green,purple 1000m" is near one line or else near the other. */
function withoutLines(said: readonly string[]): { list: string[]; lines: string[][] } {
  const parted = said.map((wish) => LINES.exec(wish));
  return {
    list: said.filter((_, at) => parted[at] === null),
    lines: parted.flatMap((found) =>
      (found?.[1] ?? '')
        .split(',')
        .filter(Boolean)
        .map((line) => [`metro ${line}${found?.[2] ?? ''}`]),
    ),
  };
}

const LINES = /^metro ([a-z]+(?:,[a-z]+)+)( .*)?$/;

/** "Not by Prestige" beside "by Sobha" leaves the same homes: the refusal is kept for when the choice grows again. */
function isOutAnyhow({ field, value, strength }: GoldConstraint, { constraints }: Understood) {
  if (strength === 'avoid' && isOtherState(field, value, constraints)) return true;
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

/** "Not under construction" beside "ready to move": a home is in one state. */
const isOtherState = (
  field: string,
  value: GoldConstraint['value'],
  constraints: Understood['constraints'],
): boolean =>
  field === 'possession' &&
  constraints.some(
    (one) =>
      one.field === 'possession' &&
      one.strength === 'must' &&
      'status' in one.value &&
      'status' in value &&
      one.value.status !== value.status,
  );

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
/** Above the largest that is seen, by whatever area. */
const BIGGER = 'area > seen';
/** "metro nearer", "near hospital < seen": closer than what is seen, by whatever distance. */
const NEARER =
  /^(?:near )?(?!price)([a-z-]+)(?: (?:any|purple|green|yellow|blue|pink))? (?:nearer|< seen)$/;

/**
 * A hospital, a school or a temple of no name. We search without it and tell that it was not used (decision 207), which is right where it is
 * told; some writers have it in `u`.
 */
const VAGUE =
  /^~?near (?:an?-)?(?:hospital|school|temple|mosque|church|gurudwara|park|market|college|bank|mall)(?: \d+(?:m|min)(?: [a-z]+)*)?$/;

/** Whether a wish states its own values, instead of comparing with the homes on the screen ("cheaper"). */
export const isByItself = (wish: string): boolean =>
  wish !== CHEAPER && wish !== BIGGER && !NEARER.test(wish);

/** The wishes of a list that are judged by their values; one that no field holds is not judged. */
export function goldOf(list: readonly string[], isToldUnused = false): GoldConstraint[] {
  return (
    list
      .filter(isByItself)
      .filter((wish) => !(isToldUnused && VAGUE.test(wish)))
      // Of two states our notation wishes for none: a home has one.
      .filter((wish) => !/^status .*,/.test(wish))
      .flatMap(eachOf)
      .flatMap((wish) => {
        try {
          return readGold(countedFromToday(inOurNotation(wish), TODAY), SLUGS);
        } catch {
          return [];
        }
      })
  );
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

/** "near hebbal,yelahanka" of a writer is near either of them. */
function withEitherPlace({ alternatives, ...understood }: Understood): Understood {
  const places = alternatives?.flat() ?? [];
  const isOfPlaces =
    places.length === alternatives?.length &&
    places.every(({ field }) => field === 'near' || field === 'locality');
  return isOfPlaces
    ? { ...understood, constraints: [...understood.constraints, ...places] }
    : { ...understood, ...(alternatives && { alternatives }) };
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

const isLeastArea = ({ field, value }: Understood['constraints'][number]): boolean =>
  field === 'area' && value.min !== undefined;

const withoutLeastArea = (understood: Understood, isBigger: boolean): Understood =>
  isBigger
    ? { ...understood, constraints: understood.constraints.filter((one) => !isLeastArea(one)) }
    : understood;
