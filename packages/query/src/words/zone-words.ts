import { wordSet } from '../tokens.ts';

/** "in north under 2 cr": no name begins with these. */
export const goingOnZones = wordSet(
  'under below upto within with for near and or budget ready only please pls',
);

export const doorWords = wordSet('vastu vaastu entry gate direction');

export const refusedZones = wordSet('not except but');
