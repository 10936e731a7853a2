import { randomFrom } from '@manemitra/catalogue/random';
import type { Block } from '../content.ts';
import { FAINT, INK, makeRoom, rule, type Sheet, write } from './sheet.ts';

/** Sketches of annexures: they agree in number with the text, and say that they are not to scale. */

type Sketch<K extends Block['kind']> = Extract<Block, { kind: K }>;

const HEIGHT = 214;
const small = { size: 7, colour: FAINT } as const;

interface Plate {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The white plate with its border, the note and the north arrow; leaves `sheet.y` below. */
function plate(sheet: Sheet, title: string, hasNorth: boolean): Plate {
  makeRoom(sheet, HEIGHT + 26);
  const { doc, left, width, accent } = sheet;
  const { y } = sheet;
  doc.rect(left, y, width, HEIGHT).lineWidth(0.7).fillAndStroke('#ffffff', accent);
  if (hasNorth) {
    const x = left + width - 22;
    doc
      .moveTo(x, y + 12)
      .lineTo(x + 5, y + 30)
      .lineTo(x, y + 26)
      .lineTo(x - 5, y + 30)
      .closePath()
      .fill(INK);
    write(sheet, 'N', [x - 8, y + 31, 16], { ...small, align: 'center' });
  }
  write(sheet, `${title} Not to scale.`, [left, y + HEIGHT + 3, width], small);
  sheet.y += HEIGHT + 20;
  return { x: left + 34, y: y + 14, width: width - 90, height: HEIGHT - 50 };
}

const MOST_BLOCKS = 60;

/** The blocks on their land: as many as sanctioned, with the open area around them. */
export function drawSite(sheet: Sheet, block: Sketch<'site-sketch'>): void {
  const { openPercent, seed } = block;
  const towers = Math.min(block.towers, MOST_BLOCKS);
  const random = randomFrom(`site-sketch/${seed}`);
  const { doc, accent } = sheet;
  const land = plate(
    sheet,
    towers < block.towers
      ? `Block plan, part: ${towers} of ${block.towers} blocks.`
      : 'Block plan: land, blocks and open area.',
    true,
  );
  const slant = random.between(6, 26);
  doc
    .moveTo(land.x + slant, land.y)
    .lineTo(land.x + land.width, land.y + random.between(0, 8))
    .lineTo(land.x + land.width - random.between(0, 14), land.y + land.height)
    .lineTo(land.x, land.y + land.height)
    .closePath()
    .lineWidth(1.1)
    .dash(7, { space: 2 })
    .strokeColor('#a03a32')
    .fillAndStroke('#eef3e6', '#a03a32')
    .undash();
  const columns = Math.ceil(Math.sqrt(towers * 2.6));
  const rows = Math.ceil(towers / columns);
  const cell = { w: (land.width - slant - 40) / columns, h: (land.height - 24) / rows };
  const cover = Math.sqrt(Math.min(0.72, Math.max(0.22, (100 - openPercent) / 100)));
  for (let i = 0; i < towers; i++) {
    const w = Math.min(cell.w * cover * 0.96, 120);
    const h = Math.min(cell.h * cover * 0.96, 64);
    const x = land.x + slant + 14 + (i % columns) * cell.w + (cell.w - w) / 2;
    const y = land.y + 12 + Math.floor(i / columns) * cell.h + (cell.h - h) / 2;
    doc.rect(x, y, w, h).lineWidth(0.7).fillAndStroke('#ffffff', accent);
    doc.save().rect(x, y, w, h).clip();
    for (let d = 6; d < w + h; d += 6) doc.moveTo(x + d, y).lineTo(x + d - h, y + h);
    doc.lineWidth(0.25).strokeColor(accent).strokeOpacity(0.45).stroke().restore();
    if (towers > 1 && Math.min(w, h) > 8) {
      doc.rect(x + w / 2 - 6, y + h / 2 - 5, 12, 10).fill('#ffffff');
      write(sheet, String(i + 1), [x + w / 2 - 10, y + h / 2 - 5, 20], {
        size: 7,
        weight: 'semibold',
        align: 'center',
      });
    }
  }
  road(sheet, land, `${random.pick([9, 12, 15, 18, 24])} m wide public road`);
}

function road(sheet: Sheet, { x, y, width, height }: Plate, text: string): void {
  const top = y + height + 8;
  rule(sheet, [x - 20, top, width + 40], INK, 0.8);
  rule(sheet, [x - 20, top + 17, width + 40], INK, 0.8);
  write(sheet, text, [x, top + 4, width], { ...small, align: 'center' });
}

/** Rows of numbered sites along roads, a park and a civic site: the first of them when there are many. */
export function drawLayout(sheet: Sheet, { sites, seed }: Sketch<'layout-sketch'>): void {
  const random = randomFrom(`layout-sketch/${seed}`);
  const shown = Math.min(sites, 96);
  const title =
    shown < sites
      ? `Part of the layout: sites 1 to ${shown} of ${sites}, roads, park and civic site.`
      : 'Layout: sites, roads, park and civic site.';
  const { doc, accent } = sheet;
  const land = plate(sheet, title, true);
  const strips = shown > 48 ? 3 : 2;
  const stripHeight = land.height / strips;
  const park = random.whole(0, strips - 1);
  let number = 1;
  for (let strip = 0; strip < strips; strip++) {
    const left = Math.ceil((shown - number + 1) / (strips - strip));
    const across = Math.ceil(left / 2);
    const y = land.y + strip * stripHeight;
    const hasPark = strip === park;
    const usable = land.width - (hasPark ? 66 : 0);
    if (hasPark) {
      const x = land.x + usable + 6;
      doc.rect(x, y + 2, 60, (stripHeight - 14) * 0.6).fillAndStroke('#dfeccd', '#6c8a4a');
      write(sheet, 'Park', [x, y + 8, 60], { ...small, align: 'center' });
      const civic = y + 6 + (stripHeight - 14) * 0.6;
      doc.rect(x, civic, 60, (stripHeight - 14) * 0.34).fillAndStroke('#e9e2f1', '#75619a');
      write(sheet, 'Civic site', [x, civic + 2, 60], { ...small, size: 6, align: 'center' });
    }
    const w = usable / across;
    const h = (stripHeight - 12) / 2;
    doc.lineWidth(0.5);
    for (let i = 0; i < left && number <= shown; i++, number++) {
      const x = land.x + (i % across) * w;
      const top = y + 2 + Math.floor(i / across) * h;
      doc.rect(x, top, w, h).lineWidth(0.5).fillAndStroke('#fbf6ea', accent);
      write(sheet, String(number), [x, top + h / 2 - 4.5, w], {
        size: w > 14 ? 6.4 : 5.2,
        align: 'center',
      });
    }
  }
  road(sheet, land, `Approach road, ${random.pick([12, 15, 18])} m`);
}

/** A tower in section with its height above the ground and the basements below. */
export function drawHeights(sheet: Sheet, block: Sketch<'height-sketch'>): void {
  const { floors, basements, heightMeters } = block;
  const { doc, accent } = sheet;
  const area = plate(sheet, 'Section through the structure.', false);
  const ground = area.y + area.height - 6;
  const storey = Math.min(9, (area.height - 24) / (floors + 1));
  const width = 92;
  const x = area.x + area.width / 2 - width / 2;
  for (let i = 0; i <= floors; i++) {
    doc
      .rect(x, ground - (i + 1) * storey, width, storey)
      .lineWidth(0.5)
      .fillAndStroke(i % 2 === 0 ? '#ffffff' : '#f2f4f8', accent);
  }
  const top = ground - (floors + 1) * storey;
  doc.rect(x + width / 2 - 13, top - 7, 26, 7).fillAndStroke('#e6e9f0', accent);
  for (let i = 0; i < basements; i++) {
    doc.rect(x - 26, ground + i * 9, width + 52, 9).fillAndStroke('#ece7df', '#8d7f6b');
  }
  rule(sheet, [area.x - 10, ground, area.width + 20], INK, 1.1);
  write(sheet, 'Ground level', [area.x - 6, ground - 12, 90], small);
  const line = x + width + 40;
  doc
    .moveTo(line, ground)
    .lineTo(line, top - 7)
    .moveTo(line - 4, ground)
    .lineTo(line + 4, ground)
    .moveTo(line - 4, top - 7)
    .lineTo(line + 4, top - 7)
    .lineWidth(0.6)
    .strokeColor(INK)
    .stroke();
  write(sheet, `${heightMeters} m`, [line + 8, (ground + top) / 2 - 6, 80], {
    size: 10,
    weight: 'semibold',
  });
  write(sheet, `Ground and ${floors} floors`, [line + 8, (ground + top) / 2 + 7, 110], small);
}
