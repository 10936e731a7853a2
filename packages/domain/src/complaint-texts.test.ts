import { describe, expect, it } from 'vitest';
import { noComplaintsText, noPastProjectsText } from './complaint-texts.ts';

describe('the texts of empty lists', () => {
  it('name the day on which that project was looked up', () => {
    expect(noComplaintsText('2026-08-03', { state: 'registered' })).toBe(
      'No complaints have been raised on RERA as of 3 Aug 2026',
    );
    expect(noPastProjectsText('2026-08-03')).toBe(
      'No project history is available in RERA as of 3 Aug 2026',
    );
  });

  it('do not say "not checked" of a project that needs no registration', () => {
    expect(noComplaintsText(null, { state: 'not-needed' })).toBe(
      'Complaints on RERA: not heard there, for it needs no registration',
    );
  });

  it('say so when nobody has looked', () => {
    expect(noComplaintsText(null, { state: 'registered' })).toContain('not checked yet');
    expect(noPastProjectsText(null)).toContain('not checked yet');
  });
});
