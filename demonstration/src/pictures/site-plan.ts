import type { XY } from './drawing.ts';
import { scribe } from '@manemitra/catalogue/lettering/lettering';
import type { Mood } from './palette.ts';
import type { PictureAddress } from '@manemitra/catalogue/picture-address';
import { layBuildings } from './site-arrangement.ts';
import { buildings, labels, podiums } from './site-buildings.ts';
import { drives, gate, greens, landOf, mainRoad, plotsOf, surroundings } from './site-land.ts';
import { layLots } from './site-lots.ts';
import type { Box } from './site-packing.ts';
import { place } from './site-places.ts';
import { key, north, scaleBar } from './site-plan-key.ts';
import { KEY_X, SOFT } from './site-sheet.ts';
import { trees } from './site-trees.ts';

/** Where the site lies on the sheet; the key stands beside it. */
const SHEET: Box = { x: 56, y: 56, width: 800, height: 690 };

/** The land from above: buildings or plots, drives, what the community shares, a key, north and a scale. */
export function sitePlan(
  mood: Mood,
  { kind, facts }: PictureAddress,
): { defs: string; drawn: string } {
  const { design, random } = mood;
  const pen = scribe();
  const aspect = design.between(1.02, 1.34);
  // Land that nobody has measured is drawn without a scale.
  const land = facts.landSqm ?? 12_000;
  const metresWide = Math.sqrt(land * aspect);
  const scale = Math.min(SHEET.width / metresWide, SHEET.height / (metresWide / aspect));
  const size: XY = [metresWide * scale, (metresWide / aspect) * scale];
  const site: Box = {
    x: SHEET.x + (SHEET.width - size[0]) / 2,
    y: SHEET.y + (SHEET.height - size[1]) / 2,
    width: size[0],
    height: size[1],
  };
  const open = (facts.openPercent ?? 55) / 100;
  const inMetres = { width: metresWide, height: metresWide / aspect };
  const laid =
    kind === 'high-rise' || kind === 'mid-rise'
      ? layBuildings(design, inMetres, facts, open)
      : layLots(design, inMetres, { facts, open, kind });
  const isMirrored = design.chance(0.5);
  const toSheet = (part: Box): Box => ({
    x: site.x + (isMirrored ? inMetres.width - part.x - part.width : part.x) * scale,
    y: site.y + part.y * scale,
    width: part.width * scale,
    height: part.height * scale,
  });
  const drawn = [
    `<rect width="1200" height="900" fill="#f5f1e6"/>`,
    surroundings(random, site),
    mainRoad(pen, site),
    landOf(mood, site),
    drives(laid, toSheet, scale),
    greens(mood, laid, toSheet),
    plotsOf(laid, toSheet, kind === 'plots' ? '#eee3c8' : '#d9e2bf'),
    podiums(mood, laid.podiums.map(toSheet)),
    trees(mood, site, laid, toSheet),
    buildings(mood, laid.buildings.map(toSheet), kind),
    ...laid.places.map(({ id, box: part }) => place(mood, id, toSheet(part))),
    gate(pen, [
      site.x + (isMirrored ? inMetres.width - laid.gateX : laid.gateX) * scale,
      site.y + site.height,
    ]),
    labels(pen, laid, toSheet, kind),
    key(pen, laid, { kind, facts }),
    north(pen, random),
    facts.landSqm === undefined
      ? pen.write('Not to scale', [KEY_X, 806], { size: 17, color: SOFT, face: 'plain' })
      : scaleBar(pen, scale),
    pen.write('Illustration, demonstration project', [KEY_X, 852], {
      size: 15,
      color: SOFT,
      face: 'plain',
    }),
  ].join('');
  return { defs: pen.defs(), drawn };
}
