import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('An amenity told by its purpose in Hindi', () => {
  it.each([
    ['subah daudne ke liye alag track ho', 'jogging-track'],
    ['lawn tennis khelta hu, court chahiye', 'tennis-court'],
    ['mehmaano ki parking ho', 'visitor-parking'],
    ['birthday party karne ka hall ho andar', 'party-hall'],
    ['kutte ko ghumane ke liye alag park', 'pet-park'],
    ['बच्चों के खेलने के लिए जगह', 'kids-play-area'],
    ['बुजुर्गों के बैठने की अलग जगह हो', 'senior-citizen-area'],
    ['छत पर बगीचा चाहिए', 'terrace-garden'],
  ])('is that amenity and no other: %s', (text, id) => {
    expect(wishes(text)).toEqual([`amenity:{"id":"${id}"}`]);
  });
});
