import { formatDistance } from '@manemitra/domain/geography';
import type { FieldValues } from '@manemitra/query/criteria';
import * as places from '../index/place-measures.ts';
import type { SearchField, Seen } from '../search-field.ts';
import { changeOf, raisedMax } from './range.ts';
import { stationText, walkText } from './walk-text.ts';

type Metro = FieldValues['metroLine'];

export const metroLine: SearchField<'metroLine'> = {
  level: 'property',
  measures: places.metroLine,
  met: lineText,
  missed: lineText,
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

/** The way on foot; beyond what people walk, the straight line, said to be one; of a place that is known about, the distance alone. */
function lineText({ line }: Metro, { property, figure, walk }: Seen): string {
  const isExact = property.property.lat !== null;
  if (walk !== undefined) return walkText(walk, { link: 'from', isExact });
  const [station] = property.metro
    .filter((row) => (line === 'any' ? row.station_status === 'operational' : row.line === line))
    .sort((a, b) => a.meters - b.meters);
  if (station === undefined) {
    return figure === null
      ? 'Near the metro'
      : `${formatDistance(figure)} from the ${lineWords({ line })}`;
  }
  const { meters, station_name, station_status } = station;
  return `${formatDistance(meters)} as the crow flies from ${stationText(station_name, station_status)}`;
}
