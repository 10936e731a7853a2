import { expect, it } from 'vitest';
import { COST_KEYS, withoutText, withoutWords } from './cost-names.ts';

it('what a sum leaves out is named, and counted where it would get too long', () => {
  expect(withoutText([])).toBeNull();
  expect(withoutText(['gst'])).toBe('without GST: not known');
  expect(withoutWords(['gst'])).toBe('without GST');
  expect(withoutText(['legal-fee', 'advance-maintenance', 'corpus-fund'])).toBe(
    'without corpus fund, advance maintenance and legal fee: not known',
  );
  expect(withoutText(['gst', 'legal-fee', 'advance-maintenance', 'corpus-fund'])).toBe(
    'without GST, corpus fund and 2 more charges: not known',
  );
});

it('the heaviest is named first, and what is counted has a name', () => {
  expect(withoutWords(['builder-charges', 'gst', 'legal-fee'], 2)).toBe(
    'without GST and 2 more charges',
  );
  for (const key of COST_KEYS) expect(withoutWords([key])).not.toBe('without ');
});
