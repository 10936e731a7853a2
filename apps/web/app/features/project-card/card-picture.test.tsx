import type { PropertyDetail } from '@manemitra/contract/properties';
import { act } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { answering } from '#web/testing/network.ts';
import { aFoundProperty, aProperty } from '#web/testing/property.ts';
import { eventually, one, render } from '#web/testing/render.tsx';
import { ProjectCard } from './project-card.tsx';

const plan = (unitId: string) => ({
  unitId,
  unitLabel: unitId,
  imageUrl: `/plans/${unitId}.svg`,
  imageCaption: `Plan of ${unitId}`,
  width: 800,
  height: 600,
});
const found = aFoundProperty({
  home: {
    unitId: 'three',
    label: '3 BHK',
    bhk: 3,
    price: 14_000_000,
    allInPrice: null,
    atLeast: null,
    upTo: null,
    unknownCosts: [],
    emi: null,
  },
});

// What is checked of an answer comes late, and takes a while on a busy machine.
beforeAll(() => import('@manemitra/contract/contract'), 60_000);

/** A card of a project of which the server then tells this. */
async function card(detail: PropertyDetail) {
  const { slug } = detail;
  const calls = answering({ [`GET /api/v1/properties/${slug}`]: () => ({ json: detail }) });
  const { screen } = await render(
    <ProjectCard
      property={{ ...found, slug }}
      constraints={[]}
      isFirst={false}
      isActive={false}
      Actions={() => null}
    />,
  );
  await eventually(() => expect(screen.querySelector('article button')).not.toBeNull());
  return { screen, calls };
}

const turn = (screen: HTMLElement) =>
  act(async () => one<HTMLButtonElement>(screen, 'article button').click());

it('a card shows the plan of its home once it is turned, and asks for nothing before', async () => {
  const { screen, calls } = await card(
    aProperty({ slug: 'planned', project: { plan: [plan('two'), plan('three')] } }),
  );
  expect(calls).toEqual([]);
  expect(screen.querySelector('img')).toBeNull();

  await turn(screen);
  await eventually(() => expect(one(screen, 'img').getAttribute('src')).toBe('/plans/three.svg'));

  await turn(screen);
  expect(screen.querySelector('img')).toBeNull();
});

it('a card without a plan says how far one walks to the metro', async () => {
  const metro = {
    station: 'Nagasandra',
    lines: ['Green'],
    meters: 700,
    walk: { meters: 900, minutes: { low: 11, high: 16 }, isAlongStreets: true },
  };
  const onFoot = { metro, metroBeingBuilt: null, buses: null, places: [] };
  const { screen } = await card(aProperty({ slug: 'walked', onFoot }));
  await turn(screen);
  await eventually(() => expect(screen.textContent).toContain('11 to 16 min on foot (estimated)'));
});

it('a card is turned by a finger that moves over its picture, and not by one that moves over its words', async () => {
  const { screen } = await card(aProperty({ slug: 'swiped', project: { plan: [plan('three')] } }));
  const article = one(screen, 'article');
  const picture = one(screen, 'article button').parentElement;
  if (picture === null) throw new Error('There is no picture.');
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  const swipe = (from: number): Promise<void> =>
    act(async () => {
      const touch = { pointerType: 'touch', pointerId: 1, clientY: 50, bubbles: true };
      article.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: from }));
      article.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: from - 60 }));
    });

  await swipe(180);
  expect(screen.textContent).toContain('Plan of the home, or the walk to the metro');
  await swipe(80);
  await eventually(() => expect(one(screen, 'img').getAttribute('src')).toBe('/plans/three.svg'));
});
