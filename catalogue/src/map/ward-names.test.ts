import { cityFiles } from '@manemitra/city/city-files';
import { wards } from '@manemitra/query/gazetteer/wards';
import { expect, it } from 'vitest';

it('the wards that a sentence can name are those that have a border', () => {
  const drawn = cityFiles()
    .areas()
    .wards.map(({ id, name, nameKn }) => ({ slug: id, name, nameKn }));
  expect(wards).toEqual(drawn);
});
