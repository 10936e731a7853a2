import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordsOfName } from './name-words.ts';
import { projectIndex, projectsOf } from './project-index.ts';
import type { ProjectIndex } from './project-index.ts';

const NAMES = ['Lake View', 'Lake View 2', 'Lake Views Phase 2', 'View', 'Golfshire', 'Golf Lake'];
const named = fc.record({
  name: fc.constantFrom(...NAMES),
  slug: fc.constantFrom('lake-view', 'lake-view-2', 'lake-view-whitefield', 'view', 'golf', 'c-2'),
});
const change = fc.record({ id: fc.nat(7), named: fc.option(named) });

/** All that an index says, whatever came first. */
function saysOf(index: ProjectIndex) {
  const inOrder = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
  const texts = [...NAMES.flatMap(wordsOfName), ...NAMES, 'lake view whitefield', 'golf', 'c 2'];
  const words = [...index.byWord].sort(([a], [b]) => (a < b ? -1 : 1));
  const slips = ['l4', 'v4', 'g4', 'g9', 'p5', 'w10'].map((start) =>
    index.spelledLike(start.charAt(0), Number(start.slice(1))).map(({ key }) => key),
  );
  return {
    words: words.map(([word, ids]) => [word, inOrder(ids)]),
    called: texts.map((text) => inOrder(index.called(wordsOfName(text).join(' ')))),
    slips: slips.map((keys) => keys.sort()),
  };
}

it('says after any changes what an index of the projects that are left says', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const lived = projectIndex();
      const left = new Map<number, { slug: string; name: string }>();
      for (const { id, named: one } of changes) {
        // No two projects have one slug.
        const isTaken = [...left].some(([other, { slug }]) => other !== id && slug === one?.slug);
        if (one === null) lived.remove(id);
        else if (!isTaken) lived.put(id, one);
        if (one === null) left.delete(id);
        else if (!isTaken) left.set(id, one);
        // Slips are listed when they are first heard, and must not stay so.
        lived.spelledLike('g', 9);
      }
      const anew = projectIndex();
      for (const [id, one] of left) anew.put(id, one);
      expect(saysOf(lived)).toEqual(saysOf(anew));
      expect([...left.values()].map(({ slug }) => lived.nameOf(slug))).toEqual(
        [...left.values()].map(({ name }) => name),
      );
    }),
    { numRuns: 500 },
  );
});

it('knows projects of one name by their slugs for as long as there are two', () => {
  const index = projectIndex();
  index.put(1, { slug: 'lake-view-hebbal', name: 'Lake View' });
  expect(index.called('lake view hebbal')).toEqual([]);
  index.put(2, { slug: 'lake-view', name: 'Lake View' });
  expect(index.called('lake view hebbal')).toEqual([1]);
  expect(index.slugsOf(index.called('lake view'))).toEqual(['lake-view', 'lake-view-hebbal']);
  index.remove(2);
  expect(index.called('lake view hebbal')).toEqual([]);
  expect(index.byWord.has('hebbal')).toBe(false);
});

it('keeps the name of a project whose slug another takes before it has its own', () => {
  const index = projectIndex();
  index.put(1, { slug: 'a', name: 'First' });
  index.put(2, { slug: 'a', name: 'Second' });
  index.put(1, { slug: 'b', name: 'First' });
  expect([index.nameOf('a'), index.nameOf('b')]).toEqual(['Second', 'First']);
});

it('is made once of a list', () => {
  const list = [{ slug: 'a', name: 'First' }];
  expect(projectsOf(list)).toBe(projectsOf(list));
});
