import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

describe('a point that was copied from a map', () => {
  it.each([
    ['12.9716, 77.5946'],
    ['(12.9716,77.5946)'],
    ['12.9716 77.5946'],
    ['https://www.google.com/maps/@12.9716,77.5946,15z'],
    ['https://www.google.com/maps/place/A+Home/@12.99,77.61,17z/data=!3m1!8m2!3d12.9716!4d77.5946'],
    ['https://maps.google.com/?q=12.9716,77.5946'],
    ['https://www.google.com/maps/search/?api=1&query=12.9716%2C77.5946'],
    ['https://www.google.com/maps?ll=12.9716,77.5946&z=16'],
    ['https://www.openstreetmap.org/?mlat=12.9716&mlon=77.5946#map=16/12.98/77.60'],
    ['https://www.openstreetmap.org/#map=16/12.9716/77.5946'],
    ['https://maps.apple.com/?ll=12.9716,77.5946'],
    ['https://www.bing.com/maps?cp=12.9716~77.5946&lvl=16'],
    ['geo:12.9716,77.5946?z=17'],
  ])('%s', (text) => {
    expect(readPoint(text)).toEqual({ lat: 12.9716, lng: 77.5946 });
  });

  it('in degrees, minutes and seconds', () => {
    expect(readPoint(`12°58'17.8"N 77°35'40.6"E`)).toEqual({ lat: 12.971611, lng: 77.594611 });
  });

  it.each([['https://maps.app.goo.gl/AbCdEf'], ['Whitefield'], ['12'], [''], ['1.'.repeat(5000)]])(
    'is none in %.30s',
    (text) => {
      expect(readPoint(text)).toBeUndefined();
    },
  );
});
