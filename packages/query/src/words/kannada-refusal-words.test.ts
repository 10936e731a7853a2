import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('what Kannada refuses by its verb', () => {
  it.each([
    ['new launch kade hogodu beda', 'avoid possession:{"status":"new-launch"}'],
    ['Hebbal avoid maadri, 2bhk', 'avoid locality:{"in":["hebbal"]}'],
    ['villa ignore madi', 'avoid propertyType:{"in":["villa"]}'],
    ['Hoodi bittu bere elladru, 3bhk', 'avoid locality:{"in":["hoodi"]}'],
    ['B khata tirugi nodalla', 'avoid khatha:{"in":["B"]}'],
    ['tanker neeru saakaagide, 2bhk', 'avoid water:{"in":["tanker"]}'],
    ['ವಿಲ್ಲಾ ಅವಾಯ್ಡ್ ಮಾಡಿ', 'avoid propertyType:{"in":["villa"]}'],
    ['ವಿಲ್ಲಾ ತೋರ್ಸ್ಬೇಡಿ, 2bhk ಸಾಕು', 'avoid propertyType:{"in":["villa"]}'],
    ['ಬೆಳ್ಳಂದೂರು ಸಾಕಾಗಿ ಹೋಗಿದೆ, 3bhk ಬೇಕು', 'avoid locality:{"in":["bellandur"]}'],
    ['ಫ್ಲಾಟ್ ಹೊರತು ಬೇರೆ ಯಾವುದಾದರೂ', 'avoid propertyType:{"in":["apartment"]}'],
    ['ಪೆಂಟ್‌ಹೌಸ್ ಬೇಡಮ್ಮ', 'avoid propertyType:{"in":["penthouse"]}'],
  ])('is refused: “%s”', (text, wish) => {
    expect(wishes(text)).toContain(wish);
  });

  it.each([
    ['South Bangalore bittu bere kade hogalla', 'zone:{"in":["south"]}'],
    ['lift illada building torisbedi', 'amenity:{"id":"lift"}'],
  ])('is wished where one does not go without it: “%s”', (text, wish) => {
    expect(wishes(text)).toContain(wish);
  });
});
