import { describe, expect, it } from 'vitest';
import { visitEvents } from './visit-events.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://homes.example');
  return { pathname, search };
};
const LIST = '/dashboard/property-list';

describe('what is counted', () => {
  it.each<[from: string | undefined, to: string, events: object[]]>([
    [undefined, '/', [{ name: 'Page View', path: '/' }, { name: 'Landing Page Launch' }]],
    [
      '/',
      `${LIST}?q=3bhk`,
      [
        { name: 'Page View', path: LIST },
        { name: 'Search Performed', query: '3bhk' },
      ],
    ],
    [`${LIST}?q=3bhk`, `${LIST}?q=2bhk`, [{ name: 'Search Performed', query: '2bhk' }]],
    [`${LIST}?q=3bhk`, `${LIST}?q=3bhk&sort=price-asc`, []],
    [`${LIST}?q=3bhk`, `${LIST}?q=3bhk&cursor=x`, []],
    ['/', LIST, [{ name: 'Page View', path: LIST }]],
    [
      `${LIST}?q=3bhk`,
      '/projects/green-meadows',
      [
        { name: 'Page View', path: '/projects/green-meadows' },
        { name: 'Property Details Launch', chatText: '3bhk' },
      ],
    ],
    [
      '/',
      '/projects/green-meadows',
      [
        { name: 'Page View', path: '/projects/green-meadows' },
        { name: 'Property Details Launch', chatText: 'villa near a lake' },
      ],
    ],
    [
      '/',
      '/dashboard?q=3bhk',
      [
        { name: 'Page View', path: '/dashboard' },
        { name: 'Search Performed', query: '3bhk' },
        { name: 'Property Details Launch', chatText: '3bhk' },
      ],
    ],
    ['/dashboard?q=3bhk&project=1', '/dashboard?q=3bhk&project=2', []],
    ['/projects/a', '/projects/a?tab=price', []],
  ])('from %s to %s', (from, to, events) => {
    const previous = from === undefined ? undefined : at(from);
    expect(visitEvents(previous, at(to), 'villa near a lake')).toEqual(events);
  });

  it('fits what the server takes, however long the sentence', () => {
    const events = visitEvents(at('/'), at(`${LIST}?q=${'x'.repeat(5000)}`), null);
    expect(events[1]).toEqual({ name: 'Search Performed', query: 'x'.repeat(2000) });
  });
});
