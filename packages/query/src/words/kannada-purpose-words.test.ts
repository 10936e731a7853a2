import { expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

it.each([
  ['makkalu saikal hodiyoke bere track beku', 'cycling-track'],
  ['morning walk madoke jaaga irli', 'jogging-track'],
  ['exercise maadakke setup irbeku', 'gym'],
  ['swim madoke jaaga iro flat', 'swimming-pool'],
  ['ola scooter charge maadoke point irbeku', 'ev-charging'],
  ['nentra car nillisoke jaaga irbeku', 'car-parking'],
  ['nentara gaadige bere parking irbeku', 'visitor-parking'],
  ['hiriyaru kooroke bench irli', 'senior-citizen-area'],
  ['birthday party maadoke haal irbeku', 'party-hall'],
  ['naayi saakoke bidbeku', 'pet-friendly'],
  ['naayi bidada apartment beda', 'pet-friendly'],
  ['phone inda light ella control agbeku', 'smart-home'],
  ['ಮಕ್ಕಳು ಸೈಕಲ್ ತುಳಿಯೋಕೆ ಜಾಗ ಬೇಕು', 'cycling-track'],
  ['ನೆಂಟರ ಕಾರಿಗೆ ಪಾರ್ಕಿಂಗ್ ಬೇಕು', 'visitor-parking'],
  ['ಶಟಲ್ ಆಡಕ್ಕೆ ಕೋರ್ಟ್ ಇರಲಿ', 'badminton-court'],
  ['ಚಿಕ್ಕ ಫಂಕ್ಷನ್ ಮಾಡೋಕೆ ಹಾಲ್ ಇರಬೇಕು', 'party-hall'],
  ['ಮೇಡ್‌ಗೆ ಬೇರೆ ರೂಮ್ ಇರಬೇಕು', 'servant-room'],
])('an amenity is heard by what it is for: “%s”', (text, id) => {
  expect(wishes(text).filter((wish) => wish.startsWith('amenity:'))).toEqual([
    `amenity:{"id":"${id}"}`,
  ]);
});
