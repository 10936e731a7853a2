import { readFileSync } from 'node:fs';
import type { ChatReply, Screen } from '@manemitra/contract/chats';
import type { Language } from '@manemitra/query/interpretation';
import { aboutSize, sizesIn } from './sizes-said.ts';

/* Each writer of dialogues had a notation of their own: all are read into one here. */

/** A turn in our names. */
export interface SaidTurn {
  say: string;
  /** What may be right, first what the writer holds for it. */
  kinds: readonly [ChatReply['kind'], ...ChatReply['kind'][]];
  screen?: SaidScreen | undefined;
  /** Places in what is shown; none where it is about all of it, or about the one that `pick` says. */
  which?: readonly number[] | undefined;
  /** Places that are as right. */
  whichOr: readonly (readonly number[])[];
  pick?: string | undefined;
  /** It is about no project, or about ourselves. */
  isGeneral: boolean;
  /** It is about nothing, as small talk is. */
  isTalk: boolean;
  /** All wishes that hold afterwards, and lists that are as right. */
  lists: readonly (readonly string[])[];
  /** Whole wishes joined by "or": one of these lists holds beside the others. */
  either: readonly (readonly string[])[];
  /** Wishes that must hold afterwards, where the writer says not which others do. */
  among?: readonly string[] | undefined;
  /** Wishes that the writer's notation cannot say: where one of our fields holds them, it is no mistake. */
  beyond: readonly string[];
  /** What may be done. */
  errands: readonly string[];
  /** What is meant is to be asked back. */
  isAskedBack: boolean;
}

/** What is seen: so many of the list, or those at these places in it. */
interface SaidScreen {
  kind: Screen['kind'];
  shows?: number | undefined;
  places?: readonly number[] | undefined;
}

export interface Dialogue {
  id: string;
  l: Language;
  turns: SaidTurn[];
}

interface WrittenTurn {
  say: string;
  kind: ChatReply['kind'];
  kind_or?: ChatReply['kind'] | ChatReply['kind'][];
  screen?: string | SaidScreen;
  about?: string | string[];
  which?: (number | string)[] | string;
  which_or?: (number[] | string)[];
  pick?: string;
  list?: string[] | null;
  list_must?: string[];
  alt?: string[][];
  /** Lists that are as right; of an errand, others that are. */
  or?: (string[] | { errand?: string })[];
  u?: string | string[];
  errand?: string;
  errand_or?: string[];
  ask?: boolean;
}

/** The dialogues of a file, one JSON object a line. */
export const readDialogues = (file: string | URL): Dialogue[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { id, l, turns } = JSON.parse(line) as Omit<Dialogue, 'turns'> & {
        turns: WrittenTurn[];
      };
      return {
        id,
        l,
        turns: turns.map((turn, at) => turnOf(turn, saidUntil(turns, at), listBefore(turns, at))),
      };
    });

/** What is said of no home: one writer names it. */
const TALK: ReadonlySet<string> = new Set(['small talk', 'small-talk', 'help']);

const saidUntil = (turns: readonly WrittenTurn[], at: number): string =>
  turns
    .slice(0, at + 1)
    .map(({ say }) => say)
    .join('\n');

/** "Undo" and "start over" change the list, which some writers call an errand, and some of them give no list for. */
const goesBack = ({ errand }: WrittenTurn): boolean => errand === 'undo' || errand === 'start-over';

/** The list that a turn goes back to: that of the wish before the last one, or none. */
function listBefore(turns: readonly WrittenTurn[], at: number): string[] {
  if (turns[at]?.errand === 'start-over') return [];
  const lists = turns.slice(0, at).flatMap(({ list }) => (list ? [list] : []));
  return lists.at(-2) ?? [];
}

/** A plot that is said to be so large: about so large is as right. */
const aboutSoLarge = (said: string) => (wish: string) =>
  wish.replace(/^area (\d+)\.\. plot$/, (as, size: string) => {
    const isSaid = sizesIn(said).includes(Number(size));
    const { min, max } = aboutSize(Number(size));
    return isSaid ? `area ${min}..${max} plot` : as;
  });

function turnOf(written: WrittenTurn, said: string, before: string[]): SaidTurn {
  const { say, kind, kind_or = [], about, which, pick, or = [], alt = [], u = [] } = written;
  const isGoneBack = goesBack(written);
  const list = written.list === undefined && isGoneBack ? before : written.list;
  const screen = typeof written.screen === 'string' ? screenOf(written.screen) : written.screen;
  const places = Array.isArray(which) ? onScreen(which, screen) : undefined;
  return {
    say,
    kinds: [kind, ...(isGoneBack ? (['wish'] as const) : []), ...[kind_or].flat()],
    screen,
    which: places?.every((place) => typeof place === 'number') ? places : undefined,
    // “all” that are shown are pointed at by no place.
    whichOr: (written.which_or ?? []).map((one) =>
      Array.isArray(one) ? onScreen(one, screen) : [],
    ),
    pick,
    isGeneral: about === 'general' || (Array.isArray(about) && places?.length === 0),
    isTalk: about === undefined || [about].flat().some((one) => TALK.has(one)),
    lists: (list ? [list, ...or] : or).flatMap((one) => {
      if (!Array.isArray(one)) return [];
      const about = one.map(aboutSoLarge(said));
      return about.join() === one.join() ? [one] : [one, about];
    }),
    either: alt,
    // Where the list depends on the results, only the wishes that it must hold are given.
    among: list === null || written.list_must ? (written.list_must ?? []) : undefined,
    beyond: [u].flat(),
    errands: [written.errand ?? [], written.errand_or ?? []].flat().map(inOurWord),
    isAskedBack: written.ask ?? false,
  };
}

/** "landing", "project 2", "compare 1,3": the places are those of the list. */
function screenOf(said: string): SaidScreen {
  const [kind = '', places = ''] = said.split(' ');
  if (kind === 'landing') return { kind: 'other', shows: 0 };
  return { kind: kind as Screen['kind'], places: places.split(',').map(Number) };
}

/** On a page or a comparison some writers still count in the list: its second, which alone is seen, is the first of what is shown. */
function onScreen<T>(which: readonly T[], screen: SaidScreen | undefined): readonly (T | number)[] {
  const seen = screen?.places ?? [];
  return which.map((place) => {
    const at = typeof place === 'number' && place > seen.length ? seen.indexOf(place) : -1;
    return at === -1 ? place : at + 1;
  });
}

/** A visit is a call that says when, an alert tells what is new in a saved search, and a brochure is a page to pass on or print. */
const ERRANDS: Readonly<Record<string, string>> = {
  brochure: 'share',
  emi: 'calculate',
  call: 'callback',
  visit: 'callback',
  alert: 'save',
  'save-search': 'save',
};

const inOurWord = (errand: string): string => ERRANDS[errand] ?? errand;

/** A wish in the notation of `read-gold.ts`: the writers of dialogues were given shorter words than ours. */
export const inOurNotation = (wish: string): string =>
  wish
    .replace(/amenity ([a-z-]+)$/, (_, id: string) => `amenity ${AMENITIES[id] ?? id}`)
    .replace(/^([!~]?)(?:near )?metro(?= \d+m|$)/, '$1metro any')
    // The bus and the metro are one way to go here.
    .replace(/^([!~]?near .*\d+min) (?:bus|metro|train)\b/, '$1 transit')
    .replace(/^([!~]?)khata e-khata$/, '$1khata E')
    .replace(/^([!~]?type .*)\bhouse\b/, typesInOurs)
    .replace(/^([!~]?)area ([\d.]+)$/, '$1area $2 sba');

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
