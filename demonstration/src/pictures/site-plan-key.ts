import { INK, KEY_X, rect, SOFT } from './site-sheet.ts';
import type { Random } from '@manemitra/catalogue/random';
import { amenityName } from '@manemitra/domain/amenities';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { fitted } from '@manemitra/catalogue/lettering/lettering';
import type { Scribe } from '@manemitra/catalogue/lettering/lettering';
import type { PictureAddress } from '@manemitra/catalogue/picture-address';
import type { Arrangement } from './site-packing.ts';

/** A number in a disc: defined by the key, shown there and on the land. */
export const marker = (number: number, [x, y]: XY): string =>
  `<use href="#k${number}" x="${num(x)}" y="${num(y)}"/>`;

function markerDefinitions(pen: Scribe, count: number): string {
  const look = { size: 15, color: '#ffffff', face: 'plain', anchor: 'middle' } as const;
  const discs = Array.from(
    { length: count },
    (_, i) =>
      `<g id="k${i + 1}"><circle r="12.5" fill="${INK}" stroke="#fffdf6" stroke-width="2"/>${pen.write(String(i + 1), [0, 5], look)}</g>`,
  );
  return `<defs>${discs.join('')}</defs>`;
}

export function key(
  pen: Scribe,
  laid: Arrangement,
  { kind, facts }: Pick<PictureAddress, 'kind' | 'facts'>,
): string {
  const noun = kind === 'plots' ? 'plots' : 'homes';
  const lines = [
    facts.landSqm === undefined ? '' : `Land ${formatIndianNumber(Math.round(facts.landSqm))} m²`,
    facts.openPercent === undefined ? '' : `Open space ${Math.round(facts.openPercent)}%`,
    facts.towers === undefined ? '' : `${facts.towers} ${facts.towers === 1 ? 'tower' : 'towers'}`,
    facts.units === undefined ? '' : `${formatIndianNumber(facts.units)} ${noun}`,
  ].filter((text) => text !== '');
  const parts = [
    markerDefinitions(pen, laid.places.length),
    pen.write('Site plan', [KEY_X, 104], { size: 38, color: INK }),
    pen.write('Not to survey accuracy', [KEY_X, 134], { size: 17, color: SOFT, face: 'plain' }),
    ...lines.map((text, i) =>
      pen.write(text, [KEY_X, 176 + i * 25], { size: 18, color: INK, face: 'plain' }),
    ),
  ];
  const from = 176 + lines.length * 25 + 24;
  laid.places.forEach(({ id }, i) => {
    const y = from + i * 31;
    parts.push(
      marker(i + 1, [KEY_X + 13, y]),
      pen.write(fitted(amenityName(id), 18, 226, 'plain'), [KEY_X + 36, y + 6], {
        size: 18,
        color: INK,
        face: 'plain',
      }),
    );
  });
  return parts.join('');
}

export function north(pen: Scribe, random: Random): string {
  const turn = random.pick([0, 0, 45, 90, -45, -90, 135, 180]);
  const [x, y] = [1128, 768];
  const rad = ((turn - 90) * Math.PI) / 180;
  return `<g transform="translate(${x} ${y})rotate(${turn})"><circle r="27" stroke="${INK}" stroke-width="1.6" opacity=".5"/><path d="M0-34L11 16 0 9z" fill="${INK}"/><path d="M0-34L-11 16 0 9z" fill="#fffdf6" stroke="${INK}" stroke-width="1.6"/></g>${pen.write('N', [x + Math.cos(rad) * 46, y + Math.sin(rad) * 46 + 6], { size: 19, color: INK, face: 'plain', anchor: 'middle' })}`;
}

export function scaleBar(pen: Scribe, scale: number): string {
  const metres = [200, 100, 50, 40, 20, 10, 5].find((each) => each * scale <= 150) ?? 5;
  const half = (metres * scale) / 2;
  const y = 790;
  return [
    fill(rect({ x: KEY_X, y, width: half, height: 9 }), INK),
    fill(rect({ x: KEY_X + half, y, width: half, height: 9 }), '#fffdf6'),
    stroke(rect({ x: KEY_X, y, width: half * 2, height: 9 }), INK, 1.6),
    pen.write('0', [KEY_X, y + 28], { size: 15, color: INK, face: 'plain', anchor: 'middle' }),
    pen.write(`${metres} m`, [KEY_X + half * 2, y + 28], {
      size: 15,
      color: INK,
      face: 'plain',
      anchor: 'middle',
    }),
  ].join('');
}
