import { upperFirst } from '@manemitra/domain/first-letter';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { homesText, isOnlyPlots, sizeFact } from '#web/features/project-words/public.ts';

interface HomeChip {
  kind: 'bhk' | 'size' | 'bathroom' | 'balcony' | 'facing';
  text: string | null;
  label: string;
}

/** The homes in five short facts (spec 2), and in words which of them are not known: a row of empty chips would say nothing. */
export function homeChips(property: PropertyDetail): {
  known: { kind: HomeChip['kind']; text: string }[];
  undisclosed: string[];
} {
  const chips = allChips(property);
  return {
    known: chips.flatMap(({ kind, text }) => (text === null ? [] : [{ kind, text }])),
    undisclosed: chips.flatMap(({ text, label }) => (text === null ? [label.toLowerCase()] : [])),
  };
}

/** A site has no rooms, so it has two of them and its facing. */
function allChips(property: PropertyDetail): HomeChip[] {
  const { units } = property;
  if (units.length === 0) return [];
  const size = sizeFact(property);
  const rooms: HomeChip[] = [
    chip('bathroom', countText(units, 'bathroom'), 'Bathrooms'),
    chip('balcony', countText(units, 'balcony'), 'Balconies'),
  ];
  return [
    chip('bhk', homesText(property) || null, 'Homes'),
    chip(
      'size',
      size.value === null ? null : `${size.value} ${size.label.toLowerCase()}`,
      size.label,
    ),
    ...(isOnlyPlots(property) ? [] : rooms),
    chip('facing', facingText(units), 'Facing'),
  ];
}

function chip(kind: HomeChip['kind'], text: string | null, label: string): HomeChip {
  return { kind, text, label };
}

type Homes = PropertyDetail['units'];

const MANY = { bathroom: 'bathrooms', balcony: 'balconies' } as const;

/** `2 to 4 bathrooms`, `1 balcony`, `No balcony`, `2 bathrooms (3 BHK)`. */
function countText(homes: Homes, thing: keyof typeof MANY): string | null {
  const telling = homes.filter((home) => home[MANY[thing]] !== null);
  const known = telling.flatMap((home) => home[MANY[thing]] ?? []);
  if (known.length === 0) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const whose = ofWhich(telling, homes);
  if (most === 0) return `No ${thing}${whose}`;
  const range = least === most ? `${most}` : `${least} to ${most}`;
  return `${range} ${most === 1 ? thing : MANY[thing]}${whose}`;
}

/** `East, north facing`, `East facing (3 BHK)`. */
function facingText(homes: Homes): string | null {
  const telling = homes.filter(({ facings }) => (facings ?? []).length > 0);
  const known = [...new Set(telling.flatMap(({ facings }) => facings ?? []))];
  if (known.length === 0) return null;
  const text = `${known.join(', ')} facing${ofWhich(telling, homes)}`;
  return upperFirst(text);
}

/** Which homes tell it, where others do not: said of one home it must not look like said of all. */
function ofWhich(telling: Homes, homes: Homes): string {
  if (telling.length === homes.length) return '';
  return telling.length === 1
    ? ` (${telling[0]?.label ?? ''})`
    : ` (${telling.length} of ${homes.length} homes)`;
}
