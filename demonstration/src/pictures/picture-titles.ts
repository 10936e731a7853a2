import type { BuildingKind, PictureAddress, Scene } from '@manemitra/catalogue/picture-address';

const EXTERIORS: Readonly<Record<BuildingKind, readonly [whole: string, near: string]>> = {
  'high-rise': ['apartment towers', 'the entrance of the apartment towers'],
  'mid-rise': ['an apartment building', 'the entrance of the apartment building'],
  villa: ['a villa in its garden', 'the villa seen from its other side'],
  'row-house': ['row houses', 'the row houses seen along their street'],
  plots: ['the layout of plots from the air', 'the layout seen from lower down'],
};

const TITLES: Readonly<Record<Exclude<Scene, 'facade' | 'approach'>, string>> = {
  'living-room': 'a living room',
  bedroom: 'a bedroom',
  kitchen: 'a kitchen',
  balcony: 'the view from a balcony',
  street: 'a street of the layout',
  site: 'a plot marked out',
  entrance: 'the entrance of the layout',
  'site-plan': 'the site plan, not to survey accuracy',
  'swimming-pool': 'the swimming pool',
  gym: 'the gym',
  clubhouse: 'the clubhouse',
  'tennis-court': 'the tennis court',
  'badminton-court': 'the badminton court',
  'basketball-court': 'the basketball court',
  'landscaped-garden': 'the garden',
  'kids-play-area': 'the play area',
  'jogging-track': 'the jogging track',
  'yoga-deck': 'the yoga deck',
};

/** What is drawn, in a few words that can follow "Illustration:". */
export function titleOf({ scene, kind }: Pick<PictureAddress, 'scene' | 'kind'>): string {
  if (scene === 'facade') return EXTERIORS[kind][0];
  return scene === 'approach' ? EXTERIORS[kind][1] : TITLES[scene];
}

/** The caption under a picture: what it shows, and what it is. */
export function captionOf(address: Pick<PictureAddress, 'scene' | 'kind'>): string {
  const title = titleOf(address).replace(/^(the|a|an) /, '');
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}. Illustration, demonstration project`;
}
