import type { CostLine } from '@manemitra/contract/property-detail';
import { expect, it } from 'vitest';
import { moneyParts } from './money-bar.ts';

const line = (key: CostLine['key'], rupees: number | null): CostLine => ({
  key,
  label: key,
  rupees,
  rate: null,
  basis: '',
  effectiveFrom: null,
  source: { name: '', url: null },
});

it('the parts of the bar come to all that is known, and say where more comes', () => {
  const parts = moneyParts({
    lines: [
      line('agreement', 800),
      line('builder-charges', null),
      line('gst', 0),
      line('stamp-duty', 50),
      line('registration', 50),
      line('legal-fee', null),
      line('corpus-fund', 100),
    ],
  });
  expect(parts.map(({ id, rupees, isPartial, share }) => [id, rupees, isPartial, share])).toEqual([
    ['price', 800, false, 0.8],
    ['extras', 0, true, 0],
    ['duty', 100, false, 0.1],
    ['society', 100, true, 0.1],
  ]);
});

it('nothing that is known has no share', () => {
  expect(moneyParts({ lines: [line('agreement', null)] })).toMatchObject([{ rupees: 0, share: 0 }]);
});
