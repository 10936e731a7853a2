import { DOCUMENT_KINDS, type DocumentKind } from '@manemitra/domain/expected-documents';
import { describe, expect, it } from 'vitest';
import { generateProjects } from '../generate.ts';
import { composeDocument } from './compose.ts';
import { factsOfRecord } from './document-facts.ts';
import type { DocumentFacts } from './document-facts.ts';
import { listDocuments } from './document-list.ts';
import { documentPdf } from './document-pdf.ts';
import { MARK, MARK_KANNADA } from './drawing/marks.ts';
import { readPdf } from './testing/read-pdf.ts';

const projects = [...generateProjects(300)].map((record) => {
  const facts = factsOfRecord(record, record.externalId ?? '');
  return { facts, kinds: new Set(listDocuments(facts).map(({ kind }) => kind)) };
});
const having = (kind: DocumentKind) =>
  projects.filter(({ kinds }) => kinds.has(kind)).map(({ facts }) => facts);
/** A project whose file has such a paper. */
function owner(kind: DocumentKind): DocumentFacts {
  const [found] = having(kind);
  if (found === undefined) throw new Error(`None of 300 projects has a ${kind}.`);
  return found;
}
const spaceless = (text: string) => text.replaceAll(/\s/g, '');

describe.each(DOCUMENT_KINDS)('the %s', (kind) => {
  const drawn = documentPdf(kind, owner(kind));

  it('is a sound file of at least two pages, small, in our fonts alone', async () => {
    const bytes = await drawn;
    const pdf = readPdf(bytes);
    expect(pdf.pages.length).toBeGreaterThanOrEqual(2);
    expect(pdf.pages.length).toBeLessThanOrEqual(4);
    expect(bytes.length).toBeLessThan(150_000);
    expect(new Set(pdf.fonts.map((name) => name.replace(/^\w+\+/, '')))).toEqual(
      new Set(['AnekKannada-Regular', 'AnekKannada-SemiBold']),
    );
  });

  it('names its project and says on every page, in both languages, that it is none', async () => {
    const facts = owner(kind);
    const { pages, title } = readPdf(await drawn);
    expect(title).toContain(facts.name);
    for (const { text } of pages) {
      expect(text).toContain(facts.name);
      expect(text).toContain(MARK);
      expect(text).toContain(MARK_KANNADA);
      expect(text).toContain('DEMONSTRATION');
    }
  });

  it('tells on every page how its project stands with RERA, and where to look that up', async () => {
    const facts = owner(kind);
    const { pages } = readPdf(await drawn);
    for (const { text } of pages) {
      expect(spaceless(text)).toContain(`RERA${facts.reraNumber ?? ':'}`);
      expect(spaceless(text)).toContain('(rera.karnataka.gov.in)');
    }
  });

  it('has the same bytes whatever was drawn before', async () => {
    const again = await documentPdf(kind, owner(kind));
    expect(again.equals(await drawn)).toBe(true);
  });

  it('writes no letter that the fonts lack and no fact that is missing', () => {
    for (const facts of having(kind)) {
      // A fact that is not known is undefined there, and its row is not drawn.
      const text = JSON.stringify(composeDocument(kind, facts), (_, value: unknown) =>
        value === undefined ? '' : value,
      );
      expect(text).not.toMatch(/undefined|NaN|null|Invalid/);
      expect(text).toMatch(/^[\x20-\x7e\u0c80-\u0cff‘’“”–—…·×°²₹]*$/);
    }
  });
});

describe('what a paper tells', () => {
  it('has the figures that the product shows', async () => {
    const facts = owner('plan-sanction');
    const { pages } = readPdf(await documentPdf('plan-sanction', facts));
    const text = spaceless(pages.map((page) => page.text).join(''));
    for (const fact of [
      facts.promoter.name,
      facts.approvalReference,
      ...(facts.surveyNumbers ?? []),
      ...facts.units.map(({ label }) => label),
    ]) {
      expect(text).toContain(spaceless(fact ?? ''));
    }
    expect(text).toContain('₹');
  });
});
