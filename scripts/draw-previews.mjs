// Writes what a link to a page that is no project shows in a chat or a post, `apps/web/public/preview-*.png`: run it
// when a title below, the mark or the mascot changes. What it writes is committed.
import { createRequire } from 'node:module';
import { register } from 'tsx/esm/api';
import { inProject } from './project.mjs';

register({ tsconfig: inProject('apps/web/tsconfig.json') });
// sharp belongs to the server, which makes the product's own rasters with it.
const sharp = createRequire(inProject('apps/server/package.json'))('sharp');
// React belongs to the web app, whose drawings these are.
const ofWeb = createRequire(inProject('apps/web/package.json'));
const { createElement } = ofWeb('react');
const { renderToStaticMarkup } = ofWeb('react-dom/server');
const { scribe } = await import(inProject('catalogue/src/pictures/lettering.ts'));
const { MARK } = await import(inProject('apps/web/app/features/shell/logo.tsx'));
const poses = await import(inProject('apps/web/app/ui/mascot/mascot-poses.tsx'));

const WIDTH = 1200;
const HEIGHT = 630;
const PANEL = 752;
const LEFT = 64;

/** Title lines, what stands under them, and what Mitra does beside. */
const PREVIEWS = {
  home: {
    title: ['Say what home', 'you want in', 'Bengaluru'],
    text: 'See how each word was understood, and what fits',
    pose: poses.Hello,
  },
  list: {
    title: ['Properties', 'for You'],
    text: 'What fits, why, and what is not known about it',
    pose: poses.Searching,
  },
  blog: {
    title: ['Before', 'you sign'],
    text: 'Khata, RERA, the all-in price: plain, with sources',
    pose: poses.Pointing,
  },
  emi: {
    title: ['EMI', 'Calculator'],
    text: 'What a home loan costs each month and in all',
    pose: poses.Thinking,
  },
};

function previewSvg({ title, text, pose }) {
  const pen = scribe();
  const size = 68;
  const top = 352 - ((title.length - 1) * size * 1.14) / 2;
  const drawn = [
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="#dcece5"/><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#chukki)"/>`,
    `<path d="M0 0h${PANEL}v${HEIGHT}H0z" fill="#063a31"/><path d="M${PANEL} 0v${HEIGHT}" stroke="#f4cd62" stroke-width="6"/>`,
    `<path transform="translate(${LEFT} 62)scale(1.15)" fill="#ffffff" fill-rule="evenodd" d="${MARK}"/>`,
    pen.write('ManeMitra', [LEFT + 72, 104], { size: 38, color: '#ffffff' }),
    ...title.map((line, at) =>
      pen.write(line, [LEFT, top + at * size * 1.14], { size, color: '#ffffff' }),
    ),
    pen.write(text, [LEFT, 556], { size: 28, color: '#f4cd62', face: 'plain' }),
    `<g transform="translate(${PANEL + 22} 96)scale(2.08)">${renderToStaticMarkup(createElement(pose))}</g>`,
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none">`,
    `<defs><pattern id="chukki" width="30" height="30" patternUnits="userSpaceOnUse"><circle cx="15" cy="15" r="2.4" fill="#0b5f4f" opacity=".22"/></pattern>${pen.defs()}</defs>`,
    `${drawn}</svg>`,
  ].join('');
}

for (const [name, preview] of Object.entries(PREVIEWS)) {
  await sharp(Buffer.from(previewSvg(preview)))
    .png({ compressionLevel: 9, palette: true })
    .toFile(inProject('apps/web/public', `preview-${name}.png`));
}
