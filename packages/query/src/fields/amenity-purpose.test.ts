import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

const amenity = (id: string) => `amenity:{"id":"${id}"}`;

describe('an amenity told by what it is for', () => {
  it.each([
    ['somewhere I can swim laps every morning', 'swimming-pool'],
    ['tairne ki jagah ho', 'swimming-pool'],
    ['track to run in the mornings', 'jogging-track'],
    ['morning walk ke liye track', 'jogging-track'],
    ['bachche cycle chala sake aisi jagah', 'cycling-track'],
    ['makkalu cycle odsakke jaaga', 'cycling-track'],
    ['place for my parents to sit and chat', 'senior-citizen-area'],
    ['somewhere my dog can run', 'pet-park'],
    ['hall to do birthdays and naming ceremony', 'party-hall'],
    ['workspace downstairs for WFH days', 'co-working'],
    ['separate room for live-in maid', 'servant-room'],
    ['own backyard lawn to grow tomatoes', 'private-garden'],
    ['golf course inside the project', 'golf-course'],
    ['subah daudne ke liye alag track ho', 'jogging-track'],
    ['lawn tennis khelta hu, court chahiye', 'tennis-court'],
    ['mehmaano ki parking ho', 'visitor-parking'],
    ['birthday party karne ka hall ho andar', 'party-hall'],
    ['kutte ko ghumane ke liye alag park', 'pet-park'],
    ['बच्चों के खेलने के लिए जगह', 'kids-play-area'],
    ['बुजुर्गों के बैठने की अलग जगह हो', 'senior-citizen-area'],
    ['छत पर बगीचा चाहिए', 'terrace-garden'],
  ])('is that amenity and no other: “%s”', (text, id) => {
    expect(wishes(text)).toEqual([amenity(id)]);
  });

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
  ])('is that amenity, whatever stands beside it: “%s”', (text, id) => {
    expect(wishes(text).filter((wish) => wish.startsWith('amenity:'))).toEqual([amenity(id)]);
  });

  it.each([
    ['I run a company in Koramangala, 3bhk'],
    ['help me find a 3 room flat'],
    ['my own 30x40 site'],
    ['track record of builder'],
    ['we read a lot, 3bhk'],
    ['cook and driver, 4bhk, extra room'],
    ['3bhk with pooja room'],
  ])('is none where other things are said with such words: “%s”', (text) => {
    expect(wishes(text).filter((wish) => wish.startsWith('amenity'))).toEqual([]);
  });
});
