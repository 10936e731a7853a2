// The first pages of one demonstration paper of each kind as one picture, to look at them side by side:
// `npx tsx scripts/document-sheet.mjs [FILE.png]`. Needs pdftoppm (poppler) on this machine; the product does not.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOCUMENT_KINDS } from '@manemitra/domain/expected-documents';
import { factsOfRecord } from '../catalogue/src/documents/document-facts.ts';
import { listDocuments } from '../catalogue/src/documents/document-list.ts';
import { documentPdf } from '../catalogue/src/documents/document-pdf.ts';
import { generateProjects } from '../catalogue/src/generate.ts';
import { inProject } from './project.mjs';

// The server brings sharp along.
const sharp = createRequire(inProject('apps/server/package.json'))('sharp');
const RASTERISER = 'pdftoppm';
const TILE = { width: 420, height: 594, gap: 14, across: 5 };

/** One page of each kind of paper, each of another project where there are enough. */
export async function drawDocumentSheet(file, page = 1) {
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  try {
    await writePapers(folder);
    const tiles = readdirSync(folder)
      .filter((name) => name.endsWith('.pdf'))
      .map((name) => pageAsPng(folder, name, page));
    await compose(tiles, file);
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

function pageAsPng(folder, name, page) {
  const pages = ['-f', String(page), '-l', String(page), '-r', '100', '-png'];
  return execFileSync(RASTERISER, [...pages, path.join(folder, name)], { maxBuffer: 1 << 26 });
}

async function compose(tiles, file) {
  const { width, height, gap, across } = TILE;
  const layers = await Promise.all(
    tiles.map(async (tile, i) => ({
      input: await sharp(tile)
        .resize({ width, height, fit: 'contain', background: '#8b8f96' })
        .toBuffer(),
      left: gap + (i % across) * (width + gap),
      top: gap + Math.floor(i / across) * (height + gap),
    })),
  );
  const size = {
    width: gap + across * (width + gap),
    height: gap + Math.ceil(tiles.length / across) * (height + gap),
  };
  await sharp({ create: { ...size, channels: 3, background: '#8b8f96' } })
    .composite(layers)
    .png({ palette: true })
    .toFile(file);
}

const [, script = '', file = 'documents.png', page = '1'] = process.argv;
if (import.meta.url === pathToFileURL(script).href) await drawDocumentSheet(file, Number(page));
