const WORDS: Readonly<Record<string, string>> = {
  rera: 'RERA',
  oc: 'OC',
  cc: 'CC',
  id: 'ID',
  url: 'address',
  lat: 'Latitude,',
  lng: 'longitude',
};

/** Columns whose name does not say what they hold. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['possession_is', 'Possession date is of completion'],
  ['units', 'Kinds of home (2, 3 BHK)'],
  ['total_units', 'Number of homes'],
  ['khatha', 'Khata'],
  ['e_khatha', 'e-Khata'],
  ['part', 'Tower or phase of the row'],
  ['rera_parts', 'Tower or phase of each RERA number'],
  ['flat_number', 'Flat number (each row is one flat)'],
  ['flat_tower', 'Tower of the flat'],
  ['flat_status', 'Whether the flat is sold'],
  ['facing', 'Facing of the home'],
  ['bathrooms', 'Bathrooms of the home'],
  ['balconies', 'Balconies of the home'],
  ['home_type', 'Apartment, villa or plot'],
  ['all_in_price_range', 'All-in price range (with taxes)'],
  ['price_range', 'Price range (before taxes)'],
  ['rate_range', 'Price per square foot'],
]);

/** A column of ours in words: `rera_valid_until` is "RERA valid until". */
export function columnTitle(name: string): string {
  const title = TITLES.get(name);
  if (title !== undefined) return title;
  const text = name
    .split('_')
    .map((word) => WORDS[word] ?? word)
    .join(' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
