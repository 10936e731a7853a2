import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { slots, store } from '#web/browser/storage.ts';
import { one, render } from '#web/testing/render.tsx';
import { drawToastsWith, type ToastMessage } from '#web/ui/toast.ts';
import { ComparePanel } from './compare-panel.tsx';
import { CompareToggle } from './compare-toggle.tsx';

const item = (id: string) => ({ id, imageUrl: `/${id}.jpg`, rera: `RERA ${id}` });

const shown = (
  <>
    <CompareToggle item={item('areca-terraces')} name="Areca Terraces" />
    <ComparePanel />
  </>
);
const press = (element: HTMLElement) => act(async () => element.click());

describe('choosing projects to compare', () => {
  it('shows the panel with its hint at one, and opens the comparison from two', async () => {
    const { screen, path } = await render(shown);
    expect(screen.querySelector('section')).toBeNull();

    const toggle = one(screen, 'button[aria-pressed]');
    expect(toggle.textContent).toMatch(/^Compare/);
    await press(toggle);
    expect(toggle.textContent).toMatch(/^Added/);
    expect(one(screen, 'output').textContent).toBe('Select at least one more property to compare');
    expect(one(screen, 'section [data-rera]').textContent).toBe('RERA areca-terraces');

    await act(async () => store(slots.compareList, [item('areca-terraces'), item('banyan')]));
    await press(one(screen, 'section a'));
    expect(path()).toBe('/dashboard/property-comparator?ids=areca-terraces%2Cbanyan');
  });

  it('refuses a fourth, and keeps the three', async () => {
    const three = ['a', 'b', 'c'].map(item);
    store(slots.compareList, three);
    const said: ToastMessage[] = [];
    const stop = drawToastsWith((message) => said.push(message));
    const { screen } = await render(shown);
    await press(one(screen, 'button[aria-pressed]'));
    stop();
    expect(one(screen, 'button[aria-pressed]').textContent).toMatch(/^Compare/);
    // Spec 5 and 9.
    expect(said).toMatchObject([
      { text: 'You can only compare up to 3 properties at once.', durationMs: 4_200 },
    ]);
    expect(JSON.parse(localStorage.getItem('compareList') ?? '')).toEqual(three);
  });

  it('takes projects off one by one and all at once', async () => {
    store(slots.compareList, ['a', 'b', 'c'].map(item));
    const { screen } = await render(shown);
    await press(one(screen, '[aria-label="Remove B"]'));
    expect(screen.querySelectorAll('section img')).toHaveLength(2);
    const clear = [...screen.querySelectorAll<HTMLElement>('section button')].find(
      ({ textContent }) => textContent === 'Clear',
    );
    await press(clear ?? screen);
    expect(screen.querySelector('section')).toBeNull();
  });
});
