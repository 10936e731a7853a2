import type { FoundCard } from '@manemitra/contract/found-property';

/**
 * The fields of a project that a card shows before it is unfolded. A list contains them twice: drawn, and as data for the
 * browser.
 */
export type ListedCard = Omit<FoundCard, 'project'> & {
  project: Omit<FoundCard['project'], Unshown>;
};

type Unshown =
  | 'description'
  | 'promoterSlug'
  | 'localitySlug'
  | 'type'
  | 'reraNumber'
  | 'reraCheckedOn';

/** The words and the further pictures of a project are asked for when its card is unfolded. */
export function listedCard({ project, ...card }: FoundCard): ListedCard {
  const {
    description: _words,
    promoterSlug: _promoter,
    localitySlug: _locality,
    type: _kind,
    reraNumber: _number,
    reraCheckedOn: _day,
    images,
    ...shown
  } = project;
  return { ...card, project: { ...shown, images: images.slice(0, 1) } };
}
