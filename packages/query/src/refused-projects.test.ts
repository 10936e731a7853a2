import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

const today = '2026-11-22';
const builders = ['Aranya', 'Kenchamba', 'Yelemara'];
const rest = ['Neem', 'Arkavathi', 'Kambhoji'];
const names = {
  promoters: builders.map((name) => ({ slug: name.toLowerCase(), name: `${name} Builders` })),
  projects: builders.flatMap((builder) =>
    rest.map((word) => ({ slug: `${builder}-${word}`.toLowerCase(), name: `${builder} ${word}` })),
  ),
};

describe('the whole name of a project behind a refusal', () => {
  it.each(
    names.projects.flatMap(({ slug, name }) =>
      [`not ${name}`, `without ${name}`].map((said) => ({ slug, said })),
    ),
  )('refuses that project after any search, and not its builder: $said', ({ slug, said }) => {
    for (const before of ['2 BHK in Bannerghatta Road under ₹80 L', '3 BHK, ready to move']) {
      const previous = interpret(before, { today, names });
      const { constraints, unread } = interpret(said, { today, names, previous });
      const added = constraints.filter(({ field }) => field === 'project' || field === 'promoter');
      expect(added).toMatchObject([{ field: 'project', strength: 'avoid', value: { slug } }]);
      expect(unread).toEqual([]);
    }
  });
});
