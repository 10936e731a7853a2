import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

const rooms = (text: string) => wishes(text).filter((wish) => wish.includes('bhk:'));

describe('rooms that were only thought of', () => {
  it.each([
    '3bhk andkondidde, EMI nodi 2 saaku anstu, Hoodi',
    '3bhk socha tha lekin EMI dekh ke 2 hi theek laga, Hoodi',
    '3 ಬಿಎಚ್‌ಕೆ ಅಂದುಕೊಂಡಿದ್ವಿ, ಇಎಂಐ ನೋಡಿ 2 ಸಾಕು ಅನಿಸಿತು, ಹೂಡಿ',
    'we had thought of a 3bhk but 2 is enough, Hoodi',
    '3bhk socha tha par ab 2bhk, Hoodi',
    '3bhk andkondidde aadre obbane alva 2bhk saaku, Hoodi',
  ])('give way to those that do: “%s”', (text) => {
    expect(rooms(text)).toEqual(['bhk:{"in":[2]}']);
  });

  it('leave a sum a sum, and rooms that are wanted', () => {
    expect(rooms('3bhk in Hebbal, 2 crore is enough')).toEqual(['bhk:{"in":[3]}']);
  });
});

describe('where somebody was before', () => {
  it.each([
    'pehle BTM me PG tha, phir Koramangala me kamra, ab Begur me apna flat',
    'modlu Wilson Garden andkondvi, aamele Shanthinagar, koneg Begur flat',
    'पहले मडिवाला में पीजी, फिर बीटीएम में कमरा, अब बेगूर में अपना फ्लैट',
    'ಮೊದಲು ಬಿಟಿಎಂನಲ್ಲಿ ಪಿಜಿ, ಆಮೇಲೆ ಕೋರಮಂಗಲದಲ್ಲಿ ಬಾಡಿಗೆ, ಈಗ ಬೇಗೂರಿನಲ್ಲಿ ಸ್ವಂತ ಫ್ಲ್ಯಾಟ್',
    'koramangala PG li 3 varsha, eega begur li swanta flat',
  ])('is no place for the home, nor what came then: “%s”', (text) => {
    expect(wishes(text).filter((wish) => wish.includes('locality'))).toEqual([
      'locality:{"in":["begur"]}',
    ]);
  });

  it.each([
    'anna Sarjapur alli villa tagondiddane, namge Hebbal alli 2bhk saaku',
    'ಅಣ್ಣ ಸರ್ಜಾಪುರದಲ್ಲಿ ವಿಲ್ಲಾ ತಗೊಂಡಿದ್ದಾನೆ, ನಮಗೆ ಹೆಬ್ಬಾಳದಲ್ಲಿ 2 ಬಿಎಚ್‌ಕೆ ಸಾಕು',
    'dealer Hoskote ke plot dikhata rehta hai, mujhe Hebbal me 2bhk chahiye',
  ])('nor what others bought or show: “%s”', (text) => {
    expect(wishes(text).toSorted()).toEqual(['bhk:{"in":[2]}', 'locality:{"in":["hebbal"]}']);
  });
});
