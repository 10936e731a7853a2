import type { FoundCard } from '@manemitra/contract/search';
import { act } from 'react';
import { expect, it } from 'vitest';
import { aFoundProperty } from '#web/testing/property.ts';
import { eventually, one, render } from '#web/testing/render.tsx';
import { ProjectCard } from './project-card.tsx';

const image = (at: number) => ({
  imageUrl: `/pictures/${at}.svg`,
  imageCaption: `View ${at}`,
  width: 1200,
  height: 900,
});

const Keep = ({ property }: { property: FoundCard }) => <button>Keep {property.slug}</button>;

it('a card unfolds its description and floors, and shows at most four pictures (spec 3 and 9)', async () => {
  const property = aFoundProperty({
    project: {
      description: 'Two towers around a garden.',
      towerDetails: { floors: 14, basements: 2 },
      images: [1, 2, 3, 4, 5, 6].map(image),
    },
  });
  const { screen } = await render(
    <ProjectCard
      property={property}
      constraints={[]}
      isFirst={false}
      isActive={false}
      Actions={Keep}
    />,
  );
  await eventually(() => expect(screen.textContent).toContain('More'));
  expect(screen.textContent).not.toContain('Two towers around a garden.');

  await act(async () => one(screen, 'summary').click());

  await eventually(() => expect(screen.textContent).toContain('Two towers around a garden.'));
  expect(screen.textContent).toMatch(/Floors\s*14/);
  const shown = [...screen.querySelectorAll('article img')].map((each) => each.getAttribute('src'));
  expect(shown).toEqual([1, 2, 3, 4].map((at) => `/pictures/${at}.svg`));
  // Nor does what is unfolded say again what stands above it.
  expect(screen.querySelectorAll('article [data-rera]')).toHaveLength(1);
});

it('a card offers what its page gives it to offer', async () => {
  const { screen } = await render(
    <ProjectCard
      property={{ ...aFoundProperty(), slug: 'aranya-greens' }}
      constraints={[]}
      isFirst={false}
      isActive={false}
      Actions={Keep}
    />,
  );
  await eventually(() => expect(screen.textContent).toContain('Keep aranya-greens'));
  expect(screen.querySelectorAll('button')).toHaveLength(1);
});
