import type { Property } from '@manemitra/contract/properties';
import { formatDate } from '@manemitra/domain/dates';
import { formatDistance } from '@manemitra/domain/geography';

/** Facts in words that only a project's own page says; those of its card are in `project-words`. */

/** `Kadugodi Tree Park (Purple line), 1.1 km as the crow flies`; says so while trains do not run there yet. */
export function metroText({ project }: Pick<Property, 'project'>): string | null {
  if (project.nearestMetro === null) return null;
  const { station, line, status, meters } = project.nearestMetro;
  const lineName = `${line.charAt(0).toUpperCase()}${line.slice(1)} line`;
  const stage = status === 'operational' ? '' : `, ${status.replaceAll('-', ' ')}`;
  return `${station} (${lineName}${stage}), ${formatDistance(meters)} as the crow flies`;
}

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
