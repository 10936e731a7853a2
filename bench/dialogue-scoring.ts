import { readFileSync } from 'node:fs';
import type { ChatReply, Screen } from '@manemitra/contract/chats';
import type { Language } from '@manemitra/query/interpretation';
import type { GoldConstraint } from './labelled-set.ts';
import { score } from './labelled-scoring.ts';
import { readGold } from './read-gold.ts';

export interface SaidTurn {
  say: string;
  screen?: { kind: Screen['kind']; shows?: number };
  kind: ChatReply['kind'];
  about?: 'shown' | 'project' | 'general';
  which?: number[] | string;
  fact?: string;
  /** All wishes that hold afterwards. */
  list?: string[];
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
  if (reply.kind !== turn.kind) return `is a ${turn.kind}, taken for a ${reply.kind}`;
  if (turn.kind === 'wish') return wrongList(turn, reply);
  if (reply.changesList) return 'changed the list';
  if (isBeyond(turn, screen))
    return reply.outcome === 'needs-input' ? '' : 'answers of what is not shown';
  if (
    turn.kind === 'errand' &&
    turn.errand !== undefined &&
    reply.errand !== turn.errand &&
    turn.errand !== 'sign-in'
  ) {
    return `errand ${turn.errand}, done ${String(reply.errand)}`;
  }
  if (reply.message.startsWith('I have no facts')) return 'knows no facts';
  return turn.about === 'general' ? wrongGeneral(reply) : wrongWhich(turn, reply, screen);
}

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

const wrongGeneral = (reply: ChatReply): string =>
  reply.outcome === 'answered' ? '' : 'was not answered';

/** Those pointed at by their place must be those spoken of. */
function wrongWhich(turn: SaidTurn, reply: ChatReply, { projects }: Screen): string {
  const { which } = turn;
  if (!Array.isArray(which) || which.some((place) => typeof place !== 'number')) {
    // Small talk and signing in go on with a question of ours.
    const isTalk = turn.about === undefined || turn.errand === 'sign-in';
    return reply.outcome === 'answered' || isTalk ? '' : 'was not answered';
  }
  const wanted = which.map((place) => projects.at(place > 0 ? place - 1 : place));
  const told = reply.cards.map(({ slug }) => slug);
  const isTold = told.every((slug) => wanted.includes(slug)) && told.length > 0;
  return isTold ? '' : `speaks of ${told.length} projects, not of ${which.join(', ')}`;
}

function wrongList({ say, list = [] }: SaidTurn, reply: ChatReply): string {
  const { interpretation } = reply;
  if (interpretation === undefined) return 'understood no wish';
  const isCheaper = list.some((wish) => wish.includes('seen'));
  const constraints: GoldConstraint[] = [];
  for (const wish of list.filter((one) => !/seen|nearer/.test(one))) {
    try {
      constraints.push(readGold(inOurNotation(wish), SLUGS));
    } catch {
      // A wish that no field holds is not judged.
    }
  }
  const judged = score(
    {
      id: '',
      language: interpretation.language,
      query: say,
      today: '2026-11-22',
      gold: {
        intent: interpretation.intent,
        constraints,
        ...(interpretation.sort ? { sort: interpretation.sort } : {}),
        ...(isCheaper ? { cheaperThan: 1 } : {}),
      },
    },
    interpretation,
  );
  const short = (all: readonly GoldConstraint[]) =>
    all
      .map(({ field, value, strength }) => `${strength} ${field} ${JSON.stringify(value)}`)
      .join('; ');
  const wrong = [
    ...(judged.missing.length > 0 ? [`missing ${short(judged.missing)}`] : []),
    ...(judged.extra.length > 0 ? [`extra ${short(judged.extra)}`] : []),
  ];
  if (list.some((one) => one.includes('nearer')) && judged.missing.length === 0) return '';
  return wrong.join(' · ');
}

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

/** The writers of dialogues were given shorter words than ours. */
const inOurNotation = (wish: string): string =>
  wish
    .replace(/amenity ([a-z-]+)$/, (_, id: string) => `amenity ${AMENITIES[id] ?? id}`)
    .replace(/metro(?= \d+m|$)/, 'metro any')
    .replace(/^([!~]?)area ([\d.]+)$/, '$1area $2 sba');
