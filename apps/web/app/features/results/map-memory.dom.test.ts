import { afterEach, describe, expect, it } from 'vitest';
import { IN_TAB } from '#web/browser/in-tab.ts';
import { mapStanding, noteMap } from './map-memory.ts';

afterEach(() => sessionStorage.clear());

describe('the map of a list', () => {
  it('is remembered with its entry of the history, and no other', () => {
    noteMap('one', { wish: true });
    noteMap('one', { look: { center: [13, 77.6], zoom: 12.5 } });
    noteMap('one', { chosenId: 'p1' });
    expect(mapStanding('one')).toEqual({
      wish: true,
      look: { center: [13, 77.6], zoom: 12.5 },
      chosenId: 'p1',
    });
    expect(mapStanding('two')).toEqual({});
  });

  it('is found again by a page that was loaded whole, and whatever else lies there is passed over', () => {
    sessionStorage.setItem(
      IN_TAB.maps,
      JSON.stringify({
        before: { wish: false, chosenId: 'p2', look: { center: [13, 77.6], zoom: 11 } },
        damaged: { wish: 'yes', chosenId: 7, look: { center: ['a', 1], zoom: 'far' } },
      }),
    );
    expect(mapStanding('before')).toEqual({
      wish: false,
      chosenId: 'p2',
      look: { center: [13, 77.6], zoom: 11 },
    });
    expect(mapStanding('damaged')).toEqual({});
  });
});
