import { act } from 'react';
import { expect, it } from 'vitest';
import { one, render } from '#web/testing/render.tsx';
import { StreetFrame } from './street-frame.tsx';

it('a panorama in the page zooms from 0 to 5 and no further', async () => {
  const { screen } = await render(<StreetFrame frameUrl="about:blank?pano=p" name="Alpha" />);
  const press = (name: string) =>
    act(async () => one<HTMLButtonElement>(screen, `[aria-label="${name}"]`).click());
  const isOff = (name: string) => one<HTMLButtonElement>(screen, `[aria-label="${name}"]`).disabled;
  const seen = () => new URL(one<HTMLIFrameElement>(screen, 'iframe').src).searchParams.get('fov');

  expect(seen()).toBe('90');
  await press('Zoom out');
  expect([seen(), isOff('Zoom out')]).toEqual(['100', true]);
  for (let zoom = 0; zoom < 5; zoom += 1) {
    expect(isOff('Zoom in')).toBe(false);
    await press('Zoom in');
  }
  expect([seen(), isOff('Zoom in')]).toEqual(['10', true]);
});
