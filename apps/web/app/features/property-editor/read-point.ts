export interface Coordinates {
  lat: number;
  lng: number;
}

const NUMBER = String.raw`(-?\d{1,3}\.\d+)`;
const BETWEEN = String.raw`\s*(?:[,;~/\s]|%2C|%20)+\s*`;

/** How map services and people write a point, the most exact first: a place's own point before the middle of a view. */
const WRITTEN: readonly RegExp[] = [
  new RegExp(String.raw`^\s*\(?${NUMBER}${BETWEEN}${NUMBER}\)?\s*$`),
  // Google Maps, of a place: …!3d12.9716!4d77.5946
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  // OpenStreetMap with a mark.
  new RegExp(String.raw`[?&]mlat=${NUMBER}&(?:amp;)?mlon=${NUMBER}`),
  new RegExp(
    `[?&](?:q|query|ll|sll|daddr|destination|center|cp)=(?:loc:)?${NUMBER}${BETWEEN}${NUMBER}`,
  ),
  new RegExp(`^geo:${NUMBER}${BETWEEN}${NUMBER}`),
  // Where Google Maps and OpenStreetMap look at.
  new RegExp(`/@${NUMBER}${BETWEEN}${NUMBER}`),
  new RegExp(String.raw`#map=[\d.]+/${NUMBER}/${NUMBER}`),
];

const DEGREES = String.raw`(\d{1,3})\s*°\s*(\d{1,2})\s*['′’]\s*(\d{1,2}(?:\.\d+)?)\s*["″”]?\s*`;
/** 12°58'17.8"N 77°35'40.6"E */
const IN_MINUTES = new RegExp(String.raw`^\s*${DEGREES}N[,\s]*${DEGREES}E\s*$`, 'i');
const MOST_LETTERS = 2000;

/** The point of a text that was copied from a map: two numbers, degrees and minutes, or a link; undefined for anything else. */
export function readPoint(text: string): Coordinates | undefined {
  if (text.length > MOST_LETTERS) return undefined;
  const inMinutes = IN_MINUTES.exec(text);
  if (inMinutes !== null) {
    const [north, east] = [inMinutes.slice(1, 4), inMinutes.slice(4, 7)].map(degreesOf);
    return north === undefined || east === undefined ? undefined : { lat: north, lng: east };
  }
  for (const written of WRITTEN) {
    const [, lat, lng] = written.exec(text) ?? [];
    if (lat !== undefined && lng !== undefined) return { lat: Number(lat), lng: Number(lng) };
  }
  return undefined;
}

function degreesOf([degrees, minutes, seconds]: readonly string[]): number {
  const sum = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return Math.round(sum * 1e6) / 1e6;
}
