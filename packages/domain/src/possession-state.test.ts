import { describe, expect, it } from 'vitest';
import { isPromisePast, pastPromiseText, possessionState } from './possession-state.ts';

it.each([
  ['ready', true, ['apartment'], 'ready'],
  ['ready', false, ['apartment'], 'built-oc-pending'],
  ['ready', false, ['apartment', 'plot'], 'built-oc-pending'],
  ['ready', false, ['plot'], 'ready'],
  ['ready', false, [], 'built-oc-pending'],
  ['ready', null, ['apartment'], 'ready'],
  ['under-construction', false, ['apartment'], 'under-construction'],
  [null, false, ['apartment'], null],
])(
  'stated as %s, certificate %s, homes %j: %s',
  (status, occupancyCertificateReceived, types, state) => {
    expect(possessionState({ status, occupancyCertificateReceived, types })).toBe(state);
  },
);

describe('a promise that has passed', () => {
  it('is passed from the next day on, if no source says that the homes are built', () => {
    expect(isPromisePast('under-construction', '2025-12-31', '2026-01-01')).toBe(true);
    expect(isPromisePast(null, '2025-12-31', '2026-01-01')).toBe(true);
    expect(isPromisePast('under-construction', '2025-12-31', '2025-12-31')).toBe(false);
    expect(isPromisePast('ready', '2025-12-31', '2026-01-01')).toBe(false);
    expect(isPromisePast('built-oc-pending', '2025-12-31', '2026-01-01')).toBe(false);
    expect(isPromisePast('under-construction', null, '2026-01-01')).toBe(false);
  });

  it('is said as exactly as it was known, and that nobody confirmed it', () => {
    expect(pastPromiseText('2025-12-31', null)).toBe('Promised Dec 2025, not confirmed');
    expect(pastPromiseText('2025-12-31', 'year')).toBe('Promised 2025, not confirmed');
  });
});
