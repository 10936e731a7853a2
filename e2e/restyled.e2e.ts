import { expect, test } from './browser-test.ts';

test('an element that is put into a list has styles found for it, and for nothing else on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/property-list?q=apartment');
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  const restyled: number[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    const told: readonly object[] = value;
    for (const { name, args } of told as { name: string; args: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree') restyled.push(args.elementCount ?? 0);
  });
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
  });
  // First and last of the page, as a dialog and its guards are: a rule that ends in “anything in it” would ask all of the page anew.
  await page.evaluate(() => {
    for (const place of ['afterbegin', 'beforeend'] as const) {
      document.body.insertAdjacentHTML(place, '<div><p>Here</p></div>');
      void getComputedStyle(document.body).animationName;
    }
  });
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  expect(restyled.length).toBeGreaterThan(0);
  // Some seventy stand beside it; the page has some three thousand.
  expect(Math.max(...restyled)).toBeLessThan(80);
});
