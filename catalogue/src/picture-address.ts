import { RECORD_MAX } from '@manemitra/domain/record-limits';

/**
 * The address of a picture. A picture is drawn from its address and from nothing else, so the facts of the
 * project that it must not contradict are part of it: `/pictures/2/facade/high-rise/1-23_t3_f18.svg`.
 */

/** Increase it with every change of a drawing: what was served under one version never changes. */
export const PICTURES_VERSION = 2;

export const BUILDING_KINDS = ['high-rise', 'mid-rise', 'villa', 'row-house', 'plots'] as const;
export type BuildingKind = (typeof BUILDING_KINDS)[number];

/** What can be drawn of a project; the kinds after `site-plan` are amenities, by their ids. */
export const SCENES = [
  'facade',
  'approach',
  'living-room',
  'bedroom',
  'kitchen',
  'balcony',
  'street',
  'site',
  'entrance',
  'site-plan',
  'swimming-pool',
  'gym',
  'clubhouse',
  'tennis-court',
  'badminton-court',
  'basketball-court',
  'landscaped-garden',
  'kids-play-area',
  'jogging-track',
  'yoga-deck',
] as const;
export type Scene = (typeof SCENES)[number];

/** What the record says; the seed decides the rest. */
export interface PictureFacts {
  towers?: number | undefined;
  /** Storeys above the ground floor. */
  floors?: number | undefined;
  units?: number | undefined;
  landSqm?: number | undefined;
  /** Share of the land that is not built on. */
  openPercent?: number | undefined;
  /** Ids of amenities, of those in `DRAWN_ON_PLANS`. */
  amenities?: readonly string[] | undefined;
}

export interface PictureAddress {
  scene: Scene;
  kind: BuildingKind;
  seed: string;
  facts: PictureFacts;
}

/** Amenities that have a place of their own on the land. */
const DRAWN_ON_PLANS = [
  'amphitheatre',
  'badminton-court',
  'basketball-court',
  'clubhouse',
  'cricket-pitch',
  'jogging-track',
  'kids-play-area',
  'landscaped-garden',
  'park',
  'pet-park',
  'senior-citizen-area',
  'skating-rink',
  'swimming-pool',
  'tennis-court',
  'yoga-deck',
] as const;

type NumberFact = Exclude<keyof PictureFacts, 'amenities'>;
const LETTERS: readonly (readonly [letter: string, fact: NumberFact, max: number])[] = [
  ['t', 'towers', RECORD_MAX.towers],
  ['f', 'floors', RECORD_MAX.floors],
  ['u', 'units', RECORD_MAX.homes],
  ['a', 'landSqm', RECORD_MAX.landSqm],
  ['o', 'openPercent', 100],
];

/** The facts that a scene shows; others stay out of its address. */
function isShown(scene: Scene, fact: keyof PictureFacts): boolean {
  if (scene === 'site-plan') return true;
  return fact === 'towers' || fact === 'floors' || (fact === 'amenities' && scene === 'facade');
}

const SEED = /^[a-z0-9][a-z0-9-]{0,39}$/;

export function picturePath({ scene, kind, seed, facts }: PictureAddress): string {
  if (!SEED.test(seed)) throw new Error(`"${seed}" cannot be a picture's seed.`);
  const numbers = LETTERS.flatMap(([letter, fact, max]) => {
    const value = facts[fact];
    if (value === undefined || !isShown(scene, fact)) return [];
    return [`${letter}${Math.min(max, Math.max(0, Math.round(value)))}`];
  });
  const shown = scene === 'facade' ? ['swimming-pool'] : DRAWN_ON_PLANS;
  const amenities = isShown(scene, 'amenities')
    ? shown.filter((id) => facts.amenities?.includes(id))
    : [];
  const file = [seed, ...numbers, ...amenities].join('_');
  return `/pictures/${PICTURES_VERSION}/${scene}/${kind}/${file}.svg`;
}

/** The parameters of the server's route, checked; undefined if there is no such picture (404). */
export function pictureFromPath(
  scene: string,
  kind: string,
  file: string,
): PictureAddress | undefined {
  const knownScene = SCENES.find((each) => each === scene);
  const knownKind = BUILDING_KINDS.find((each) => each === kind);
  const [seed = '', ...parts] = file.replace(/\.svg$/, '').split('_');
  if (knownScene === undefined || knownKind === undefined || !SEED.test(seed)) return undefined;
  const facts: PictureFacts = {};
  const amenities: string[] = [];
  for (const part of parts) {
    const number = /^([a-z])(\d{1,8})$/.exec(part);
    const fact = LETTERS.find(([letter]) => letter === number?.[1])?.[1];
    if (fact === undefined) amenities.push(part);
    else facts[fact] = Number(number?.[2]);
  }
  const address = { scene: knownScene, kind: knownKind, seed, facts: { ...facts, amenities } };
  // One picture has one address: any other spelling does not exist.
  return picturePath(address).endsWith(`/${scene}/${kind}/${file}`) ? address : undefined;
}
