import { tokenize } from '@manemitra/query/tokens';
import { describe, expect, it } from 'vitest';
import { pointedIn } from './pointing.ts';

const pointing = (said: string) => pointedIn(tokenize(said))?.pointing;

describe('places at an end of the list', () => {
  it.each([
    'compare both the first ones',
    'set both of the top ones side by side',
    'dono pehle wale compare karo',
    'pehle wale dono ka comparison',
    'पहले वाले दोनों की तुलना करो',
  ])('are the first two: %s', (said) =>
    expect(pointing(said)).toEqual({ at: 'places', places: [0, 1] }),
  );

  it.each(['aakhri wale dono ka rate', 'both of the last ones, which has OC'])(
    'are the last two: %s',
    (said) => expect(pointing(said)).toEqual({ at: 'places', places: [-2, -1] }),
  );

  it.each([
    ['ऊपर से तीसरा रख लो', 2],
    ['upar se doosra kholo', 1],
    ['third from the bottom please', -3],
    ['neeche se doosra', -2],
    ['ಕೆಳಗಿನಿಂದ ಎರಡನೆಯದು', -2],
  ])('are counted from the end that is said: %s', (said, place) =>
    expect(pointing(said)).toEqual({ at: 'places', places: [place] }),
  );

  it.each([
    ['uske neeche wale ka?', 1],
    ['usse pehle wali ka rate', -1],
    ['उसके ऊपर वाले का कब्जा', -1],
  ])('are beside the one that was spoken of: %s', (said, steps) =>
    expect(pointing(said)).toEqual({ at: 'beside', steps }),
  );

  it('leaves “both” that only follows two places alone', () =>
    expect(pointing('first and second, both')).toEqual({ at: 'places', places: [0, 1] }));
});
