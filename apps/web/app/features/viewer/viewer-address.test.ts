import { describe, expect, it } from 'vitest';
import { asksTheSame, placeOf, readAsked, tooManyText } from './viewer-address.ts';

const asked = (path: string) => readAsked(new URL(path, 'http://localhost'));

describe('what the viewer is asked for', () => {
  it('is a list of projects, each once, in their order', () => {
    expect(asked('/dashboard?ids=b,%20a,b,,')).toMatchObject({ ids: ['b', 'a'], q: '' });
  });

  it('is a sentence with its order and its page', () => {
    expect(asked('/dashboard?q=3+bhk&sort=newest&cursor=abc&project=areca')).toEqual({
      ids: [],
      q: '3 bhk',
      sort: 'newest',
      cursor: 'abc',
      isTextSearch: false,
      project: 'areca',
    });
  });

  it('is what the address of a search says, where it does not say it itself', () => {
    const url =
      '/api/v1/properties/search?searchType=text&detailsLevel=full&prompt=lake&sort=newest';
    expect(asked(`/dashboard?url=${encodeURIComponent(url)}`)).toMatchObject({
      q: 'lake',
      sort: 'newest',
      isTextSearch: true,
    });
    expect(asked(`/dashboard?q=pool&url=${encodeURIComponent(url)}`).q).toBe('pool');
  });

  it('is nothing that another address says', () => {
    for (const url of ['https://evil.example/?prompt=x', '/api/v1/admin?prompt=x', '//', '%']) {
      expect(asked(`/dashboard?url=${encodeURIComponent(url)}`).q).toBe('');
    }
  });

  it('is ten projects at most', () => {
    const ids = Array.from({ length: 11 }, (_, at) => `p${at}`);
    expect(tooManyText(ids.slice(0, 10))).toBeUndefined();
    expect(tooManyText(ids)).toBe('You can only view up to 10 properties.');
  });
});

describe('the project on the screen', () => {
  const stops = [
    { id: '7', slug: 'areca' },
    { id: '9', slug: 'banyan' },
  ];

  it('is found by slug and by id, and is the first when it is not there', () => {
    expect(placeOf(stops, 'banyan')).toBe(1);
    expect(placeOf(stops, '9')).toBe(1);
    expect(placeOf(stops, 'gone')).toBe(0);
    expect(placeOf([], null)).toBe(0);
  });

  it('does not change what was asked for', () => {
    const at = (path: string) => new URL(path, 'http://localhost');
    expect(asksTheSame(at('/dashboard?q=a&project=x'), at('/dashboard?q=a&project=y#price'))).toBe(
      true,
    );
    expect(asksTheSame(at('/dashboard?q=a'), at('/dashboard?q=b'))).toBe(false);
  });
});
