import { describe, expect, it } from 'vitest';
import { offeredBy } from '../testing/bold-wishes.ts';
import { readDirections, readLines } from './bold-directions.ts';
import { readPlaces } from './bold-places.ts';

describe('a place wherever one could be', () => {
  it.each([
    ['ಬೊಮ್ಮನಹಳ್ಳಿಲೇ ಇರ್ಲಿ', 'locality {"in":["bommanahalli"]}'],
    ['ಸದಾಶಿವನಗರದಲ್ಲೋ', 'locality {"in":["sadashivanagar"]}'],
    ['डॉलर्स कॉलोनी', 'locality {"in":["dollars-colony"]}'],
    ['rajajinagardaga', 'locality {"in":["rajajinagar"]}'],
    ['kothanur', 'locality {"in":["kothanur"]}'],
    ['tavarekere', 'locality {"in":["tavarekere-near-kumbalgodu"]}'],
    ['thanisandra main road', 'locality {"in":["thanisandra"]}'],
    [
      "wife's office is in Manyata, under 35 minutes at 9 in the morning",
      'near {"place":"manyata-tech-park","withinMinutes":35,"mode":"drive","peak":true}',
    ],
    ['ecospace. 500 m irbeku', 'near {"place":"ecospace-business-park","withinMeters":500}'],
    [
      'majestic ge 25 nimsha metro nalli',
      'near {"place":"majestic","withinMinutes":25,"mode":"transit"}',
    ],
  ])('offers for %j %s', (said, wish) => {
    expect(offeredBy(readPlaces, said)).toContain(wish);
  });

  it('offers no longer name after a sound of thinking', () => {
    expect(offeredBy(readPlaces, 'hmm devanahalli').join()).not.toContain('hommadevanahalli');
  });

  it.each(['side', 'kade', 'beku', 'mane', 'budget', 'hmm'])('offers no place for %j', (said) => {
    expect(offeredBy(readPlaces, said)).toEqual([]);
  });
});

describe('directions and lines', () => {
  it.each([
    ['anywhere north', 'zone {"in":["north"]}'],
    ['so east', 'facing {"in":["east"]}'],
    ['ದಕ್ಷಿಣದಲ್ಲೇ', 'zone {"in":["south"]}'],
  ])('offers for %j %s', (said, wish) => {
    expect(offeredBy(readDirections, said)).toContain(wish);
  });

  it.each([
    ['purple line, walkable', 'metroLine {"line":"purple","withinMeters":1000}'],
    ['ಹಳದಿ ಮೆಟ್ರೋ ಲೈನ್', 'metroLine {"line":"yellow","withinMeters":1500}'],
    ['the metro is a must', 'metroLine {"line":"any","withinMeters":1500}'],
  ])('offers for %j %s', (said, wish) => {
    expect(offeredBy(readLines, said)).toContain(wish);
  });

  it('takes a small word of Hindi for no direction', () => {
    expect(offeredBy(readDirections, 'metro se door')).toEqual([]);
  });
});
