import { describe, expect, it } from 'vitest';
import {
  captionOf,
  documentSectionOf,
  keysInPath,
  pictureKindOf,
  plainKey,
} from './project-files.ts';

describe('the path of a file', () => {
  it('holds the key of its project in a folder or in its name, however the number is joined', () => {
    const number = plainKey('PRM/KA/RERA/1251/446/PR/010124/006501');
    for (const path of [
      'PRM-KA-RERA-1251-446-PR-010124-006501/elevation.jpg',
      'pictures/PRM_KA_RERA_1251_446_PR_010124_006501 elevation.jpg',
      'PRMKARERA1251446PR010124006501 elevation.jpg',
    ]) {
      const found = keysInPath(path).find(({ key }) => key === number);
      expect([path, found?.rest]).toEqual([path, 'elevation']);
    }
  });

  it('holds a short key only as a whole name', () => {
    const keys = (path: string) => keysInPath(path).map(({ key }) => key);
    expect(keys('a12/pool.jpg')).toContain('a12');
    expect(keys('pool a12.jpg')).not.toContain('a12');
  });

  it('says what the picture shows and what the paper is', () => {
    expect(
      ['elevation 2', 'floor plan', 'club house', 'IMG 1', 'site photo'].map(pictureKindOf),
    ).toEqual(['main', 'interiors', 'amenities', 'exteriors', 'real']);
    expect(['fire noc', 'sale deed', 'plan sanction', 'x'].map(documentSectionOf)).toEqual([
      'noc',
      'land',
      'plan',
      'plan',
    ]);
    expect(['elevation at dusk', 'IMG 2041', ''].map(captionOf)).toEqual([
      'Elevation at dusk',
      '',
      '',
    ]);
  });
});
