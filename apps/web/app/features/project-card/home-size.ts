import { sizeText } from '#web/features/project-words/public.ts';
import type { ListedCard } from './listed-card.ts';

/** Which size of a flat a card shows: what is lived in, or what listings quote and orders go by. */
export type SizeBasis = 'carpet' | 'super-built-up';

/** The size of the home that fits, with its kind where that is not the site's; of no home none. */
export function sizeOfHome(
  { home, units }: Pick<ListedCard, 'home' | 'units'>,
  basis: SizeBasis,
): string | null {
  const unit = units.find(({ id }) => id === home?.unitId);
  if (unit === undefined) return null;
  const carpet = ['carpet', unit.carpetSqft] as const;
  const quoted = ['super built-up', unit.superBuiltUpSqft] as const;
  const site = ['', unit.plotSqft] as const;
  const kinds = basis === 'carpet' ? [carpet, site, quoted] : [quoted, site, carpet];
  const [kind, range] = kinds.find(([, known]) => known !== null) ?? carpet;
  if (range === null) return null;
  // The price is that of the smallest.
  const from = (range.max ?? range.min) > range.min ? 'from ' : '';
  return `${from}${sizeText([{ min: range.min, max: null }])} ${kind}`.trim();
}
