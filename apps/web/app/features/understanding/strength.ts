import { upperFirst } from '@manemitra/domain/first-letter';
import type { Strength } from '@manemitra/query/criteria';
import type { Constraint } from '@manemitra/query/interpretation';
import { DOT } from '#web/ui/dot.ts';

/** How a strength is named to a buyer, and what it does to the results. */
export const STRENGTH_WORDS: Record<Strength, { word: string; effect: string }> = {
  must: { word: 'Must', effect: 'Only projects that have it' },
  nice: { word: 'Nice', effect: 'Shown first when they have it' },
  avoid: { word: 'Avoid', effect: 'Projects that have it are left out' },
};

/** The label of a wish next to its strength: `Not Whitefield` under "Avoid" would say it twice and read as its opposite. */
export function besideStrength({
  label,
  strength,
}: Pick<Constraint, 'label' | 'strength'>): string {
  const bare = strength === 'avoid' ? label.replace(/^not /i, '') : label;
  return upperFirst(bare);
}

/** A whole wish in one line: "2 BHK · Up to ₹60 L". */
export function wishText(wish: readonly Pick<Constraint, 'label'>[]): string {
  return wish.map(({ label }) => label).join(DOT);
}
