import { isSurelyInOutline } from '@manemitra/domain/outlines';
import { expect, it } from 'vitest';
import { readAreas } from '../areas.ts';
import { pincodeFile, wardFile } from './area-files.ts';

type Ring = [number, number][];
const square = (west: number, south: number, side: number): Ring => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];
const feature = (properties: object, ring: Ring) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: [ring] },
});
const collection = (features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });

const west = { Corporation: 'West', ward_name: '7 - J.P Nagar', ward_name_kn: 'ಜೆ ಪಿ ನಗರ' };
const east = { Corporation: 'East', ward_name: '3 - Kengeri Kote ward', ward_name_kn: 'ಕೋಟೆ ವಾರ್ಡ್' };
const wards = [feature(west, square(77.5, 12.9, 0.05)), feature(east, square(77.55, 12.9, 0.05))];
const pincodes = collection([feature({ pincode: '560001' }, square(77.5, 12.9, 0.02))]);

it('wards come in with the number, the corporation and a plain name, and neighbours share one border', () => {
  const file = wardFile(collection(wards));
  const areas = readAreas(file, pincodeFile(pincodes));
  expect(areas.wards).toEqual([
    { id: 'j-p-nagar', name: 'J P Nagar', nameKn: 'ಜೆ ಪಿ ನಗರ', number: 7, corporation: 'west' },
    { id: 'kengeri-kote', name: 'Kengeri Kote', nameKn: 'ಕೋಟೆ', number: 3, corporation: 'east' },
  ]);
  const onBorder = { at: [12.92, 77.55] as const, radiusMeters: 300 };
  expect(isSurelyInOutline(onBorder, areas.wardsOutline(['j-p-nagar']))).toBeNull();
  // Of both together the border between them is none.
  expect(isSurelyInOutline(onBorder, areas.wardsOutline(['j-p-nagar', 'kengeri-kote']))).toBe(true);
  expect(areas.isPincodeKnown('560001')).toBe(true);
});

it('the same sources give the same bytes, in whatever order they stand', () => {
  expect(wardFile(collection(wards.toReversed()))).toBe(wardFile(collection(wards)));
});

it('a ward that cannot be read is said, and nothing is written', () => {
  const nameless = feature({ ...west, ward_name: 'J.P Nagar' }, square(77.5, 12.9, 0.05));
  expect(() => wardFile(collection([nameless]))).toThrow('“J.P Nagar” of West is no ward');
});
