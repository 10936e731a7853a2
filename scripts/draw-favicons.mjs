// Writes the icons that browsers and phones want as pixels from `apps/web/public/favicon.svg`: run it when the
// mark changes. What it writes is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inProject } from './project.mjs';

// sharp belongs to the server, which makes the product's own rasters with it.
const sharp = createRequire(inProject('apps/server/package.json'))('sharp');
const inPublic = (name) => inProject('apps/web/public', name);

const mark = readFileSync(inPublic('favicon.svg'), 'utf8').match(
  /class="house"[^>]* d="([^"]+)"/,
)?.[1];
if (mark === undefined) throw new Error('favicon.svg has no path of class "house".');

const drawn = ({ ground, house, eyes, scale, corner }) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
    <rect width="48" height="48" rx="${corner}" fill="${ground}"/>
    <g transform="translate(24 24.6) scale(${scale}) translate(-24 -24.6)">
      <path fill="${eyes}" d="M8 17h32v16H8z"/>
      <path fill="${house}" fill-rule="evenodd" d="${mark}"/>
    </g>
  </svg>`;

/** A white house in the grove, its eyes the grove's; without a ground the mark as in the light theme. */
const GROVE = { ground: '#063a31', house: '#eef6f1', eyes: '#063a31' };
const BARE = { ground: 'none', house: '#0b5f4f', eyes: '#ffffff', scale: 1, corner: 0 };

const png = (size, look) =>
  sharp(Buffer.from(drawn(look)), { density: (72 * size * 2) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 48 })
    .toBuffer();

/** An ICO file whose images are PNGs: a head of 6 bytes, 16 bytes an image, the images. */
function icoOf(images) {
  const head = Buffer.from([0, 0, 1, 0, images.length, 0]);
  let offset = 6 + 16 * images.length;
  const entries = images.map(({ size, data }) => {
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(data.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += data.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...images.map(({ data }) => data)]);
}

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, data: await png(size, BARE) })),
);
writeFileSync(inPublic('favicon.ico'), icoOf(small));
// iOS rounds the corners itself and shows what is transparent as black.
writeFileSync(
  inPublic('apple-touch-icon.png'),
  await png(180, { ...GROVE, scale: 0.68, corner: 0 }),
);
for (const size of [192, 512]) {
  writeFileSync(
    inPublic(`icon-${size}.png`),
    await png(size, { ...GROVE, scale: 0.74, corner: 10 }),
  );
}
// Within the circle of 80 % that every mask leaves.
writeFileSync(
  inPublic('icon-maskable-512.png'),
  await png(512, { ...GROVE, scale: 0.58, corner: 0 }),
);
