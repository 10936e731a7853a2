// Writes a sheet of each kind of picture for people to look at: `node scripts/contact-sheets.mjs [FOLDER] [NAME …]`,
// into `.data/contact-sheets` unless told otherwise. A name like `facades-villa` or `facades` picks sheets.
// Documents need pdftoppm of poppler, the map and the styleguide a Chromium.
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { inProject } from './project.mjs';

register();
// sharp belongs to the server, which makes the product's own rasters with it.
const sharp = createRequire(inProject('apps/server/package.json'))('sharp');

const source = (file) => import(inProject('catalogue/src', file));
const { generateProjects } = await source('generate.ts');
const { pictureSvg } = await source('pictures/picture.ts');
const { BUILDING_KINDS, pictureFromPath, SCENES } = await source('pictures/picture-address.ts');
const { openGraphSvg } = await source('pictures/open-graph.ts');
const { planContactSheet } = await source('plans/contact-sheet.ts');

/** Every seventh project, so that a sheet shows what a page of results would. */
const projects = [...generateProjects(1200)].filter((_, i) => i % 7 === 3);

const addressOf = (url) => pictureFromPath(...url.split('/').slice(3));
/** Pictures of one scene, of `kind` or of all kinds in turn. */
function drawn(scene, kind, count) {
  return projects
    .flatMap(({ images }) => images.map(({ url }) => addressOf(url)))
    .filter((address) => address.scene === scene && (kind === undefined || address.kind === kind))
    .slice(0, count)
    .map(pictureSvg);
}

const PICTURE = { width: 480, height: 360, columns: 4 };
const INTERIORS = ['living-room', 'bedroom', 'kitchen', 'balcony'];
const EXTERIORS = ['facade', 'approach'];
const OF_LAYOUTS = ['street', 'site', 'entrance'];
const PLAN_SHEETS = [
  { name: 'flats', types: ['studio', 'apartment', 'duplex', 'penthouse'] },
  { name: 'houses', types: ['row-house', 'villa', 'independent-house'] },
  { name: 'sites', types: ['plot'] },
];
const AMENITIES = SCENES.slice(SCENES.indexOf('site-plan') + 1);

/** Each kind of sheet: its name, the size of a cell, and what to put into the cells (SVG text or image data). */
const KINDS = [
  { name: 'facades', ...PICTURE, pictures: () => drawn('facade', undefined, 24) },
  ...EXTERIORS.flatMap((scene) =>
    BUILDING_KINDS.map((kind) => ({
      name: `${scene}s-${kind}`.replace('approachs', 'approaches'),
      ...PICTURE,
      pictures: () => drawn(scene, kind, 12),
    })),
  ),
  ...INTERIORS.map((scene) => ({
    name: `interiors-${scene}`,
    ...PICTURE,
    pictures: () => drawn(scene, undefined, 12),
  })),
  ...AMENITIES.map((scene) => ({
    name: `amenities-${scene}`,
    ...PICTURE,
    pictures: () => drawn(scene, undefined, 8),
  })),
  ...OF_LAYOUTS.map((scene) => ({
    name: `layouts-${scene}`,
    ...PICTURE,
    pictures: () => drawn(scene, undefined, 8),
  })),
  { name: 'site-plans', ...PICTURE, pictures: () => drawn('site-plan', undefined, 16) },
  ...PLAN_SHEETS.map(({ name, types }) => ({
    name: `plans-${name}`,
    width: 500,
    height: 625,
    columns: 5,
    pictures: () =>
      planContactSheet()
        .filter((plan) => types.some((type) => plan.name.startsWith(type)))
        .map(({ svg }) => svg),
  })),
  {
    name: 'documents',
    width: 420,
    height: 594,
    columns: 5,
    background: '#8b8f96',
    pictures: async () => (await import('./document-sheet.mjs')).documentPages(),
  },
  {
    name: 'one-project',
    ...PICTURE,
    pictures: () =>
      projects
        .toSorted((a, b) => b.images.length - a.images.length)[0]
        .images.map(({ url }) => pictureSvg(addressOf(url))),
  },
  {
    name: 'link-previews',
    width: 600,
    height: 315,
    columns: 3,
    pictures: () =>
      projects.slice(0, 9).map((project, i) =>
        openGraphSvg({
          name: project.name,
          place: `${project.locality}, Bengaluru`,
          homes: '2, 3 BHK',
          price: 'From ₹1.42 Cr',
          promoter: project.promoter.name,
          // The last row is what a real project without pictures gets.
          facade: i < 6 ? addressOf(project.images[0].url) : undefined,
        }),
      ),
  },
  {
    name: 'map',
    width: 800,
    height: 500,
    columns: 2,
    pictures: async () => (await import('./map-sheet.mjs')).mapPictures(),
  },
];

const GAP = 8;
async function sheetOf({ width, height, columns, pictures, background = '#ffffff' }) {
  const cells = await pictures();
  const images = await Promise.all(
    cells.map(async (cell, i) => ({
      input: await sharp(typeof cell === 'string' ? Buffer.from(cell) : cell)
        .resize(width, height, { fit: 'contain', background })
        .png()
        .toBuffer(),
      left: (i % columns) * (width + GAP) + GAP,
      top: Math.floor(i / columns) * (height + GAP) + GAP,
    })),
  );
  return sharp({
    create: {
      width: columns * (width + GAP) + GAP,
      height: Math.ceil(cells.length / columns) * (height + GAP) + GAP,
      channels: 3,
      background,
    },
  })
    .composite(images)
    .png()
    .toBuffer();
}

/** What is photographed as a whole rather than laid out in cells. */
const PHOTOGRAPHED = ['mascot', 'icons', 'styleguide'];

const [folder = inProject('.data/contact-sheets'), ...names] = process.argv.slice(2);
const isAskedFor = (name) => names.length === 0 || names.some((asked) => name.startsWith(asked));
await mkdir(folder, { recursive: true });

for (const kind of KINDS.filter(({ name }) => isAskedFor(name))) {
  await write(kind.name, await sheetOf(kind));
}
if (
  names.length === 0 ||
  names.some((asked) => PHOTOGRAPHED.some((name) => asked.startsWith(name)))
) {
  const { styleguideSheets } = await import('./styleguide-sheets.mjs');
  for (const { name, image } of await styleguideSheets()) {
    if (isAskedFor(name)) await write(name, image);
  }
}

async function write(name, image) {
  const file = path.join(folder, `${name}.png`);
  await writeFile(file, image);
  const { width, height } = await sharp(image).metadata();
  console.log(`${file}  ${width} × ${height}, ${Math.ceil(image.length / 1024)} kB`);
}
