import { randomFrom } from '@manemitra/catalogue/random';
import { balcony } from './balcony.ts';
import { clubhouse } from './clubhouse.ts';
import { basketballCourt } from './basketball-court.ts';
import { badmintonCourt, tennisCourt } from './courts.ts';
import { estate } from './estate.ts';
import { joggingTrack, landscapedGarden, yogaDeck } from './gardens.ts';
import { homestead } from './homestead.ts';
import { schemeOf } from './schemes.ts';
import type { Scheme } from './schemes.ts';
import { interior } from './interior.ts';
import { siteLayout } from './layout.ts';
import { outdoors } from './outdoors.ts';
import { moodOf } from './palette.ts';
import type { Mood } from './palette.ts';
import type { PictureAddress, Scene } from '@manemitra/catalogue/picture-address';
import { playArea } from './play-area.ts';
import { titleOf } from './picture-titles.ts';
import { layoutEntrance } from './layout-entrance.ts';
import { layoutStreet } from './plots.ts';
import { openSite } from './open-site.ts';
import { terrace } from './row-houses.ts';
import { sitePlan } from './site-plan.ts';
import { swimmingPool } from './swimming-pool.ts';
import type { View } from './tower.ts';

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 900;

interface Drawing {
  defs: string;
  drawn: string;
}

/**
 * The picture of an address: SVG text of 1200 by 900, with no script, style sheet or outside reference,
 * the same on every machine.
 */
export function pictureSvg(address: PictureAddress): string {
  const { defs, drawn } = PAINTERS[address.scene](moodOf(address), address);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" role="img"`,
    // Inherited by every stroke: most want round ends and no fill, and say otherwise when they do not.
    ' fill="none" stroke-linecap="round" stroke-linejoin="round">',
    `<title>${escaped(`Illustration: ${titleOf(address)}`)}</title><defs>${defs}</defs>${drawn}</svg>`,
  ].join('');
}

type Painter = (mood: Mood, address: PictureAddress) => Drawing;

function exterior(mood: Mood, { kind }: PictureAddress, view: View): Drawing {
  if (kind === 'villa') return homestead(mood, view);
  if (kind === 'row-house') return terrace(mood, view);
  return kind === 'plots' ? siteLayout(mood, view) : estate(mood, kind, view);
}

const room =
  (name: 'living-room' | 'bedroom' | 'kitchen' | 'gym'): Painter =>
  (mood, address) =>
    interior(mood, name, homeScheme(address), looksFar(mood, address));

const outside =
  (place: Parameters<typeof outdoors>[2]): Painter =>
  (mood, { kind }) =>
    outdoors(mood, kind, place);

const PAINTERS: Readonly<Record<Scene, Painter>> = {
  facade: (mood, address) => exterior(mood, address, 'whole'),
  approach: (mood, address) => exterior(mood, address, 'near'),
  'living-room': room('living-room'),
  bedroom: room('bedroom'),
  kitchen: room('kitchen'),
  balcony: (mood, address) => balcony(mood, homeScheme(address), looksFar(mood, address)),
  street: outside(layoutStreet),
  site: outside(openSite),
  entrance: outside(layoutEntrance),
  'site-plan': sitePlan,
  'swimming-pool': outside(swimmingPool),
  gym: room('gym'),
  clubhouse: outside(clubhouse),
  'tennis-court': outside(tennisCourt),
  'badminton-court': outside(badmintonCourt),
  'basketball-court': outside(basketballCourt),
  'landscaped-garden': outside(landscapedGarden),
  'kids-play-area': outside(playArea),
  'jogging-track': outside(joggingTrack),
  'yoga-deck': outside(yogaDeck),
};

/** The rooms of one project are furnished alike. */
const homeScheme = ({ kind, seed }: PictureAddress): Scheme =>
  schemeOf(randomFrom(`home/${kind}/${seed}`));

/** Over the trees from about the seventh floor; the gym is on the ground. */
function looksFar({ facts }: Mood, { kind, scene }: PictureAddress): boolean {
  if (scene === 'gym') return false;
  return (facts.floors ?? (kind === 'high-rise' ? 16 : 3)) >= 7;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
