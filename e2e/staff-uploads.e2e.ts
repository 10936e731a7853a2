import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { crc32 } from 'node:zlib';
import { expect, plain as test } from './browser-test.ts';
import { aName } from './a-name.ts';
import { type OwnProject, promoterPage, someProjectsOf } from './staff-people.ts';

const COUNT = 30;
/** Of noise, so that nothing can shrink it: 1,800 × 1,850 pixels of three bytes are just under 10 MB. */
const WIDTH = 1_800;
const HEIGHT = 1_850;

/** A PNG file of these lines of pixels (each with its filter byte), stored without compression unless small. */
function png(width: number, height: number, lines: Buffer, level: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8); // eight bits, red green blue
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function noise(): Buffer {
  const lines = randomBytes((WIDTH * 3 + 1) * HEIGHT);
  for (let line = 0; line < HEIGHT; line += 1) lines[line * (WIDTH * 3 + 1)] = 0;
  return png(WIDTH, HEIGHT, lines, 0);
}

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manemitra-uploads-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('of 30 pictures of 10 MB with a dropped connection the rest arrive and the lost one is retried; what is no picture is refused with a sentence @long', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const { promoterId, projects } = await someProjectsOf(browser, aName('Sampige Homes'), 1);
  const [project] = projects as [OwnProject];
  const files: string[] = [];
  for (let at = 1; at <= COUNT; at += 1) {
    const file = join(folder, `site-${at}.png`);
    await writeFile(file, noise());
    files.push(file);
  }
  const page = await promoterPage(browser, promoterId);
  await page.goto(`/admin-dashboard/modify-component/${project.id}?section=images`);
  const input = page.locator('input[type=file][aria-label="Files for: Real photos"]');
  // The connection is gone while the fifteenth is on its way.
  let sent = 0;
  await page.route('**/api/v1/images', (route) => {
    sent += 1;
    return sent === 15 ? route.abort('connectionreset') : route.fallback();
  });
  await input.setInputFiles(files);
  await expect(page.getByText('29 images uploaded successfully!')).toBeVisible({
    timeout: 500_000,
  });
  await expect(page.getByRole('textbox', { name: /^Caption of image \d+ of real/ })).toHaveCount(
    29,
  );
  await expect(page.getByText(/site-\d+\.png did not arrive\./)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('textbox', { name: /^Caption of image \d+ of real/ })).toHaveCount(
    30,
  );

  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const side = 12_000;
  const bomb = png(side, side, Buffer.alloc((side * 3 + 1) * side), 9);
  expect(bomb.length).toBeLessThan(1_000_000);
  const refused: [string, Buffer, RegExp][] = [
    ['photo.png', Buffer.from(`MZ\u0090${'\0'.repeat(200)}`), /Only image files are accepted/],
    ['drawing.png', Buffer.from(drawing), /Only image files are accepted/],
    ['bomb.png', bomb, /more than 50 megapixels/],
    ['nothing.png', Buffer.alloc(0), /empty/],
  ];
  for (const [name, buffer, sentence] of refused) {
    await input.setInputFiles([{ name, mimeType: 'image/png', buffer }]);
    await expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible({
      timeout: 30_000,
    });
    const leave = page.getByRole('button', { name: 'Leave it out' });
    if (await leave.isVisible()) await leave.click();
  }
  await page.context().close();
});
