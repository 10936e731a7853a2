import { tokenize } from '@manemitra/query/tokens';
import { describe, expect, it } from 'vitest';
import { pointedIn } from './pointing.ts';

const places = (...all: number[]) => ({ at: 'places', places: all });

describe('what a sentence points at', () => {
  it.each([
    ['the second one', places(1)],
    ['2nd?', places(1)],
    ['the top one', places(0)],
    ['first and third', places(0, 2)],
    ['the first two', places(0, 1)],
    ['last two', places(-2, -1)],
    ['पहले पर कोई मुकदमा है क्या', places(0)],
    ['doosre pe loan milega kya', places(1)],
    ['ಮೊದಲೆರಡರ ಮೇಲೆ ಕೋರ್ಟ್ ಕೇಸ್ ಇದೆಯಾ', places(0, 1)],
    ['modaleradara maintenance eshtu', places(0, 1)],
    ['these three at the top', places(0, 1, 2)],
    ['number two has both?', places(1)],
    ['1 number pe kya hai', places(0)],
    ['callback 1 wala', places(0)],
    ['1 aur 3 compare karo', places(0, 2)],
    ['mooru naalku eradaralli yavdu hattira', places(2, 3)],
    ['dusra BDA approved hai ya panchayat', places(1)],
    ['left one has more towers', places(0)],
    ['ಎಡಗಡೆಯದು ಮೆಟ್ರೋದಿಂದ ಎಷ್ಟು ದೂರ', places(0)],
    ['ಮೊದಲನೆಯದರ EMI ಲೆಕ್ಕ ಹಾಕಿ', places(0)],
    ['2ndu 3rdu compare maadi', places(1, 2)],
    ['ಎರಡರಲ್ಲಿ ಯಾವುದು ಮೊದಲು ಸಿಗುತ್ತೆ', { at: 'group', count: 2 }],
    ['ondane du', places(0)],
    ['1 ne du full details', places(0)],
    ['2 ne dakke yaava bank loan kodutte', places(1)],
    ['1 ne project rera dalli yavaga complete', places(0)],
    ['1 ne du 2 ne du yavdu hattira', places(0, 1)],
    ['what is bad in the second of these two', places(1)],
    ['jo airport ke zyada paas hai wo kholo', { at: 'pick', degree: 'near', of: 'airport ke hai' }],
    ['eradaneyadara owner ge phone maadi', places(1)],
    ['how many homes total in 3', places(2)],
    ['naalkanedu site size', places(3)],
    ['kone eradu', places(-2, -1)],
    ['ಎರಡನೆಯದರ ಕಾರ್ಪೆಟ್', places(1)],
    ['ಮೊದಲ ಎರಡಕ್ಕೆ ಒಸಿ ಇದೆಯಾ', places(0, 1)],
    ['the one in the middle', { at: 'middle' }],
    ['beech wala mehenga kyu hai', { at: 'middle' }],
    ['both of them', { at: 'group', count: 2 }],
    ['teeno compare', { at: 'group', count: 3 }],
    ['which of these 3 gives keys first', { at: 'group', count: 3 }],
    ['ee mooru shortlist', { at: 'group', count: 3 }],
    ['the cheapest of these, who is the builder', { at: 'pick', degree: 'cheap', of: 'of these' }],
    ['the nice one on top', places(0)],
    ['mele irodu yaavaga ready', places(0)],
    ['ಕೆಳಗಿನ ಮನೆಯ ಬೆಲೆ', places(-1)],
    ['दूसरा और पाँचवाँ', places(1, 4)],
    ['rent of no. 1', places(0)],
    ['how far is the metro from 4?', places(3)],
    ['Mitra, the one with the least loading: rera?', { at: 'pick', degree: 'low', of: 'loading' }],
    ['sabse kam maintenance wala kaisa hai', { at: 'pick', degree: 'low', of: 'maintenance' }],
    ['jo sabse sasta hai uska khata', { at: 'pick', degree: 'cheap', of: 'hai' }],
    ['the cheaper one', { at: 'pick', degree: 'cheap', of: '' }],
    ['which of these has OC', { at: 'all' }],
    ['any complaints against them', { at: 'those' }],
    ['is it ready', { at: 'this' }],
  ])('%s', (said, pointing) => {
    expect(pointedIn(tokenize(said))?.pointing).toEqual(pointing);
  });

  it.each([
    '2 or 3 bhk in hebbal',
    'the 2 bhk',
    'on the 1st floor',
    'the first emi',
    'cheapest first',
    'no one told me',
    'shortlist kar do',
    'loading 30 se kam wale',
    'a home for a family of 4, near the metro',
  ])('%s points at no place', (said) => {
    expect(pointedIn(tokenize(said))?.pointing.at ?? 'nothing').not.toMatch(
      /places|group|middle|pick/,
    );
  });
});
