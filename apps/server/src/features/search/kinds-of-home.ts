import type { Constraint } from '@manemitra/query/interpretation';

type Wish = Pick<Constraint, 'field' | 'strength'>;

/** A wish that says which kind of home is meant. One of another kind is no closer to it, however much of the rest it keeps. */
export const namesKind = ({ field, strength }: Wish): boolean =>
  (field === 'bhk' || field === 'propertyType') && strength !== 'nice';
