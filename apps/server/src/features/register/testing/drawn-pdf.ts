import Pdf from 'pdfkit';

/** A PDF of what is drawn into it, made by another program than a browser. */
export async function drawnPdf(
  draw: (pdf: InstanceType<typeof Pdf>) => void,
  options: ConstructorParameters<typeof Pdf>[0] = {},
): Promise<Buffer> {
  const pdf = new Pdf({ size: 'A4', margin: 0, ...options });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const done = new Promise<void>((resolve) => {
    pdf.on('end', () => resolve());
  });
  draw(pdf);
  pdf.end();
  await done;
  return Buffer.concat(pieces);
}

/** A list as some program exports it: each page has the heading, a cell goes over as many lines as it needs. */
export function drawList(
  pdf: InstanceType<typeof Pdf>,
  pages: readonly (readonly string[][])[],
  { head, widths }: { head: readonly string[]; widths: readonly number[] },
): void {
  for (const [place, rows] of pages.entries()) {
    if (place > 0) pdf.addPage();
    pdf.fontSize(8);
    let y = 60;
    for (const row of [head, ...rows]) {
      let [x, height] = [30, 0];
      for (const [at, cell] of row.entries()) {
        const width = widths[at] ?? 50;
        pdf.text(cell, x, y, { width: width - 6 });
        height = Math.max(height, pdf.heightOfString(cell, { width: width - 6 }));
        x += width;
      }
      y += height + 6;
    }
    pdf.fontSize(7).text(`Page ${place + 1} of ${pages.length}`, 30, 820);
  }
}
