import { describe, expect, it } from 'vitest';
import { documentSections } from './document-sections.ts';

const paper = (name: string, downloadLink: string) => ({ name, downloadLink, kind: null });

describe('the documents', () => {
  it('stand in the three sub-tabs of the specification', () => {
    const sections = documentSections({ plan: [], noc: [], land: [] });
    expect(sections.map(({ label }) => label)).toEqual(['Approvals', 'NOC', 'Title Documents']);
  });

  it('are stepped through on the page where they are ours, and opened on their own site else', () => {
    const [approvals] = documentSections({
      plan: [
        paper('Sanction', '/documents/x/plan-sanction.pdf'),
        paper('Elsewhere', 'https://files.example.com/a.pdf'),
        paper('Certificate', '/documents/x/rera-certificate.pdf'),
      ],
      noc: [],
      land: [],
    });
    expect(approvals?.rows.map(({ at, host }) => [at, host])).toEqual([
      [0, null],
      [null, 'files.example.com'],
      [1, null],
    ]);
    expect(approvals?.shown.map(({ name }) => name)).toEqual(['Sanction', 'Certificate']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'papers/a.pdf', ''])(
    'are no link at the address %j',
    (address) => {
      const [, noc] = documentSections({ plan: [], noc: [paper('Odd', address)], land: [] });
      expect(noc?.rows[0]?.href).toBeNull();
    },
  );

  it.each(['//evil.example/a.pdf', '/\\evil.example/a.pdf'])(
    'are not fetched from another site by the address %j',
    (address) => {
      const [, , title] = documentSections({ plan: [], noc: [], land: [paper('Odd', address)] });
      expect(title?.shown).toEqual([]);
    },
  );
});
