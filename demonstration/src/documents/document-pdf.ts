import type { DocumentKind } from '@manemitra/domain/expected-documents';
import { reraStanding, reraText } from '@manemitra/domain/rera-standing';
import { composeDocument } from './compose.ts';
import type { DocumentFacts } from './document-facts.ts';
import { drawBlock } from './drawing/blocks.ts';
import { MARK, markPages } from './drawing/marks.ts';
import { drawAddress, layPaper } from './drawing/paper.ts';
import { openDocument } from './drawing/sheet.ts';

/** One paper of a demonstration project as a PDF: the same facts give the same bytes. */
export async function documentPdf(kind: DocumentKind, facts: DocumentFacts): Promise<Buffer> {
  const content = composeDocument(kind, facts);
  const doc = openDocument({
    title: `${content.title}, ${facts.name}`,
    subject: MARK,
    createdOn: facts.checkedOn,
    isWide: content.layout === 'register',
  });
  const bytes = collect(doc);
  const sheet = layPaper(doc, content);
  drawAddress(sheet, content);
  for (const block of content.blocks) drawBlock(sheet, block);
  markPages(doc, [facts.name, content.title, standing(facts)].join(' · '));
  doc.end();
  return bytes;
}

/** A demonstration project's number leads nowhere, but who holds the paper must know where a true one is looked up. */
function standing({ reraNumber, reraCheckedOn }: DocumentFacts): string {
  const numbers = reraNumber === undefined ? [] : [reraNumber];
  const rera = reraStanding({ numbers, checkedOn: reraCheckedOn ?? null });
  return `${reraText(rera, true)} (${new URL(rera.registerUrl).host})`;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
