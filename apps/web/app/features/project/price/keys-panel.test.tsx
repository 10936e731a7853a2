import type { UnitPrice } from '@manemitra/contract/property-detail';
import { type BuilderCharge, untoldCharges } from '@manemitra/domain/builder-charges';
import { keysInHand } from '@manemitra/domain/keys-in-hand';
import { agreementPriceRows, type AgreementLines } from '@manemitra/domain/price-rows';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { KeysPanel } from './keys-panel.tsx';

const NOTHING_ON_TOP: Record<BuilderCharge, number> = {
  'car-parking': 0,
  'bescom-bwssb': 0,
  infrastructure: 0,
  amenities: 0,
};

/** A ready flat of ₹1 Cr of which everything is told but, it may be, what its price is made up of. */
function priceOf(lines: AgreementLines): UnitPrice {
  const agreement = 10_000_000;
  const type = 'apartment';
  const keys = keysInHand(
    {
      type,
      agreement,
      carpetSqft: 1000,
      isUrban: true,
      isCompleted: true,
      legalFee: 20_000,
      advanceMaintenance: 50_000,
      corpusFund: 30_000,
      untold: untoldCharges({ type, agreement, lines }),
      registeredOn: '2026-11-30',
    },
    { name: 'A leaflet', url: null },
  );
  return {
    unitId: '1',
    label: '3 BHK',
    size: { unit: '3 BHK', sqft: null, basis: null, upTo: null },
    agreementPrice: {
      rows: agreementPriceRows({ lines, agreement }),
      totalAgg: { value: agreement },
    },
    possessionCost: { rows: [], gst: 0 },
    totalCost: keys.total,
    keysInHand: keys,
    dearest: null,
  };
}

function panelOf(lines: AgreementLines): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <KeysPanel
        price={priceOf(lines)}
        slug="areca"
        possession={null}
        ofProject={null}
        budget={{ max: 11_500_000, basis: 'listed' }}
        search="3 BHK under 1.15 cr"
      />
    </MemoryRouter>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('the price that leads the part', () => {
  it('is one at least, nothing is ticked, and what to ask is said once where nobody tells what it includes', () => {
    const text = panelOf({});
    expect(text).toContain('What is known of the all-inclusive price at least ₹1.08 Cr');
    expect(text).toContain('without possible extra charges: not known');
    expect(text.match(/Ask whether the listed price includes car parking,/g)).toHaveLength(1);
    expect(text).toContain('All in, at most ₹7 L left of your limit of ₹1.15 Cr.');
    expect(text).not.toMatch(/under your limit|per sq ft of carpet/);
  });

  it('is all-in, and its limit is ticked, where each charge is told', () => {
    const text = panelOf(NOTHING_ON_TOP);
    expect(text).toContain('1,000 sq ft carpet');
    expect(text).toContain('All-in: approximate all-inclusive price');
    expect(text).toContain('All in, ₹6 L under your limit of ₹1.15 Cr.');
    expect(text).not.toMatch(/extra charges|Ask whether|at least/);
  });
});
