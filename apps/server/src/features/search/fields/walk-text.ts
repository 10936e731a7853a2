import { formatDistance } from '@manemitra/domain/geography';
import type { StationWalk } from '../index/measures.ts';

/**
 * `1.4 km on foot to Kadugodi Tree Park metro`; where no way along streets is known, `About 1.6 km on foot to … metro (1.2 km as the crow
 * flies)`; of a place that is known about the straight line alone.
 */
export function walkText(
  { station, meters, straight }: StationWalk,
  { link, isExact }: { link: 'from' | 'to'; isExact: boolean },
): string {
  const name = `${link} ${stationText(station.name, station.status)}`;
  if (straight === null) return `${formatDistance(meters)} on foot ${name}`;
  const line = `${formatDistance(straight)} as the crow flies`;
  return isExact ? `About ${formatDistance(meters)} on foot ${name} (${line})` : `${line} ${name}`;
}

/** `Kadugodi Tree Park metro`, `Hebbala metro (under construction)`: some stations have the word in their name. */
export function stationText(name: string, status: string | undefined): string {
  const planned =
    status === undefined || status === 'operational' ? '' : ` (${status.replaceAll('-', ' ')})`;
  return `${name.replace(/ metro( station)?$/i, '')} metro${planned}`;
}
