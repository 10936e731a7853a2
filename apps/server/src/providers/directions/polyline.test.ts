import { describe, expect, it } from 'vitest';
import { decodePolyline } from './polyline.ts';

describe('an encoded polyline', () => {
  it('is read as the page that defines it says', () => {
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5)).toEqual([
      [38.5, -120.2],
      [40.7, -120.95],
      [43.252, -126.453],
    ]);
  });

  it.each(['_p~iF~ps|', '_p~iF', 'ÿÿÿÿ', '~~~~~~~~~~~~~~~~', '_p~iF~ps|U~~~~~'])(
    'that is broken is no line: %s',
    (encoded) => {
      expect(decodePolyline(encoded, 5)).toBeUndefined();
    },
  );

  it('that leaves the globe is no line', () => {
    expect(decodePolyline('_p~iF~ps|U', 4)).toBeUndefined();
  });
});
