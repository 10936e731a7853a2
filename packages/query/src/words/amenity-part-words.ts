import { wordSet } from '../tokens.ts';

/** "no pool side", "clubhouse charges": another thing is spoken of, and not whether the home has a pool. */
export const otherHeads = wordSet('side charges charge fee fees bill membership deposit noise');

/** "pool facility", "gym irbeku": words that only round off an amenity. */
export const amenityTails = wordSet('facility facilities amenity access');

export const uncountedAmenities = wordSet(`
  power-backup security cctv car-parking visitor-parking rainwater-harvesting fire-safety piped-gas wifi vastu
  wheelchair-access solar-power ev-charging pet-friendly table-tennis indoor-games kids-play-area
`);
