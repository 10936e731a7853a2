import type { Random } from '@manemitra/catalogue/random';
import { bestOf, settle } from './arrangement.ts';
import type { Arrangement } from './arrangement.ts';
import { boxOf } from './geometry.ts';
import { addRoom, emptyDraft, link } from './layout.ts';
import type { RoomKind } from './layout.ts';

/** Homes too small for a passage: large rooms above, and kitchen, foyer and toilet in a band below. */

export interface SmallHome {
  /** 0 is one room to live and sleep in. */
  beds: 0 | 1;
  bathrooms: 1 | 2;
  carpet: number;
}

export function arrangeSmallHome(home: SmallHome, random: Random): Arrangement | undefined {
  return bestOf(120, 8, () => {
    const choice = {
      aspect: random.between(0.8, 1.5),
      kitchen: random.between(0.85, 1.15),
      depth: random.between(0.85, 1.12),
      hasUtility: home.beds > 0 && home.carpet > 36 && random.chance(0.5),
      living: random.between(0.52, 0.62),
    };
    return settle(home.carpet, (gross) => lay(home, choice, gross));
  });
}

interface Choice {
  aspect: number;
  kitchen: number;
  depth: number;
  hasUtility: boolean;
  /** Share of the width. */
  living: number;
}

function lay(
  { beds, bathrooms, carpet }: SmallHome,
  choice: Choice,
  gross: number,
): Omit<Arrangement, 'strain'> {
  const draft = emptyDraft();
  const height = Math.round(Math.sqrt((gross * 1e6) / choice.aspect));
  const width = Math.round((gross * 1e6) / height);
  const grow = Math.max(0.9, Math.min(1.25, Math.sqrt(carpet / (beds === 0 ? 28 : 44))));
  const band: readonly (readonly [RoomKind, string, number])[] = [
    ...(choice.hasUtility ? ([['utility', 'Utility', 2.2 * grow]] as const) : []),
    [
      'kitchen',
      beds === 0 ? 'Kitchenette' : 'Kitchen',
      (beds === 0 ? 5 : 5.8) * choice.kitchen * grow,
    ],
    ['foyer', 'Foyer', 3 * grow],
    ['toilet', beds === 0 ? 'Toilet' : 'Common toilet', 3.5 * grow],
    ...(bathrooms === 2 ? ([['toilet', 'Toilet', 3.5 * grow]] as const) : []),
  ];
  const sum = band.reduce((all, [, , area]) => all + area, 0);
  const cut = height - Math.round(((sum * 1e6) / width) * choice.depth);

  const isStudio = beds === 0;
  // A narrow utility still takes a washing machine and a person before it.
  const utilityWidth = choice.hasUtility ? 1300 : 0;
  const others = sum - (choice.hasUtility ? (band[0]?.[2] ?? 0) : 0);
  const ends: number[] = [];
  let exact = 0;
  for (const [kind, , area] of band) {
    exact += kind === 'utility' ? utilityWidth : ((width - utilityWidth) * area) / others;
    ends.push(Math.round(exact));
  }
  ends[band.length - 1] = width;
  const foyerFrom = ends[band.findIndex(([kind]) => kind === 'kitchen')] ?? 0;
  // The foyer opens into the living room, so that room reaches over it.
  const bedFrom = isStudio ? width : Math.max(Math.round(width * choice.living), foyerFrom + 950);
  const living = addRoom(
    draft,
    isStudio ? 'studio' : 'living',
    isStudio ? 'Living & sleeping' : 'Living & dining',
    boxOf(0, 0, bedFrom, cut),
  );
  const bed = isStudio
    ? undefined
    : addRoom(draft, 'bedroom', 'Bedroom', boxOf(bedFrom, 0, width, cut));
  if (bed) link(draft, living, bed);

  let at = 0;
  const rooms = band.map(([kind, name], i) => {
    const to = ends[i] ?? width;
    const room = addRoom(draft, kind, name, boxOf(at, cut, to, height));
    at = to;
    return room;
  });
  const one = (kind: RoomKind) => rooms.find((room) => room.kind === kind) ?? living;
  link(draft, living, one('foyer'), 'open');
  link(draft, living, one('kitchen'), isStudio ? 'open' : 'door');
  if (choice.hasUtility) link(draft, one('kitchen'), one('utility'));
  link(draft, one('foyer'), one('toilet'));
  const second = rooms.filter(({ kind }) => kind === 'toilet')[1];
  if (second) link(draft, bed ?? living, second);
  return { draft, entrance: { room: one('foyer').id, side: 'down' } };
}
