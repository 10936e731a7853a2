import { FAINT, rule, write } from './sheet.ts';

/** What every page of every paper says, so that a print or a screenshot of any page says it too. */
export const MARK = 'DEMONSTRATION — not a document of any authority';
export const MARK_KANNADA = 'ಪ್ರಾತ್ಯಕ್ಷಿಕೆ — ಇದು ಯಾವುದೇ ಪ್ರಾಧಿಕಾರದ ದಾಖಲೆಯಲ್ಲ';
const DISCLAIMER =
  'Drawn by ManeMitra’s demonstration catalogue. The project, the people, the numbers and the amounts are invented. No emblem, seal or signature is reproduced.';

/** The watermark across the page, and the lines at its foot. */
export function markPages(doc: PDFKit.PDFDocument, running: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    doc.switchToPage(start + i);
    watermark(doc);
    footer(doc, running, `Page ${i + 1} of ${count}`);
  }
}

function watermark(doc: PDFKit.PDFDocument): void {
  const { width, height } = doc.page;
  const isWide = width > height;
  doc.save();
  doc.rotate(isWide ? -27 : -48, { origin: [width / 2, height / 2] });
  doc.fillOpacity(0.085);
  const left = width / 2 - 450;
  write({ doc }, 'DEMONSTRATION', [left, height / 2 - 78, 900], {
    size: isWide ? 76 : 82,
    weight: 'semibold',
    colour: '#7a1f2b',
    align: 'center',
  });
  write({ doc }, 'ಪ್ರಾತ್ಯಕ್ಷಿಕೆ', [left, height / 2 + 16, 900], {
    size: 54,
    weight: 'semibold',
    colour: '#7a1f2b',
    align: 'center',
  });
  doc.restore();
}

function footer(doc: PDFKit.PDFDocument, running: string, page: string): void {
  const { width, height } = doc.page;
  const left = 46;
  const across = width - 2 * left;
  const y = height - 62;
  doc.fillOpacity(1);
  rule({ doc }, [left, y, across], '#7a1f2b', 0.8);
  const half = across / 2;
  write({ doc }, MARK, [left, y + 5, half], {
    size: 7.6,
    weight: 'semibold',
    colour: '#7a1f2b',
  });
  write({ doc }, MARK_KANNADA, [left + half, y + 5, half], {
    size: 7.6,
    weight: 'semibold',
    colour: '#7a1f2b',
    align: 'right',
  });
  write({ doc }, DISCLAIMER, [left, y + 17, across], { size: 6.2, colour: FAINT });
  write({ doc }, running, [left, y + 27, across - 80], { size: 6.2, colour: FAINT });
  write({ doc }, page, [left + across - 80, y + 27, 80], {
    size: 6.2,
    colour: FAINT,
    align: 'right',
  });
}
