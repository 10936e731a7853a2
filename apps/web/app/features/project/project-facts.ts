import type { Property } from '@manemitra/contract/property';
import { formatDate } from '@manemitra/domain/dates';

/** Where facts are from, in words that only a project's own page says; the facts are in the contract's registry. */

/** `Source: Karnataka RERA, checked on 3 Oct 2026`. */
export function provenanceText({ provenance }: Pick<Property, 'provenance'>): string {
  const checked =
    provenance.checkedOn === null
      ? 'not checked yet'
      : `checked on ${formatDate(provenance.checkedOn)}`;
  return `Source: ${provenance.source}, ${checked}`;
}

export function yesNo(value: boolean | null, words: { yes: string; no: string }): string | null {
  if (value === null) return null;
  return value ? words.yes : words.no;
}
