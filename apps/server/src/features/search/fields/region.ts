import { formatDistance } from '@manemitra/domain/geography';
import { andList, orList } from '@manemitra/domain/list-words';
import { corporationName } from '@manemitra/domain/corporations';
import type { FieldValues } from '@manemitra/query/criteria';
import { wardBySlug } from '@manemitra/query/gazetteer/wards';
import type { CatalogueNames } from '@manemitra/query/interpretation';
import { region as measures } from '../index/region-measures.ts';
import type { SearchField } from '../search-field.ts';
import { changeOf, raisedMax } from './range.ts';
import { placeName } from './words.ts';

type Region = FieldValues['region'];

/** An area drawn on the map, the corridor between two places, and areas that an office has drawn. */
export const region: SearchField<'region'> = {
  level: 'property',
  measures,
  met: (value, { figure, names }) =>
    figure === null
      ? `In ${regionWords(value, names)}`
      : `${formatDistance(figure)} from ${regionWords(value, names)}`,
  missed: (value, { figure, names }) =>
    figure === null
      ? `Not in ${regionWords(value, names)}`
      : `${formatDistance(figure)} from ${regionWords(value, names)}`,
  fact: (value) => ('pincodes' in value ? 'Pincode' : 'Exact location'),
  avoided: (value, { names }) => `Not in ${regionWords(value, names)}`,
  wish: regionWords,
  dropped: (value, names) => `Look beyond ${regionWords(value, names)}`,
  widen: (value, gaps) => {
    if (!('between' in value)) return [];
    const withinMeters = raisedMax(value.withinMeters, gaps, () => 500);
    if (withinMeters === undefined) return [];
    return [
      {
        value: { ...value, withinMeters },
        text: `Look up to ${formatDistance(withinMeters)} from ${regionWords(value, NO_NAMES)}`,
        size: changeOf(value.withinMeters, withinMeters),
      },
    ];
  },
};

const NO_NAMES: CatalogueNames = { promoters: [], projects: [] };

function regionWords(value: Region, names: CatalogueNames): string {
  if ('drawn' in value) return 'the drawn area';
  if ('pincodes' in value) return `pincode ${orList(value.pincodes)}`;
  if ('corporations' in value) return orList(value.corporations.map(corporationName));
  if ('wards' in value)
    return orList(value.wards.map((slug) => `${wardBySlug(slug)?.name ?? slug} ward`));
  return `the line between ${andList(value.between.map((slug) => placeName(slug, names)))}`;
}
