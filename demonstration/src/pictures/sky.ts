import type { Random } from '@manemitra/catalogue/random';
import { num } from '@manemitra/catalogue/lettering/svg-number';
import { circle, fill, stroke, verticalGradient } from './drawing.ts';
import { mix } from './palette.ts';
import type { Mood } from './palette.ts';

/** The sky down to the horizon, with what hangs in it, and the far city under it. */
export function sky(mood: Mood, horizon: number): { defs: string; drawn: string } {
  const { random, hour, prefix, sunSide } = mood;
  const [top, middle, low] = hour.sky;
  const sunX = 600 + sunSide * random.between(260, 520);
  const sunY =
    horizon *
    (hour.name === 'morning' || hour.name === 'noon-haze'
      ? random.between(0.12, 0.3)
      : hour.name === 'dusk'
        ? random.between(0.88, 0.98)
        : random.between(0.62, 0.86));
  const defs =
    verticalGradient(`${prefix}sky`, [
      [0, top],
      [0.55, middle],
      [1, low],
    ]) +
    `<radialGradient id="${prefix}sun"><stop offset="0" stop-color="${hour.glow}"/><stop offset=".22" stop-color="${hour.glow}" stop-opacity=".5"/><stop offset=".55" stop-color="${hour.glow}" stop-opacity=".14"/><stop offset="1" stop-color="${hour.glow}" stop-opacity="0"/></radialGradient>`;
  const disc =
    hour.name === 'monsoon' || hour.name === 'morning'
      ? ''
      : circle(
          [sunX, sunY],
          hour.name === 'noon-haze' ? 26 : 34,
          hour.name === 'dusk' ? '#ffcf95' : '#fffbe8',
          0.85,
        );
  return {
    defs,
    drawn: [
      `<rect width="1200" height="900" fill="url(#${prefix}sky)"/>`,
      circle(
        [sunX, sunY],
        hour.name === 'dusk' ? 420 : 340,
        `url(#${prefix}sun)`,
        hour.name === 'monsoon' ? 0.4 : 0.95,
      ),
      disc,
      hour.name === 'dusk' ? moonAndStars(random, 600 - sunSide * random.between(260, 460)) : '',
      clouds(mood, horizon),
      birds(mood),
    ].join(''),
  };
}

function moonAndStars(random: Random, x: number): string {
  const y = random.between(90, 170);
  const stars = Array.from(
    { length: 26 },
    () => `M${random.whole(10, 1190)} ${random.whole(8, 300)}h0`,
  ).join('');
  return (
    stroke(stars, '#fff', 1.8, { opacity: 0.6 }) +
    `<path d="M${num(x)} ${num(y)}a24 24 0 1 0 22 34a19 19 0 0 1-22-34z" fill="#fff4d8" opacity=".9"/>`
  );
}

interface Bank {
  x: number;
  y: number;
  width: number;
  rows: number;
  gap: number;
}

/** One stroke a bank: overlapping parts of one path do not darken each other. */
function bank(random: Random, { x, y, width, rows, gap }: Bank): string {
  return Array.from({ length: rows }, (_, row) => {
    const length = width * (0.35 + 0.65 * ((row + 1) / rows)) * random.between(0.75, 1);
    const from = x - length / 2 + random.between(-0.18, 0.18) * width;
    return `M${num(from)} ${num(y + row * gap)}h${num(length)}`;
  }).join('');
}

function clouds({ random, hour }: Mood, horizon: number): string {
  const [body, lit] = hour.cloud;
  const drawn: string[] = [];
  if (hour.clouds === 'puffs') {
    for (let i = random.whole(2, 4); i > 0; i--) {
      const [x, y] = [random.between(40, 1160), random.between(70, horizon * 0.6)];
      const size = random.between(20, 34);
      const bumps = Array.from({ length: 7 }, (_, bump): string => {
        const dx = (bump - 3) * size * random.between(0.7, 1);
        return `M${num(x + dx)} ${num(y - Math.max(0, 1.6 - Math.abs(bump - 3) * 0.55) * size * random.between(0.3, 0.6))}h0`;
      }).join('');
      const base = `M${num(x - size * 2.8)} ${num(y + size * 0.12)}h${num(size * 5.6)}`;
      drawn.push(
        stroke(bumps, lit, size * 1.9, { opacity: 0.92 }),
        stroke(base, body, size * 1.25, { opacity: 0.9 }),
      );
    }
  }
  if (hour.clouds === 'streaks') {
    for (let i = random.whole(3, 5); i > 0; i--) {
      const y = random.between(90, horizon * 0.82);
      const [x, width] = [random.between(0, 1200), random.between(260, 620)];
      const state = random.between(12, 18);
      drawn.push(
        stroke(bank(random, { x: x, y: y, width: width, rows: 3, gap: 11 }), body, state, {
          opacity: 0.5,
        }),
      );
      drawn.push(
        stroke(
          bank(random, { x: x + 20, y: y + 8, width: width * 0.7, rows: 2, gap: 11 }),
          lit,
          9,
          {
            opacity: 0.6,
          },
        ),
      );
    }
  }
  if (hour.clouds === 'heavy') {
    for (let i = 0; i < 4; i++) {
      const y = 10 + i * random.between(45, 75);
      const x = random.between(0, 1200);
      drawn.push(
        stroke(
          bank(random, { x: x, y: y, width: 900, rows: 4, gap: 34 }),
          mix(body, lit, i * 0.22),
          78,
          {
            opacity: 0.42,
          },
        ),
      );
    }
  }
  return drawn.join('');
}

/** Kites over the city, a few. */
function birds({ random, hour }: Mood): string {
  if (hour.name === 'monsoon' || random.chance(0.3)) return '';
  const [x, y] = [random.between(150, 1000), random.between(120, 260)];
  const flock = Array.from({ length: random.whole(3, 6) }, () => {
    const size = random.between(5, 9);
    const at = `M${num(x + random.between(-80, 80))} ${num(y + random.between(-40, 40))}`;
    return `${at}q${num(size * 0.6)} ${num(-size * 0.7)} ${num(size)} 0q${num(size * 0.4)} ${num(-size * 0.7)} ${num(size)} 0`;
  }).join('');
  return stroke(flock, mix(hour.shade, '#20242e', 0.6), 1.8, { opacity: 0.55 });
}

/** Far roofs in the haze: older blocks, a few towers, water tanks on top. */
export function farCity({ random, hour }: Mood, horizon: number): string {
  return [0.72, 0.48]
    .map((share, layer) => {
      let d = `M-10 ${num(horizon + 6)}`;
      for (let x = -10; x < 1210;) {
        const width = random.between(26, 78);
        const height = random.chance(0.2) ? random.between(70, 150) : random.between(16, 62);
        const tall = height * (layer === 0 ? 1.15 : 0.75);
        d += `L${Math.round(x)} ${Math.round(horizon - tall)}h${Math.round(width * 0.6)}v${random.chance(0.4) ? -8 : 6}h${Math.round(width * 0.4)}V${Math.round(horizon + 6)}`;
        x += width + random.between(-6, 26);
      }
      return fill(`${d}L1210 ${num(horizon + 6)}z`, mix(hour.shade, hour.haze, share), 0.75);
    })
    .join('');
}

/** Slanting rain for the front of a monsoon picture. */
export function rain({ random, hour, sunSide }: Mood): string {
  if (hour.name !== 'monsoon') return '';
  const drops = Array.from({ length: 52 }, () => {
    const length = random.whole(14, 34);
    const [x, y] = [random.whole(-20, 1220), random.whole(-20, 880)];
    return `M${x} ${y}l${Math.round(-sunSide * length * 0.22)} ${length}`;
  }).join('');
  return stroke(drops, '#f2f6f6', 1.2, { opacity: 0.34 });
}
