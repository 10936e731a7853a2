import { AMENITIES } from '@manemitra/domain/amenities';
import { createLucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { one, render } from '#web/testing/render.tsx';
import { AMENITY_ICONS, AmenityIcon } from './amenity-icon.tsx';
import { drawnIcon } from './drawn-icon.ts';
import { NEARBY_ICONS, NearbyIcon } from './nearby-icon.tsx';
import { SERVICE_ICONS, ServiceIcon } from './service-icon.tsx';

async function lines(icon: ReactNode): Promise<string> {
  const { screen } = await render(icon);
  return one(screen, 'svg').innerHTML;
}

describe('icons', () => {
  it('every amenity has one of its own', () => {
    expect(AMENITIES.filter(({ id }) => !AMENITY_ICONS.has(id))).toEqual([]);
    expect(new Set(AMENITY_ICONS.values()).size).toBe(AMENITY_ICONS.size);
  });

  it.each(['sky-bridge', 'constructor', ''])(
    'the unknown amenity “%s” gets the default',
    async (id) => {
      const unknown = await lines(<AmenityIcon id={id} />);

      expect(unknown).toBe(await lines(<AmenityIcon id="nobody-listed-this" />));
      expect(unknown).not.toBe(await lines(<AmenityIcon id="gym" />));
    },
  );

  it('the six categories of nearby places have one, others a pin', async () => {
    expect([...NEARBY_ICONS.keys()]).toEqual([
      'schools',
      'hospitals',
      'malls',
      'restaurants',
      'ponintOfInterest',
      'metroStations',
    ]);
    expect(await lines(<NearbyIcon category="lakes" />)).not.toBe(
      await lines(<NearbyIcon category="schools" />),
    );
  });

  it('a service is known by its kind and by its title', async () => {
    const foundBy = (name: string) =>
      SERVICE_ICONS.find(([, known]) => known.test(name.toLowerCase()))?.[0];
    const names = SERVICE_ICONS.map(([name]) => name);
    expect(names.map(foundBy)).toEqual(names);

    const loan = await lines(<ServiceIcon kind="home-loan" />);

    expect(await lines(<ServiceIcon kind="Home loan help" />)).toBe(loan);
    expect(await lines(<ServiceIcon kind="something else" />)).not.toBe(loan);
  });

  it('as browsers are sent it has the lines of the library, and what its place says of it', async () => {
    const shapes: Parameters<typeof createLucideIcon>[1] = [
      ['path', { d: 'M2 11 12 6l10 5z', key: 'roof' }],
      ['circle', { cx: '12', cy: '16', r: '3', key: 'door' }],
    ];
    const Theirs = createLucideIcon('house', shapes);
    const Ours = drawnIcon({ node: shapes as Parameters<typeof drawnIcon>[1] & object });

    expect(await lines(<Ours />)).toBe(await lines(<Theirs />));

    const { screen } = await render(<Ours className="size-4" strokeWidth={3} />);
    const sign = one(screen, 'svg');
    expect(['class', 'stroke-width', 'aria-hidden'].map((name) => sign.getAttribute(name))).toEqual(
      ['icon size-4', '3', 'true'],
    );
  });

  it('is decoration: nothing is read out', async () => {
    const { screen } = await render(<AmenityIcon id="gym" />);

    expect(one(screen, 'svg').getAttribute('aria-hidden')).toBe('true');
  });
});
