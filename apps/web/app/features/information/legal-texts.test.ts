import { describe, expect, it } from 'vitest';
import { DISCLAIMER } from './disclaimer.ts';
import type { LegalDocument } from './legal-document.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

const sectionOf = ({ sections }: LegalDocument, id: string): string =>
  JSON.stringify(sections.find((section) => section.id === id)?.blocks);

describe('what spec 2 says of the documents', () => {
  it('the terms count from 20/04/2025, from 18 years on, by the law of India, before the courts of Bengaluru', () => {
    expect(TERMS.effective).toBe('Effective 20/04/2025');
    expect(sectionOf(TERMS, 'who-may-use-it')).toContain('at least 18 years old');
    expect(sectionOf(TERMS, 'law')).toMatch(/law of India applies.*courts of Bengaluru/);
  });

  it('a grievance is acknowledged within 48 hours and resolved within 15 business days', () => {
    expect(sectionOf(PRIVACY, 'grievance')).toContain(
      'We acknowledge a grievance within 48 hours and resolve it within 15 business days.',
    );
    expect(PRIVACY.intro).toContain('Digital Personal Data Protection Act, 2023');
  });

  it('the privacy policy names every key that the specification keeps in a browser', () => {
    const told = sectionOf(PRIVACY, 'in-your-browser');
    for (const key of [
      'user',
      'role',
      'search',
      'chatOn',
      'chatMessages',
      'compareList',
      'activeProject',
      'darkTheme',
      'token',
      'manemitra.',
    ]) {
      expect(told).toContain(`**${key}**`);
    }
  });

  it('each document has its title and a section under each of its addresses', () => {
    expect([TERMS, PRIVACY, DISCLAIMER].map(({ title }) => title)).toEqual([
      'Terms of Use',
      'Privacy Policy',
      'Disclaimer',
    ]);
    for (const { sections } of [TERMS, PRIVACY, DISCLAIMER]) {
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
