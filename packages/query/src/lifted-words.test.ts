import { describe, expect, it } from 'vitest';
import type { Field } from './criteria.ts';
import type { Constraint } from './interpretation.ts';
import { read, short, wishes } from './testing/wishes.ts';

describe('a condition that is taken back', () => {
  it.each<[string, string, Field]>([
    ['metro wali shart hata do', '2bhk whitefield near metro', 'metroLine'],
    ['मेट्रो वाली शर्त हटा दो', '2 बीएचके व्हाइटफील्ड मेट्रो के पास', 'metroLine'],
    ['ಮೆಟ್ರೋ ಷರತ್ತು ತೆಗೆದುಹಾಕಿ', '2bhk near metro in jayanagar', 'metroLine'],
    ['metro hattira iro condition bidi', '2bhk jayanagar metro hattira', 'metroLine'],
    ['remove the pool condition', '2bhk whitefield with pool', 'amenity'],
    ['pool shartu tegedu haaki', '2bhk whitefield swimming pool', 'amenity'],
    ['facing wali condition hata do', '2bhk whitefield east facing', 'facing'],
    ['drop the ready to move requirement', '2bhk whitefield ready to move', 'possession'],
    ['cauvery water wali shart nikal do', '2bhk whitefield cauvery water', 'water'],
    ['remove the loading condition', '3bhk banaswadi loading below 25%', 'loadingPercent'],
    ['loading wali shart hata do', '3bhk banaswadi loading below 25%', 'loadingPercent'],
    ['loading shartu tegedu haaki', '3bhk banaswadi loading below 25%', 'loadingPercent'],
    ['लोडिंग वाली शर्त हटा दो', '3bhk banaswadi loading below 25%', 'loadingPercent'],
    ['drop the open space condition', '3bhk yelahanka at least 70% open space', 'openSpacePercent'],
    ['budget ka limit hata do', '2bhk whitefield 60 lakh', 'price'],
  ])('goes, and nothing else does: “%s”', (text, before, field) => {
    const previous = read(before);
    const now = read(text, previous);
    const isGone = (one: Constraint) =>
      one.field === field || (field === 'metroLine' && one.field === 'near');
    const others = previous.constraints.filter((one) => !isGone(one) && one.field !== 'locality');
    expect(previous.constraints.some(isGone)).toBe(true);
    expect(now.constraints.some(isGone)).toBe(false);
    expect(now.constraints.map(short)).toEqual(expect.arrayContaining(others.map(short)));
    expect(now.questions).toEqual([]);
  });

  it.each(['remove the metro filter', 'metro condition hata do'])(
    'leaves the area of a station that was named with it: “%s”',
    (text) => {
      expect(wishes(text, read('2bhk near indiranagar metro'))).toEqual([
        'bhk:{"in":[2]}',
        'locality:{"in":["indiranagar"]}',
      ]);
    },
  );

  it('goes beside another wish that is joined to it', () => {
    const now = wishes(
      'remove loading condition and show 2bhk',
      read('3bhk in banaswadi, loading below 25%'),
    );
    expect(now.toSorted()).toEqual(['bhk:{"in":[2]}', 'locality:{"in":["banaswadi"]}']);
  });

  it('leaves it beside what else is changed', () => {
    const now = wishes(
      'metro wali shart hata do, 3bhk kar do',
      read('2bhk electronic city metro ke paas 60 lakh'),
    );
    expect(now.toSorted()).toEqual([
      'bhk:{"in":[3]}',
      'locality:{"in":["electronic-city"]}',
      'price:{"max":6000000,"basis":"listed"}',
    ]);
  });
});
