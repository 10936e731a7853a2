import type { PropertyDetail } from '@manemitra/contract/properties';
import type { Property } from '@manemitra/contract/property';
import type { FactGroup, FactsOfSource } from '@manemitra/contract/property-detail';
import { factDay } from '@manemitra/domain/fact-day';

/** Where facts are from, in words that only a project's own page says; the facts are in the contract's registry. */

/** `Source: A stock list, as of 3 Oct 2026`. */
export function provenanceText({ provenance }: Pick<Property, 'provenance'>): string {
  return `Source: ${provenance.source}, ${factDay('project', provenance.checkedOn)}`;
}

/**
 * What is from elsewhere than the rest, by its group: `Prices and charges: Staff edit, as of 28 Nov 2026`; where facts of a group
 * differ, each with its own source and day.
 */
export function otherSourceTexts(
  { facts, provenance }: Pick<PropertyDetail, 'facts' | 'provenance'>,
  shown: ReadonlySet<FactGroup>,
): string[] {
  return facts.flatMap(({ group, label, source, checkedOn, isKnown, parts }) => {
    if (!isKnown || !shown.has(group)) return [];
    if (parts !== undefined) return [`${label}: ${partsText(parts)}`];
    const isOwn = source.name === provenance.source && checkedOn === provenance.checkedOn;
    return isOwn ? [] : [`${label}: ${source.name}, ${factDay(group, checkedOn)}`];
  });
}

/** Of one source on two days it is named once: `Stock list (land as of 30 Nov 2026, the rest as of 28 Nov 2026)`. */
function partsText(parts: readonly FactsOfSource[]): string {
  const [first] = parts;
  const isOfOne = parts.every(({ source }) => source.name === first?.source.name);
  if (first === undefined || !isOfOne) return parts.map(partText).join('; ');
  const days = parts.map(({ label, checkedOn }) => `${label} ${factDay('project', checkedOn)}`);
  return `${first.source.name} (${days.join(', ')})`;
}

/** `3 BHK: price from Stock list, as of 27 Nov 2026`. */
export function partText({ label, source, checkedOn }: FactsOfSource): string {
  return `${label} from ${source.name}, ${factDay('project', checkedOn)}`;
}

export function yesNo(value: boolean | null, words: { yes: string; no: string }): string | null {
  if (value === null) return null;
  return value ? words.yes : words.no;
}
