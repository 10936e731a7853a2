import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('a refusal of “that one”', () => {
  const both = read('2 bedroom in Kammanahalli or Lingarajapuram');

  it.each([
    'I told you Lingarajapuram but my son said it gets water logged there. Leave that one out',
    'Lingarajapuram floods in the rain, skip that one please',
    'Lingarajapuram floods, keep that out',
  ])('takes the place named last back from what was asked before: “%s”', (text) => {
    const places = wishes(text, both).filter((wish) => wish.includes('locality'));
    expect(places).toEqual(['locality:{"in":["kammanahalli"]}']);
  });

  it('refuses a place that was not asked for before', () => {
    expect(wishes('3bhk in Hebbal. My friend told of Whitefield, but leave that one out')).toEqual(
      expect.arrayContaining([
        'locality:{"in":["hebbal"]}',
        'avoid locality:{"in":["whitefield"]}',
      ]),
    );
  });

  it('refuses the builder that was named last, and not the place', () => {
    expect(wishes('varthur me 3bhk. Brigade dekh liya, pasand nahi aaya, wo mat dikhana')).toEqual(
      expect.arrayContaining(['locality:{"in":["varthur"]}', 'avoid promoter:{"in":["brigade"]}']),
    );
  });

  it('refuses nothing where no place is named', () => {
    expect(wishes('2bhk with a gym, skip it').join()).not.toContain('locality');
  });
});

describe('what is not insisted on', () => {
  it('is the wish named last, and none before it', () => {
    const found = wishes(
      'Lift with power back-up is essential, and a facility for senior citizens, though I will not insist on the latter',
    );
    expect(found).toContain('amenity:{"id":"lift"}');
    expect(found).toContain('nice amenity:{"id":"senior-citizen-area"}');
  });
});
