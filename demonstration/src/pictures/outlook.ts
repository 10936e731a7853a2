import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';

/** What a window looks out on: the sky of the hour, the city, and treetops or roofs by how high we are. */
export function outlook(
  mood: Mood,
  { x, horizon, isHigh }: { x: XY; horizon: number; isHigh: boolean },
): string {
  const { random, hour, prefix } = mood;
  const [from, to] = [x[0] - 10, x[1] + 10];
  const parts = [
    `<rect x="${num(from)}" width="${num(to - from)}" height="900" fill="url(#${prefix}sky)"/>`,
  ];
  if (hour.clouds === 'puffs' || hour.clouds === 'streaks') {
    let bank = '';
    for (let i = 0; i < 4; i++) {
      const length = random.between(40, 160);
      bank += `M${num(random.between(from, to - 20))} ${num(random.between(horizon * 0.35, horizon * 0.85))}h${num(length)}`;
    }
    parts.push(stroke(bank, hour.cloud[1], hour.clouds === 'puffs' ? 16 : 7, { opacity: 0.7 }));
  }
  for (const [share, tall] of [
    [0.78, 1],
    [0.5, 0.66],
  ] as const) {
    let d = `M${num(from)} ${num(horizon + 8)}`;
    for (let at = from; at < to;) {
      const width = random.between(20, 54);
      const height = (random.chance(0.3) ? random.between(60, 120) : random.between(14, 50)) * tall;
      d += `L${num(at)} ${num(horizon - height)}h${num(width * 0.62)}v${random.chance(0.5) ? 7 : -6}h${num(width * 0.38)}V${num(horizon + 8)}`;
      at += width + random.between(-4, 16);
    }
    parts.push(
      fill(
        `${d}H${num(to)}V${num(horizon + 60)}H${num(from)}z`,
        mix(hour.shade, hour.haze, share),
        0.9,
      ),
    );
  }
  parts.push(isHigh ? roofs(mood, [from, to], horizon) : crowns(mood, [from, to], horizon));
  return parts.join('');
}

/** From low down: the crowns of the street's trees, near ones darker. */
function crowns(mood: Mood, [from, to]: XY, horizon: number): string {
  const { random } = mood;
  const bloom = random.pick(['#8272bd', '#e08cae', '#e6ae2e', '#e2482d', '#7aa857']);
  return [
    [8, 34, '#5c8150', 0.35, 0.5],
    [52, 60, '#41713f', 0.1, 0.5],
    [70, 36, '#6b9c4d', 0.05, 0.9],
  ]
    .map(([dy = 0, width = 0, color, air, lit], layer) => {
      const tops: XY[] = [];
      for (let px = from; px < to; px += random.between(18, 34))
        tops.push([px, horizon + Number(dy) + random.between(-16, 10)]);
      const base = `M${num(from)} ${num(horizon + Number(dy) + 60)}H${num(to)}`;
      return (
        stroke(dots(tops), surface(String(color), mood, Number(lit), Number(air)), Number(width)) +
        (layer === 1
          ? stroke(base, surface(String(color), mood, 0.4, 0.1), 130, { flat: true })
          : '') +
        (layer === 2
          ? stroke(
              dots(random.sample(tops, Math.ceil(tops.length * 0.7))),
              surface(bloom, mood, 1),
              13,
            )
          : '')
      );
    })
    .join('');
}

/** From high up: flat roofs with their tanks, streets of trees between them, all the way out. */
function roofs(mood: Mood, [from, to]: XY, horizon: number): string {
  const { random, hour } = mood;
  const parts = [
    `<rect x="${num(from)}" y="${num(horizon + 4)}" width="${num(to - from)}" height="${num(900 - horizon)}" fill="${surface('#6f8d5e', mood, 0.7, 0.4)}"/>`,
  ];
  for (const [dy, size, air] of [
    [10, 0.35, 0.62],
    [24, 0.6, 0.45],
    [48, 1, 0.28],
    [92, 1.8, 0.12],
    [170, 3, 0.04],
  ] as const) {
    const green: XY[] = [];
    const walls = new Map<string, string>();
    let tops = '';
    let lamps = '';
    for (let px = from - random.between(0, 30); px < to;) {
      const width = size * random.between(22, 48);
      const height = size * random.between(9, 20);
      const y = horizon + dy + size * random.between(-3, 5);
      if (random.chance(0.72)) {
        const color = random.pick(['#efe6d6', '#d9c4a6', '#e7d9cf', '#c98f72', '#dfe3df']);
        walls.set(
          color,
          `${walls.get(color) ?? ''}M${num(px)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`,
        );
        tops += `M${num(px)} ${num(y)}l${num(size * 4)} ${num(-size * 4)}h${num(width - size * 3)}l${num(-size)} ${num(size * 4)}z`;
        if (random.chance(hour.lamps))
          lamps += `M${num(px + width * 0.3)} ${num(y + height * 0.5)}h0`;
      } else green.push([px + width / 2, y + height * 0.4], [px + width * 0.2, y + height * 0.6]);
      px += width + size * random.between(2, 12);
      green.push([px - size * 4, y + height]);
    }
    parts.push(
      ...[...walls].map(([color, d]) => fill(d, surface(color, mood, 0.6, air))),
      fill(tops, surface('#cfc4b3', mood, 1, air)),
      stroke(dots(green), surface('#4c7a45', mood, 0.6, air), size * 13),
      stroke(lamps, '#ffd98f', size * 4),
    );
  }
  return parts.join('');
}
