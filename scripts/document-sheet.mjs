import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DOCUMENT_KINDS } from '@manemitra/domain/expected-documents';
import { factsOfRecord } from '../catalogue/src/documents/document-facts.ts';
import { listDocuments } from '../catalogue/src/documents/document-list.ts';
import { documentPdf } from '../catalogue/src/documents/document-pdf.ts';
import { generateProjects } from '../catalogue/src/generate.ts';

/** Of poppler, for people who look at papers; the product does without. */
const RASTERISER = 'pdftoppm';

/** The first page of one demonstration paper of each kind, each of another project where there are enough. */
export async function documentPages() {
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  try {
    await writePapers(folder);
    return readdirSync(folder).map((name) => firstPage(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function writePapers(folder) {
  const projects = [...generateProjects(600)].map((record) =>
    factsOfRecord(record, record.reraNumbers?.[0] ?? record.externalId ?? ''),
  );
  for (const [i, kind] of DOCUMENT_KINDS.entries()) {
    const owners = projects.filter((facts) => listDocuments(facts).some((d) => d.kind === kind));
    const owner = owners[(i * 7) % owners.length];
    if (owner === undefined) throw new Error(`None of 600 projects has a ${kind}.`);
    const number = String(i).padStart(2, '0');
    writeFileSync(path.join(folder, `${number}-${kind}.pdf`), await documentPdf(kind, owner));
  }
}

function firstPage(folder, name) {
  const pages = ['-f', '1', '-l', '1', '-r', '100', '-png'];
  return execFileSync(RASTERISER, [...pages, path.join(folder, name)], { maxBuffer: 1 << 26 });
}
