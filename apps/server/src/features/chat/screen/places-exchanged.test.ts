import { afterAll, beforeAll, expect, it } from 'vitest';
import { besideAList } from '../testing/beside-a-list.ts';

const BEFORE = 'villa in Banashankari or Jayanagar';
let list: Awaited<ReturnType<typeof besideAList>>;
beforeAll(async () => {
  list = await besideAList(BEFORE);
});
afterAll(() => list.close());

it.each([
  'banashankari not required actually. add basavanagudi',
  'actually drop banashankari. basavanagudi too',
  'leave out banashankari actually, add basavanagudi',
  'banashankari hatao, uski jagah basavanagudi',
  'banashankari rehne do, uske badle basavanagudi dikhao',
  'बनशंकरी छोड़ो, उसकी जगह बसवनगुडी',
  'banashankari tegi, adara badlu basavanagudi',
  'ಬನಶಂಕರಿ ಬೇಡ, ಅದರ ಬದಲು ಬಸವನಗುಡಿ',
])('a place that goes and one that comes leave the others as they were: %s', async (prompt) => {
  const { sentence } = await list.say(prompt);
  expect(sentence).toBe('villa in Basavanagudi or Jayanagar');
});

it.each(['basavanagudi instead', 'what about basavanagudi'])(
  'one that comes and none that goes takes the place of all: %s',
  async (prompt) => {
    const { sentence } = await list.say(prompt);
    expect(sentence).toBe('villa in Basavanagudi');
  },
);

it.each([
  'not available then basavanagudi or kengeri',
  'nahi mila to kengeri ya basavanagudi dekho',
  'अगर नहीं मिले तो केंगेरी या बसवनगुडी',
  'sigdidre kengeri athva basavanagudi nodi',
  'ಸಿಗದಿದ್ದರೆ ಕೆಂಗೇರಿ ಅಥವಾ ಬಸವನಗುಡಿ ನೋಡಿ',
])('places that are not available are replaced by those that follow: %s', async (prompt) => {
  const { sentence } = await list.say(prompt);
  expect(sentence).toMatch(/^villa in Basavanagudi or Kengeri(?: \(|$)/);
});

it.each(['nahi mila to basavanagudi bhi', 'sigalla andre basavanagudi kuda nodi'])(
  'beside what stands, where it says so: %s',
  async (prompt) => {
    const { sentence } = await list.say(prompt);
    expect(sentence).toContain('villa in Banashankari, Basavanagudi or Jayanagar');
  },
);
