import type { CostLine, KeysInHand } from '@manemitra/contract/property-detail';
import { COST_NAMES } from '@manemitra/domain/cost-names';

/** A part of what a home costs until the keys, as one piece of the bar. */
export interface MoneyPart {
  id: 'price' | 'extras' | 'gst' | 'duty' | 'society';
  label: string;
  /** The known lines of it, in rupees. */
  rupees: number;
  /** One of its lines is not known, so it is only a minimum. */
  isPartial: boolean;
  /** Of all that is known, from 0 to 1. */
  share: number;
}

const PARTS: Readonly<Record<MoneyPart['id'], { label: string; keys: CostLine['key'][] }>> = {
  price: { label: 'Listed price', keys: ['agreement'] },
  extras: { label: COST_NAMES['builder-charges'], keys: ['builder-charges'] },
  gst: { label: 'GST', keys: ['gst'] },
  duty: {
    label: 'Stamp duty and registration',
    keys: ['stamp-duty', 'cess', 'surcharge', 'registration'],
  },
  society: {
    label: 'Legal fee, maintenance, corpus',
    keys: ['legal-fee', 'advance-maintenance', 'corpus-fund'],
  },
};

/** The parts of the sum, each with its share of the known total; a part that is not due is left out. */
export function moneyParts({ lines }: Pick<KeysInHand, 'lines'>): MoneyPart[] {
  const known = lines.reduce((sum, { rupees }) => sum + (rupees ?? 0), 0);
  return (Object.keys(PARTS) as MoneyPart['id'][]).flatMap((id): MoneyPart[] => {
    const { label, keys } = PARTS[id];
    const own = lines.filter(({ key }) => keys.includes(key));
    const rupees = own.reduce((sum, line) => sum + (line.rupees ?? 0), 0);
    const isPartial = own.some((line) => line.rupees === null);
    if (rupees === 0 && !isPartial) return [];
    return [{ id, label, rupees, isPartial, share: known === 0 ? 0 : rupees / known }];
  });
}
