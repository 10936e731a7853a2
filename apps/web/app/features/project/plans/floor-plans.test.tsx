import { describe, expect, it } from 'vitest';
import { aProperty } from '#web/testing/property.ts';
import { render } from '#web/testing/render.tsx';
import { FloorPlans } from './floor-plans.tsx';

const plan = (unitId: string) => ({
  unitId,
  unitLabel: '2 BHK',
  imageUrl: `/media/${unitId}.svg`,
  imageCaption: `Plan of ${unitId}`,
  width: 800,
  height: 600,
});
const shown = async (plans: ReturnType<typeof plan>[]): Promise<string> => {
  const { screen } = await render(<FloorPlans detail={aProperty({ project: { plan: plans } })} />);
  return screen.textContent ?? '';
};

describe('the floor plans (spec 2)', () => {
  it('that are none say so', async () => {
    expect(await shown([])).toContain('No floor plans available');
  });

  it('that are one tell how to look closer, and count nothing', async () => {
    const text = await shown([plan('u1')]);
    expect(text).toContain('Tap and zoom to explore details');
    expect(text).not.toContain('floor plans available');
  });

  it('that are several are counted', async () => {
    const text = await shown([plan('u1'), plan('u2'), plan('u3')]);
    expect(text).toContain('3 floor plans available');
    expect(text).not.toContain('Tap and zoom');
  });
});
