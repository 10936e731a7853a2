import { INK, rect } from './site-sheet.ts';
import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, stroke } from './drawing.ts';
import { mix } from './palette.ts';
import type { Mood } from './palette.ts';
import type { Box } from './site-packing.ts';

/** What a shared place looks like from above. */
export function place(mood: Mood, id: string, b: Box): string {
  const shadow = fill(rect({ ...b, x: b.x + 5, y: b.y + 6 }), '#1d2033', 0.16);
  const round = (color: string, r = 5) =>
    `<rect x="${num(b.x)}" y="${num(b.y)}" width="${num(b.width)}" height="${num(b.height)}" rx="${num(Math.min(r, b.width / 3, b.height / 3))}" fill="${color}"/>`;
  const inner = (share: number): Box => ({
    x: b.x + b.width * share,
    y: b.y + b.height * share,
    width: b.width * (1 - 2 * share),
    height: b.height * (1 - 2 * share),
  });
  const isWide = b.width > b.height;
  const halfLine = isWide
    ? `M${num(b.x + b.width / 2)} ${num(b.y)}v${num(b.height)}`
    : `M${num(b.x)} ${num(b.y + b.height / 2)}h${num(b.width)}`;
  const court = (ground: string, around: string): string =>
    round(around, 3) +
    fill(rect(inner(0.1)), ground) +
    stroke(rect(inner(0.1)) + rect(inner(0.2)) + halfLine, '#ffffff', 1.4);
  switch (id) {
    case 'swimming-pool':
      return `${round('#e3d3b4', 8)}<path d="${rect(inner(0.13))}" fill="#5bb8c9"/>${stroke(`M${num(b.x + b.width * 0.2)} ${num(b.y + b.height * 0.42)}h${num(b.width * 0.36)}M${num(b.x + b.width * 0.36)} ${num(b.y + b.height * 0.62)}h${num(b.width * 0.4)}`, '#ffffff', 2, { opacity: 0.7 })}`;
    case 'clubhouse':
      return (
        shadow +
        round(mood.walls.accent, 3) +
        fill(rect(inner(0.16)), mix(mood.walls.accent, '#ffffff', 0.3)) +
        stroke(rect(b), INK, 1.6, { opacity: 0.6 })
      );
    case 'tennis-court':
      return court('#4b7fa6', '#6fa06a');
    case 'badminton-court':
      return court('#4b8a5c', '#7fae7a');
    case 'basketball-court':
      return (
        court('#c2673f', '#d9a077') +
        `<circle cx="${num(b.x + b.width / 2)}" cy="${num(b.y + b.height / 2)}" r="${num(Math.min(b.width, b.height) * 0.16)}" stroke="#ffffff" stroke-width="1.4"/>`
      );
    case 'cricket-pitch':
      return round('#a9c47f') + fill(rect(inner(0.28)), '#dcc79a');
    case 'skating-rink':
      return round('#c9c4bb', 20) + stroke(rect(inner(0.2)), '#ffffff', 1.6);
    case 'kids-play-area':
      return `${round('#eebd6a', 14)}<circle cx="${num(b.x + b.width * 0.32)}" cy="${num(b.y + b.height * 0.4)}" r="${num(Math.min(b.width, b.height) * 0.16)}" fill="#4f9aa8"/><circle cx="${num(b.x + b.width * 0.68)}" cy="${num(b.y + b.height * 0.6)}" r="${num(Math.min(b.width, b.height) * 0.13)}" fill="#d9573f"/>`;
    case 'amphitheatre': {
      const [cx, cy, r] = [
        b.x + b.width / 2,
        b.y + b.height * 0.86,
        Math.min(b.width / 2, b.height * 0.8),
      ];
      return (
        round('#d9cfba', 6) +
        stroke(
          [1, 0.72, 0.46]
            .map(
              (t) =>
                `M${num(cx - r * t)} ${num(cy)}A${num(r * t)} ${num(r * t)} 0 0 1 ${num(cx + r * t)} ${num(cy)}`,
            )
            .join(''),
          '#a9987a',
          3,
        )
      );
    }
    case 'yoga-deck':
      return (
        round('#b98a5e', 2) +
        stroke(
          [0.25, 0.5, 0.75]
            .map((t) => `M${num(b.x)} ${num(b.y + b.height * t)}h${num(b.width)}`)
            .join(''),
          '#8a6238',
          1.2,
        )
      );
    case 'pet-park':
      return round('#9cc07a', 10) + stroke(rect(inner(0.06)), '#7a5a3a', 1.4, { dash: '4 4' });
    case 'senior-citizen-area':
      return (
        round('#d9c9a5', 12) +
        `<circle cx="${num(b.x + b.width / 2)}" cy="${num(b.y + b.height / 2)}" r="${num(Math.min(b.width, b.height) * 0.2)}" fill="#8f7fb5"/>`
      );
    default:
      return round('#a9c785', 14);
  }
}
