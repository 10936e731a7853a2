import type { Locator, Page } from '@playwright/test';

type Spot = readonly [x: number, y: number];

/** What a finger takes from spot to spot, in seconds: how fast it was, and so how far a row goes on, is not for the machine to say. */
const STEP = 0.04;

/** Real fingers, as the browser takes them: each path is one finger from its first spot to its last. */
export async function moveFingers(page: Page, paths: readonly (readonly Spot[])[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const steps = Math.max(...paths.map((path) => path.length));
  const start = Date.now() / 1000 - steps * STEP;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + step * STEP,
      touchPoints: type === 'touchEnd' ? [] : spotsAt(step),
    });
  const spotsAt = (step: number) =>
    paths.map((path, id) => {
      const [x, y] = path[Math.min(step, path.length - 1)] ?? [0, 0];
      return { x, y, id };
    });
  await send('touchStart', 0);
  for (let step = 1; step < steps; step++) await send('touchMove', step);
  await send('touchEnd', steps);
  await client.detach();
}

/** One finger over the middle of something, so many pixels to the side. */
export async function swipe(page: Page, over: Locator, dx: number): Promise<void> {
  const box = await over.boundingBox();
  if (box === null) throw new Error('There is nothing to swipe on.');
  const x = box.x + box.width / 2 - dx / 2;
  const y = box.y + box.height / 2;
  const path = Array.from({ length: 6 }, (_, step): Spot => [x + (dx * step) / 5, y]);
  await moveFingers(page, [path]);
}
