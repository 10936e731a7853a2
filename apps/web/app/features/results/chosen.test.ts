import { describe, expect, it } from 'vitest';
import { type Chosen, withToggled } from './chosen.ts';
import { viewRefusal } from './chosen-actions.ts';

const projects = Array.from({ length: 11 }, (_, at): Chosen => ({
  slug: `p${at}`,
  name: `P${at}`,
}));
const [first] = projects as [Chosen, ...Chosen[]];

describe('choosing projects to view', () => {
  it('lets a chosen one go again', () => {
    expect(withToggled([first], first)).toEqual([]);
  });

  it('takes ten and no eleventh', () => {
    const ten = projects
      .slice(0, 10)
      .reduce<Chosen[]>((chosen, project) => withToggled(chosen, project) ?? [], []);
    expect(ten).toHaveLength(10);
    expect(withToggled(ten, projects[10] as Chosen)).toBeUndefined();
  });

  it.each([
    [0, 'Please select at least 1 property to view.'],
    [1, undefined],
    [10, undefined],
    [11, 'You can only view up to 10 properties.'],
  ])('answers the wish to view %i with %s', (count, text) => {
    expect(viewRefusal(count)).toBe(text);
  });
});
