import { expect, it } from 'vitest';
import { possessionState } from './possession-state.ts';

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
