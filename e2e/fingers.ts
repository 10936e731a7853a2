import type { Locator, Page } from '@playwright/test';

type Spot = readonly [x: number, y: number];

/** Real fingers, as the browser takes them: each path is one finger from its first spot to its last. */
export async function moveFingers(page: Page, paths: readonly (readonly Spot[])[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const at = (step: number) =>
    paths.map((path, id) => {
      const [x, y] = path[Math.min(step, path.length - 1)] ?? [0, 0];
      return { x, y, id };
    });
  const steps = Math.max(...paths.map((path) => path.length));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step < steps; step++) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
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
