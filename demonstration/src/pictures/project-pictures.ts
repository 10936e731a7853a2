import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture.ts';
import { picturePath } from '@manemitra/catalogue/picture-address';
import type { BuildingKind, PictureFacts, Scene } from '@manemitra/catalogue/picture-address';
import { captionOf } from './picture-titles.ts';

type ImageRecord = NonNullable<ProjectRecord['images']>[number];

/** The amenities that can be drawn, the ones that people look for first in front. */
const AMENITY_SCENES: readonly Scene[] = [
  'swimming-pool',
  'clubhouse',
  'gym',
  'kids-play-area',
  'landscaped-garden',
  'tennis-court',
  'badminton-court',
  'basketball-court',
  'jogging-track',
  'yoga-deck',
];
const HOMES: readonly Scene[] = ['living-room', 'bedroom', 'kitchen', 'balcony'];
const PLOTS: readonly Scene[] = ['street', 'site', 'entrance'];

/** Six or more pictures of a demonstration project, drawn from what its record says and from nothing else. */
export function projectPictures(
  record: ProjectRecord,
  kind: BuildingKind,
  seed: string,
): ImageRecord[] {
  const known = new Set(record.amenities);
  const facts: PictureFacts = {
    towers: record.towers,
    floors: record.floors,
    units: record.totalUnits,
    landSqm: record.landSqm,
    openPercent:
      record.landSqm === undefined || record.openSqm === undefined
        ? undefined
        : (100 * record.openSqm) / record.landSqm,
    amenities: record.amenities,
  };
  const image = (scene: Scene, of: ImageRecord['kind']): ImageRecord => ({
    kind: of,
    url: picturePath({ scene, kind, seed, facts }),
    caption: captionOf({ scene, kind }),
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
  });
  const amenities = AMENITY_SCENES.filter((scene) => known.has(scene));
  const homes = kind === 'plots' ? PLOTS : HOMES;
  const group = kind === 'plots' ? 'exteriors' : 'interiors';
  return [
    image('facade', 'main'),
    ...homes.slice(0, 1).map((scene) => image(scene, group)),
    ...amenities.slice(0, 2).map((scene) => image(scene, 'amenities')),
    image('approach', 'exteriors'),
    ...homes.slice(1).map((scene) => image(scene, group)),
    ...amenities.slice(2).map((scene) => image(scene, 'amenities')),
    image('site-plan', 'exteriors'),
  ];
}

/** How a project of apartments looks: from twelve floors up it is a tower. */
export function buildingKindOf(
  kind: 'apartment' | 'villa' | 'row-house' | 'independent-house' | 'plot',
  floors: number | undefined,
): BuildingKind {
  if (kind === 'apartment') return (floors ?? 0) >= 12 ? 'high-rise' : 'mid-rise';
  if (kind === 'plot') return 'plots';
  return kind === 'row-house' ? 'row-house' : 'villa';
}
