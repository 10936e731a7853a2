import { act } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { answering } from '#web/testing/network.ts';
import { aFoundProperty, aProperty } from '#web/testing/property.ts';
import { eventually, one, render } from '#web/testing/render.tsx';
import type { ListedCard } from './listed-card.ts';
import { ProjectCard } from './project-card.tsx';

const image = (at: number) => ({
  imageUrl: `/pictures/${at}.svg`,
  imageCaption: `View ${at}`,
  width: 1200,
  height: 900,
});

// What is checked of an answer comes late, and takes a while on a busy machine.
beforeAll(() => import('@manemitra/contract/contract'), 60_000);

const NO_NUMBER = {
  state: 'not-checked',
  number: null,
  checkedOn: null,
  isSeenByStaff: false,
  registerUrl: 'https://rera.karnataka.gov.in',
} as const;

const Keep = ({ property }: { property: ListedCard }) => <button>Keep {property.slug}</button>;

it('a card unfolds its description and floors, and shows at most four pictures (spec 3 and 9)', async () => {
  const towers = { towerDetails: { floors: 14, basements: 2 } };
  const property = aFoundProperty({
    slug: 'garden',
    project: { ...towers, images: [image(1)] },
  });
  const detail = aProperty({
    slug: 'garden',
    project: {
      ...towers,
      description: 'Two towers around a garden.',
      images: [1, 2, 3, 4, 5, 6].map(image),
    },
  });
  const calls = answering({ 'GET /api/v1/properties/garden': () => ({ json: detail }) });
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
  expect(calls).toEqual([]);

  await act(async () => one(screen, 'summary').click());

  await eventually(() => expect(screen.textContent).toContain('Two towers around a garden.'));
  expect(screen.textContent).toMatch(/Floors\s*Ground \+ 14/);
  const shown = [...screen.querySelectorAll('article img')].map((each) => each.getAttribute('src'));
  expect(shown).toEqual([1, 2, 3, 4].map((at) => `/pictures/${at}.svg`));
  // Nor does what is unfolded say again what stands above it.
  expect(screen.querySelectorAll('article [data-rera]')).toHaveLength(1);
});

it('a card whose description cannot be had still unfolds its facts, and says so', async () => {
  answering({ 'GET /api/v1/properties/unheard': () => ({ status: 503, json: {} }) });
  const { screen } = await render(
    <ProjectCard
      property={aFoundProperty({
        slug: 'unheard',
        project: { towerDetails: { floors: 14, basements: 2 } },
      })}
      constraints={[]}
      isFirst={false}
      isActive={false}
      Actions={Keep}
    />,
  );
  await eventually(() => expect(screen.textContent).toContain('More'));

  await act(async () => one(screen, 'summary').click());

  await eventually(() => expect(screen.textContent).toContain('could not be loaded'));
  expect(screen.textContent).toMatch(/Floors\s*Ground \+ 14/);
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

it('a card says once that nobody tells of the certificate, or that no RERA number is given', async () => {
  const told = async (fact: 'occupancyCertificate' | 'registration', says: string) => {
    const unknown = [
      { fact: 'occupancyCertificate' as const, says: 'Occupancy certificate: not disclosed.' },
      { fact: 'registration' as const, says: 'RERA number: not given.' },
      { fact: 'litigation' as const, says: 'Court cases: not disclosed.' },
    ];
    const found = aFoundProperty({
      project: { status: 'ready', occupancyCertificateReceived: null, rera: NO_NUMBER },
    });
    const verdict = { level: 'ask-first' as const, reasons: [{ fact, says }], unknown };
    const { screen } = await render(
      <ProjectCard
        property={{ ...found, verdict }}
        constraints={[]}
        isFirst={false}
        isActive={false}
        Actions={Keep}
      />,
    );
    await eventually(() => expect(screen.textContent).toContain('More'));
    return screen.textContent ?? '';
  };
  const times = (text: string, part: RegExp) => [...text.matchAll(part)].length;
  for (const text of [
    await told('occupancyCertificate', 'Occupancy certificate: not disclosed.'),
    await told('registration', 'RERA number: not given.'),
  ]) {
    expect(times(text, /OC not disclosed|Occupancy certificate: not disclosed/g)).toBe(1);
    expect(times(text, /RERA(: number| number:) not given/g)).toBe(1);
    // Of what the verdict weighs: the count is that of the comparator.
    expect(text).toContain(', 2\u00A0more reasons');
  }
});
