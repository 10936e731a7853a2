import { formatDistance } from '@manemitra/domain/geography';
import type { FieldValues } from '@manemitra/query/criteria';
import * as places from '../index/place-measures.ts';
import type { SearchField, Seen } from '../search-field.ts';
import { changeOf, raisedMax } from './range.ts';

type Metro = FieldValues['metroLine'];

export const metroLine: SearchField<'metroLine'> = {
  level: 'property',
  measures: places.metroLine,
  met: stationText,
  missed: stationText,
  fact: () => 'Distance to the metro',
  avoided: () => 'Not near the metro',
  wish: (value) => `the ${lineWords(value)}`,
  widen: (value, gaps) => {
    const withinMeters = raisedMax(value.withinMeters, gaps, () => 500);
    return withinMeters === undefined
      ? []
      : [
          {
            value: { ...value, withinMeters },
            text: `Look within ${formatDistance(withinMeters)} of the ${lineWords(value)}`,
            size: changeOf(value.withinMeters, withinMeters),
          },
        ];
  },
};

function lineWords({ line }: Pick<Metro, 'line'>): string {
  return line === 'any' ? 'metro' : `${line} line`;
}

/** "1.1 km as the crow flies from Kadugodi Tree Park metro", because ways on foot stand beside it elsewhere; of a place that is known about, the distance alone. */
function stationText({ line }: Metro, { property, figure }: Seen): string {
  const [station] = property.metro
    .filter((row) => (line === 'any' ? row.station_status === 'operational' : row.line === line))
    .sort((a, b) => a.meters - b.meters);
  if (station === undefined) {
    return figure === null
      ? 'Near the metro'
      : `${formatDistance(figure)} from the ${lineWords({ line })}`;
  }
  const planned =
    station.station_status === 'operational'
      ? ''
      : ` (${station.station_status.replaceAll('-', ' ')})`;
  return `${formatDistance(station.meters)} as the crow flies from ${stationName(station.station_name)} metro${planned}`;
}

/** Some stations have the word in their name. */
function stationName(name: string): string {
  return name.replace(/ metro( station)?$/i, '');
}
