import { decodedText } from '@manemitra/catalogue/import/decoded-text';
import { xlsxAsCsv } from '@manemitra/catalogue/import/read-xlsx';
import { UnreadableFile } from '@manemitra/catalogue/import/unreadable-file';
import {
  readRegister,
  readRegisterPdf,
  type RegisterFile,
} from '@manemitra/catalogue/register/read-register';
import { readPdfWords } from './pdf/read-pdf-words.ts';

/** Reads a saved page (HTML, PDF) or an extract (CSV, XLSX) of the register. Throws UnreadableFile when it is none. */
export async function readRegisterFile(fileName: string, bytes: Uint8Array): Promise<RegisterFile> {
  const file = Buffer.from(bytes);
  if (/\.pdf$/i.test(fileName) || file.subarray(0, 5).toString('latin1') === '%PDF-') {
    return readRegisterPdf(await readPdfWords(file));
  }
  if (/\.xls[xm]$/i.test(fileName)) return readRegister([...xlsxAsCsv(file)].join(''));
  if (!/\.(?:html?|csv|tsv|txt)$/i.test(fileName)) {
    throw new UnreadableFile(
      'Choose a saved page (.html or .pdf) or an extract (.csv or .xlsx) of the register.',
    );
  }
  async function* pieces() {
    yield file;
  }
  const text: string[] = [];
  for await (const piece of decodedText(pieces())) text.push(piece);
  return readRegister(text.join(''));
}
