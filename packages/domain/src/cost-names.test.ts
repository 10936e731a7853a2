import { expect, it } from 'vitest';
import { withoutText, withoutWords } from './cost-names.ts';

it('what a sum leaves out is named, and counted where it would get too long', () => {
  expect(withoutText([])).toBeNull();
  expect(withoutText(['gst'])).toBe('without GST: not known');
  expect(withoutWords(['gst'])).toBe('without GST');
  expect(withoutText(['legal-fee', 'advance-maintenance', 'corpus-fund'])).toBe(
    'without legal fee, advance maintenance and corpus fund: not known',
  );
  expect(withoutText(['gst', 'legal-fee', 'advance-maintenance', 'corpus-fund'])).toBe(
    'without GST, legal fee and 2 more: not known',
  );
});
