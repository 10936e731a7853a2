import { describe, expect, it } from 'vitest';
import { read, wishes } from './testing/wishes.ts';

describe('what follows', () => {
  it.each([
    'under construction is also fine',
    'under construction aadru parvagilla',
    'under construction bhi chalega',
    'could be new launch as well',
    'निर्माणाधीन भी चलेगा',
    'under construction also ok',
    'under construction kooda parvagilla',
    'uc is fine too',
    'jo ban raha hai wo bhi chalega',
    'बन रहा हो तो भी चलेगा',
    'kattuttirodu kooda aagutte',
    'ನಿರ್ಮಾಣ ಹಂತದಲ್ಲಿ ಇದ್ದರೂ ಪರವಾಗಿಲ್ಲ',
  ])('takes back the state of before where another is as welcome: “%s”', (text) => {
    expect(wishes(text, read('ready to move 3bhk in Whitefield'))).toEqual([
      'bhk:{"in":[3]}',
      'locality:{"in":["whitefield"]}',
    ]);
    expect(read(text, read('ready to move 3bhk in Whitefield')).unread).toEqual([]);
  });

  it.each(['ready also ok', 'ready bhi chalega'])('allows ready homes too: “%s”', (text) => {
    expect(wishes(text, read('under construction 3bhk in Whitefield'))).toEqual([
      'bhk:{"in":[3]}',
      'locality:{"in":["whitefield"]}',
    ]);
  });

  it('asks for the other state where it is wanted', () => {
    const now = wishes('under construction instead', read('ready to move 3bhk in Whitefield'));
    expect(now).toContain('possession:{"status":"under-construction"}');
  });

  it.each(['only ready ones', 'ready only', 'chhodo, ready hi dikhao'])(
    'gives up the other state where one alone is wanted: “%s”',
    (text) => {
      const now = wishes(text, read('under construction 3bhk in Varthur'));
      expect(now).toContain('possession:{"status":"ready"}');
      expect(now.join()).not.toContain('under-construction');
    },
  );

  it('leaves what was too far', () => {
    const now = wishes('thumba doora aytu, jakkur alli nodi', read('plots near devanahalli'));
    expect(now.join()).not.toContain('devanahalli');
    expect(now).toContain('locality:{"in":["jakkur"]}');
  });

  it('joins what is wanted too', () => {
    expect(wishes('show me 4 bhk too', read('3bhk in hebbal'))).toContain('bhk:{"in":[3,4]}');
  });
});
