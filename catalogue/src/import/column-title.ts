const WORDS: Readonly<Record<string, string>> = {
  rera: 'RERA',
  oc: 'OC',
  cc: 'CC',
  id: 'ID',
  url: 'address',
  lat: 'Latitude,',
  lng: 'longitude',
};

/** A column of ours in words: `rera_valid_until` is "RERA valid until". */
export function columnTitle(name: string): string {
  const text = name
    .split('_')
    .map((word) => WORDS[word] ?? word)
    .join(' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
