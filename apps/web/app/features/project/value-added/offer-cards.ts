import { SERVICE_CARDS_MAX } from '@manemitra/contract/limits';
import type { PropertyDetail } from '@manemitra/contract/properties';

type Card = PropertyDetail['valueAddedServices'][number];

/** At most six services, followed by all utilities (spec 9). */
export function offerCards(offered: readonly Card[]): Card[] {
  return [
    ...offered.filter(({ type }) => type === 'service').slice(0, SERVICE_CARDS_MAX),
    ...offered.filter(({ type }) => type === 'utility'),
  ];
}

/** The utility that leads to the EMI calculator (spec 2). */
export function isCalculator({ type, title }: Pick<Card, 'type' | 'title'>): boolean {
  return type === 'utility' && /\bemi\b/i.test(title);
}
