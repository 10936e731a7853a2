import type { Block } from '../content.ts';
import { drawHeights, drawLayout, drawSite } from './sketches.ts';
import { drawTable } from './table.ts';
import { FAINT, HAIRLINE, INK, makeRoom, rule, type Sheet, textHeight, write } from './sheet.ts';

/** Draws one block at `sheet.y` and moves it down, over as many pages as it needs. */
export function drawBlock(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(sheet, block);
    case 'heading':
      return heading(sheet, block);
    case 'facts':
      return facts(sheet, block.facts);
    case 'table':
      return drawTable(sheet, block);
    case 'list':
      return list(sheet, block.items);
    case 'signature':
      return signature(sheet, block);
    case 'annexure':
      return annexure(sheet, block);
    case 'site-sketch':
      return drawSite(sheet, block);
    case 'layout-sketch':
      return drawLayout(sheet, block);
    case 'height-sketch':
      return drawHeights(sheet, block);
  }
}

const BODY = { size: 9.8 } as const;

function paragraph(sheet: Sheet, { text, kannada }: { text: string; kannada?: string }): void {
  const { left, width } = sheet;
  if (kannada !== undefined) {
    const style = { size: 9.6, colour: sheet.accent };
    makeRoom(sheet, textHeight(sheet, kannada, width, style) + 20);
    sheet.y += write(sheet, kannada, [left, sheet.y, width], style) + 3;
  }
  makeRoom(sheet, textHeight(sheet, text, width, BODY));
  sheet.y += write(sheet, text, [left, sheet.y, width], BODY) + 9;
}

function heading(sheet: Sheet, { text, kannada }: { text: string; kannada?: string }): void {
  // A heading stays with what it heads.
  makeRoom(sheet, 66);
  const { left, width, accent } = sheet;
  sheet.y += 5;
  if (kannada !== undefined) {
    write(sheet, kannada, [left + width / 2, sheet.y, width / 2], {
      size: 9.4,
      colour: accent,
      align: 'right',
    });
  }
  sheet.y += write(sheet, text, [left, sheet.y, width * 0.7], {
    size: 10.6,
    weight: 'semibold',
    colour: accent,
  });
  rule(sheet, [left, sheet.y + 1, width], accent, 0.5);
  sheet.y += 7;
}

const LABEL = { colour: FAINT } as const;
const VALUE = { colour: INK } as const;

function facts(sheet: Sheet, rows: readonly (readonly [string, string | undefined])[]): void {
  const { left, width } = sheet;
  const labelWidth = Math.min(170, width * 0.36);
  const gap = sheet.isAiry ? 5 : 3;
  const labelStyle = { ...LABEL, size: sheet.isAiry ? 9.8 : 9 };
  const valueStyle = { ...VALUE, size: sheet.isAiry ? 10.8 : 9.8 };
  for (const [label, value] of rows) {
    if (value === undefined || value === '') continue;
    const height = Math.max(
      textHeight(sheet, value, width - labelWidth - 8, valueStyle),
      textHeight(sheet, label, labelWidth - 8, labelStyle),
    );
    makeRoom(sheet, height + 2 * gap);
    write(sheet, label, [left, sheet.y + 1, labelWidth - 8], labelStyle);
    write(sheet, value, [left + labelWidth, sheet.y, width - labelWidth - 8], valueStyle);
    sheet.y += height + gap;
    rule(sheet, [left, sheet.y, width], HAIRLINE, 0.4);
    sheet.y += gap + 0.5;
  }
  sheet.y += 7;
}

function list(sheet: Sheet, items: readonly string[]): void {
  const { left, width } = sheet;
  for (const [i, item] of items.entries()) {
    const height = textHeight(sheet, item, width - 24, BODY);
    makeRoom(sheet, height);
    write(sheet, `${i + 1}.`, [left, sheet.y, 18], { ...BODY, colour: FAINT, align: 'right' });
    write(sheet, item, [left + 24, sheet.y, width - 24], BODY);
    sheet.y += height + 4;
  }
  sheet.y += 6;
}

function annexure(sheet: Sheet, { title, kannada }: { title: string; kannada?: string }): void {
  sheet.turn();
  const { left, width, accent } = sheet;
  if (kannada !== undefined) {
    sheet.y += write(sheet, kannada, [left, sheet.y, width], {
      size: 11,
      weight: 'semibold',
      colour: accent,
      align: 'center',
    });
  }
  sheet.y += write(sheet, title, [left, sheet.y - 1, width], {
    size: 13,
    weight: 'semibold',
    align: 'center',
  });
  sheet.y += 9;
}

const BOX = { width: 172, height: 44 };

/** Where a hand and a seal would be: a box that says that there are none. */
function signature(
  sheet: Sheet,
  { by, of, left: other }: { by: string; of: string; left?: string },
): void {
  makeRoom(sheet, BOX.height + 40);
  const { left, width } = sheet;
  sheet.y += 10;
  signatureBox(sheet, left + width - BOX.width, by, of);
  if (other !== undefined) signatureBox(sheet, left, other, '');
  sheet.y += BOX.height + (of === '' ? 22 : 34);
}

function signatureBox(sheet: Sheet, x: number, by: string, of: string): void {
  const { doc, y } = sheet;
  doc.save();
  doc.rect(x, y, BOX.width, BOX.height).lineWidth(0.6).dash(3, { space: 2.5 });
  doc.strokeColor(FAINT).stroke().undash();
  doc.restore();
  write(sheet, 'Signature and seal not reproduced', [x, y + 11, BOX.width], {
    size: 7.4,
    colour: FAINT,
    align: 'center',
  });
  write(sheet, 'ಸಹಿ ಮತ್ತು ಮೊಹರು ಇರುವುದಿಲ್ಲ', [x, y + 22, BOX.width], {
    size: 7.4,
    colour: FAINT,
    align: 'center',
  });
  write(sheet, by, [x - 20, y + BOX.height + 3, BOX.width + 40], {
    size: 9.4,
    weight: 'semibold',
    align: 'center',
  });
  if (of !== '') {
    write(sheet, of, [x - 20, y + BOX.height + 15, BOX.width + 40], {
      size: 7.8,
      colour: FAINT,
      align: 'center',
    });
  }
}
