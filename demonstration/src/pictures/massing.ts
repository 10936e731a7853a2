import type { Random } from '@manemitra/catalogue/random';
import type { Mood } from './palette.ts';

/** Part of a building in the building's own frame: metres from its middle, before it is turned. */
export interface Part {
  dx: number;
  dy: number;
  width: number;
  depth: number;
  storeys: number;
  /** A podium, or a bridge, is drawn plainer. */
  kind?: 'podium' | 'bridge';
  from?: number;
}

/** What a number of towers looks like: more than three stand in the distance behind. */
const MASSINGS = {
  'high-rise': [
    ['slab', 'stepped', 'point', 'court', 'fold'],
    ['twins', 'offset'],
    ['trio', 'fan'],
  ],
  'mid-rise': [
    ['bar', 'ell', 'terraces', 'walk-up', 'court'],
    ['pair', 'offset'],
    ['trio', 'fan'],
  ],
} as const;
type Massing = (typeof MASSINGS)[keyof typeof MASSINGS][number][number];

export function massingOf(
  { design, facts }: Mood,
  kind: keyof typeof MASSINGS,
  storeys: number,
): Massing {
  const counts = MASSINGS[kind];
  const towers =
    facts.towers ??
    design.weighted([
      [1, 5],
      [2, 3],
      [3, 2],
    ]);
  const options: readonly Massing[] = counts[Math.min(towers, 3) - 1] ?? counts[0];
  return design.pick(options.filter((each) => each !== 'walk-up' || storeys <= 5));
}

export function partsOf(massing: Massing, random: Random, storeys: number): Part[] {
  const podium = (width: number, depth: number, dy = -3): Part => ({
    dx: 0,
    dy,
    width,
    depth,
    storeys: random.pick([1, 2]),
    kind: 'podium',
  });
  switch (massing) {
    case 'slab':
      return [{ dx: 0, dy: 0, width: 44, depth: 17, storeys }, podium(56, 26)];
    case 'twins':
      return [
        { dx: -20, dy: 2, width: 23, depth: 20, storeys },
        {
          dx: 20,
          dy: 2,
          width: 23,
          depth: 20,
          storeys: Math.max(2, storeys - random.pick([0, 0, 3])),
        },
        {
          dx: 0,
          dy: 2,
          width: 18,
          depth: 8,
          storeys: 2,
          from: storeys * random.between(0.55, 0.8),
          kind: 'bridge',
        },
        podium(70, 30),
      ];
    case 'stepped':
      return [
        { dx: -17, dy: 0, width: 20, depth: 20, storeys },
        { dx: 2, dy: -2, width: 18, depth: 20, storeys: Math.round(storeys * 0.78) },
        { dx: 18, dy: -4, width: 16, depth: 20, storeys: Math.round(storeys * 0.55) },
        podium(62, 28),
      ];
    case 'court':
      return [
        { dx: -24, dy: -6, width: 17, depth: 36, storeys },
        { dx: 24, dy: -6, width: 17, depth: 36, storeys: Math.max(2, storeys - 2) },
        { dx: 0, dy: 14, width: 34, depth: 14, storeys: Math.max(2, Math.round(storeys * 0.82)) },
      ];
    case 'fold':
      return [
        { dx: -12, dy: 3, width: 26, depth: 16, storeys },
        { dx: 10, dy: -3, width: 20, depth: 18, storeys },
        podium(52, 30),
      ];
    case 'fan':
      return [
        { dx: -30, dy: -4, width: 19, depth: 22, storeys },
        { dx: 1, dy: 12, width: 24, depth: 17, storeys },
        { dx: 31, dy: -2, width: 19, depth: 22, storeys },
      ];
    case 'point':
      return [{ dx: 0, dy: 0, width: 26, depth: 26, storeys }, podium(42, 36)];
    case 'trio':
      return [
        { dx: -31, dy: 10, width: 20, depth: 19, storeys: Math.round(storeys * 0.88) },
        { dx: 0, dy: 0, width: 21, depth: 19, storeys },
        { dx: 31, dy: 8, width: 20, depth: 19, storeys: Math.round(storeys * 0.8) },
        podium(88, 26),
      ];
    case 'offset':
      return [
        { dx: -9, dy: 6, width: 24, depth: 18, storeys },
        {
          dx: 11,
          dy: -7,
          width: 24,
          depth: 16,
          storeys: Math.max(2, storeys - Math.min(random.whole(2, 6), Math.round(storeys / 3))),
        },
        podium(56, 34),
      ];
    case 'bar':
      return [{ dx: 0, dy: 0, width: 52, depth: 16, storeys }];
    case 'ell':
      return [
        { dx: 8, dy: 10, width: 42, depth: 14, storeys },
        { dx: -20, dy: -2, width: 15, depth: 38, storeys: storeys - random.pick([0, 1]) },
      ];
    case 'terraces':
      return [
        { dx: -15, dy: 2, width: 20, depth: 18, storeys },
        { dx: 4, dy: 0, width: 18, depth: 20, storeys: Math.max(3, storeys - 2) },
        { dx: 20, dy: -3, width: 15, depth: 22, storeys: Math.max(2, storeys - 4) },
      ];
    case 'pair':
      return [
        { dx: -17, dy: 0, width: 24, depth: 17, storeys },
        { dx: 17, dy: 0, width: 24, depth: 17, storeys },
        {
          dx: 0,
          dy: 4,
          width: 12,
          depth: 6,
          storeys: Math.max(1, storeys - 2),
          from: 1,
          kind: 'bridge',
        },
      ];
    case 'walk-up':
      return [{ dx: 0, dy: 0, width: 34, depth: 14, storeys: Math.min(storeys, 5) }];
  }
}
