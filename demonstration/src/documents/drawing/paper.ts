import type { DocumentContent } from '../content.ts';
import { drawFrame, drawRosette } from './rosette.ts';
import { FAINT, HAIRLINE, INK, rule, type Sheet, textHeight, write } from './sheet.ts';

/** The paper itself: its tint and frame, the letterhead of the first page, the running head of the others. */

const FOOT = 70;

/** Begins the first page and returns the sheet with `y` below the letterhead. */
export function layPaper(doc: PDFKit.PDFDocument, content: DocumentContent): Sheet {
  const isDeed = content.layout === 'deed';
  const sheet: Sheet = {
    doc,
    accent: content.issuer.colour,
    left: isDeed ? 82 : content.layout === 'register' ? 46 : 58,
    width: 0,
    bottom: 0,
    y: 0,
    isAiry: content.layout === 'certificate',
    turn: () => {
      doc.addPage();
      drawGround(doc, content);
      runningHead(sheet, content);
    },
  };
  const margin = content.layout === 'register' ? 46 : 58;
  sheet.width = doc.page.width - sheet.left - margin;
  sheet.bottom = doc.page.height - FOOT - (content.layout === 'certificate' ? 10 : 4);
  drawGround(doc, content);
  if (isDeed) deedHead(sheet, content);
  else letterhead(sheet, content);
  return sheet;
}

function drawGround(doc: PDFKit.PDFDocument, { layout, issuer }: DocumentContent): void {
  const { width, height } = doc.page;
  if (layout === 'certificate') {
    drawFrame(doc, [24, 24, width - 48, height - 48 - 46], issuer.colour);
  }
  if (layout === 'deed') {
    doc.rect(0, 0, width, height).fill('#f6f4ea');
    doc
      .lineWidth(0.5)
      .strokeColor('#b56a63')
      .moveTo(68, 28)
      .lineTo(68, height - FOOT)
      .stroke();
    doc
      .moveTo(71, 28)
      .lineTo(71, height - FOOT)
      .stroke();
  }
}

function letterhead(
  sheet: Sheet,
  { issuer, layout, title, titleKannada, references }: DocumentContent,
): void {
  const { doc, left, width } = sheet;
  const isFramed = layout === 'certificate';
  let y = isFramed ? 52 : 40;
  const radius = 25;
  drawRosette(doc, [left + radius + 2, y + radius, radius], issuer.colour, issuer.name);
  const inner = left + 2 * radius + 14;
  const room = width - 2 * (2 * radius + 14);
  y += write(sheet, issuer.kannada, [inner, y, room], {
    size: issuer.kannada.length > 40 ? 12 : 14.5,
    weight: 'semibold',
    colour: issuer.colour,
    align: 'center',
  });
  y += write(sheet, issuer.name, [inner, y - 1, room], {
    size: issuer.name.length > 44 ? 12 : 13.5,
    weight: 'semibold',
    align: 'center',
  });
  const office =
    issuer.officeKannada === undefined
      ? issuer.office
      : `${issuer.officeKannada} · ${issuer.office}`;
  y += write(sheet, office, [inner, y, room], { size: 8, colour: FAINT, align: 'center' });
  y = Math.max(y + 5, (isFramed ? 52 : 40) + 2 * radius + 8);
  rule(sheet, [left, y, width], issuer.colour, 1.2);
  rule(sheet, [left, y + 2.4, width], issuer.colour, 0.4);
  y += 8;
  y += drawReferences(sheet, references, y);
  y += isFramed ? 12 : 8;
  y += write(sheet, titleKannada, [left, y, width], {
    size: isFramed ? 15 : 12,
    weight: 'semibold',
    colour: issuer.colour,
    align: 'center',
  });
  y += write(sheet, title.toUpperCase(), [left, y - 1, width], {
    size: isFramed ? 16 : 12.5,
    weight: 'semibold',
    align: 'center',
    spacing: isFramed ? 0.8 : 0.5,
  });
  sheet.y = y + (isFramed ? 10 : 6);
}

/** Number and date in one line, first at the left and last at the right. */
function drawReferences(
  sheet: Sheet,
  references: DocumentContent['references'],
  y: number,
): number {
  const known = references.filter(([, value]) => value !== undefined);
  const each = sheet.width / Math.max(1, known.length);
  let height = 0;
  for (const [i, [label, value = '']] of known.entries()) {
    const align = i === 0 ? 'left' : i === known.length - 1 ? 'right' : 'center';
    // The first is a long number: it takes what the dates do not need.
    const x =
      sheet.left + (i === 0 ? 0 : each * i + (known.length === 2 ? each * 0.3 : each * 0.2));
    const width = i === 0 ? each * (known.length === 2 ? 1.3 : 1.2) : each * 0.8;
    const room = known.length === 2 && i === 1 ? each * 0.7 : width;
    height = Math.max(
      height,
      write(sheet, `${label}: ${value}`, [x, y, room], { size: 8.8, align }),
    );
  }
  return height;
}

/** A deed has no letterhead: the registration in a box, then its name. */
function deedHead(
  sheet: Sheet,
  { title, titleKannada, references, issuer }: DocumentContent,
): void {
  const { doc, left, width } = sheet;
  const cells = references.filter(([, value]) => value !== undefined);
  let y = 40;
  y += write(sheet, `${issuer.kannada} · ${issuer.name}`, [left, y, width], {
    size: 8.4,
    colour: FAINT,
  });
  y += 4;
  const each = width / cells.length;
  doc.rect(left, y, width, 33).lineWidth(0.6).strokeColor(issuer.colour).stroke();
  for (const [i, [label, value = '']] of cells.entries()) {
    if (i > 0) {
      doc
        .moveTo(left + i * each, y)
        .lineTo(left + i * each, y + 33)
        .stroke();
    }
    write(sheet, label, [left + i * each + 8, y + 4, each - 16], { size: 7, colour: FAINT });
    write(sheet, value, [left + i * each + 8, y + 14, each - 16], { size: 10, weight: 'semibold' });
  }
  y += 58;
  y += write(sheet, titleKannada, [left, y, width], {
    size: 15,
    weight: 'semibold',
    colour: '#7d352f',
    align: 'center',
  });
  y += write(sheet, title.toUpperCase(), [left, y - 1, width], {
    size: 18,
    weight: 'semibold',
    align: 'center',
    spacing: 1.4,
  });
  rule(sheet, [left + width / 2 - 60, y + 2, 120], '#7d352f', 0.7);
  sheet.y = y + 18;
}

function runningHead(sheet: Sheet, { title, references, layout, issuer }: DocumentContent): void {
  const y = layout === 'certificate' ? 46 : 34;
  const [first] = references;
  const { left, width } = sheet;
  write(sheet, title, [left, y, width / 2], { size: 8, colour: FAINT });
  if (first?.[1] !== undefined) {
    write(sheet, `${first[0]}: ${first[1]}`, [left + width / 2, y, width / 2], {
      size: 8,
      colour: FAINT,
      align: 'right',
    });
  }
  rule(sheet, [left, y + 13, width], layout === 'deed' ? HAIRLINE : issuer.colour, 0.6);
  sheet.y = y + 24;
}

/** To whom a letter goes and what about, before its text. */
export function drawAddress(sheet: Sheet, { addressee, subject }: DocumentContent): void {
  const { left, width } = sheet;
  if (addressee !== undefined) {
    sheet.y += write(sheet, 'To', [left, sheet.y, width], { size: 9.4 });
    for (const [i, line] of addressee.entries()) {
      sheet.y += write(sheet, line, [left + 16, sheet.y, width - 16], {
        size: 9.4,
        weight: i === 0 ? 'semibold' : 'regular',
      });
    }
    sheet.y += 7;
  }
  if (subject !== undefined) {
    const style = { size: 9.6, weight: 'semibold', colour: INK } as const;
    write(sheet, 'Sub:', [left, sheet.y, 28], { size: 9.6, colour: FAINT });
    sheet.y += textHeight(sheet, subject, width - 30, style);
    write(
      sheet,
      subject,
      [left + 30, sheet.y - textHeight(sheet, subject, width - 30, style), width - 30],
      style,
    );
    sheet.y += 8;
  }
}
