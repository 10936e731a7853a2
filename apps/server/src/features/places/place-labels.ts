import { upperFirst } from '@manemitra/domain/first-letter';

/** Names for kinds of places; an unknown kind is shown as its own words. */
const LABELS: Readonly<Record<string, string>> = {
  'metro-station': 'Metro station',
  'government-school': 'Government school (register of 2012)',
  'tech-park': 'Tech park',
  'railway-station': 'Railway station',
};

/** `Lake`, `Government school (register of 2012)`. */
export function placeLabel(kind: string): string {
  return LABELS[kind] ?? upperFirst(kind).replaceAll('-', ' ');
}
