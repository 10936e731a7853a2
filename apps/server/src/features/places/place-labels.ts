/** What a place is, for people; a kind that nobody listed is shown as its own words. */
const LABELS: Readonly<Record<string, string>> = {
  'metro-station': 'Metro station',
  'government-school': 'Government school',
  'tech-park': 'Tech park',
  'railway-station': 'Railway station',
  'sports-ground': 'Sports ground',
};

/** `Lake`, `Invented restaurant`. */
export function placeLabel(kind: string, isDemonstration: boolean): string {
  const label = LABELS[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
  return isDemonstration ? `Invented ${label.toLowerCase()}` : label;
}
