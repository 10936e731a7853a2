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
    chip(
      'bathroom',
      countText(
        units.map((unit) => unit.bathrooms),
        'bathroom',
      ),
      'Bathrooms',
    ),
    chip(
      'balcony',
      countText(
        units.map((unit) => unit.balconies),
        'balcony',
      ),
      'Balconies',
    ),
  ];
  return [
    chip('bhk', homesText(property) || null, 'Homes'),
    chip(
      'size',
      size.value === null ? null : `${size.value} ${size.label.toLowerCase()}`,
      size.label,
    ),
    ...(isOnlyPlots(property) ? [] : rooms),
    chip('facing', facingText(units.map((unit) => unit.facings)), 'Facing'),
  ];
}

function chip(kind: HomeChip['kind'], text: string | null, label: string): HomeChip {
  return { kind, text, label };
}

const MANY = { bathroom: 'bathrooms', balcony: 'balconies' };

/** `2 to 4 bathrooms`, `1 balcony`, `No balcony`. */
function countText(counts: readonly (number | null)[], thing: keyof typeof MANY): string | null {
  const known = counts.filter((count) => count !== null);
  if (known.length === 0) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (most === 0) return `No ${thing}`;
  const range = least === most ? `${most}` : `${least} to ${most}`;
  return `${range} ${most === 1 ? thing : MANY[thing]}`;
}

/** `East, north facing`. */
function facingText(facings: readonly (readonly string[] | null)[]): string | null {
  const known = [...new Set(facings.flatMap((each) => each ?? []))];
  if (known.length === 0) return null;
  const text = `${known.join(', ')} facing`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
