import { everyPhrase, list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** "no pool side", "clubhouse charges": another thing is spoken of, and not whether the home has a pool. */
export const otherHeads = wordSet('side charges charge fee fees bill membership deposit noise');

/** "pool facility", "gym irbeku": words that only round off an amenity. */
export const amenityTails = wordSet(
  'facility facilities amenity access barbeku barabeku ಬರ್ಬೇಕು ಬರಬೇಕು',
);

/** Where an amenity is, which is in the project: "golf course inside the project", "gym society olage". */
export const inTheProject = phraseSet([
  ...everyPhrase(
    list(`inside; within; in; on; inside the; within the; in the; on the; inside our; within our`),
    list(
      `project; society; campus; premises; complex; township; layout; apartment complex; compound; community; building premises`,
    ),
  ),
  ...everyPhrase(
    list(`society; campus; project; complex; premises; apartment; layout`),
    list(`olage; olagade; alli; ke andar; ke ander; ke bheetar; ke bhitar; me hi; mein hi`),
  ),
  ...list(`andar hi; within itself; inside itself; in house; onsite; on site; on campus`),
]);

export const uncountedAmenities = wordSet(`
  power-backup security cctv car-parking visitor-parking rainwater-harvesting fire-safety piped-gas wifi vastu
  wheelchair-access solar-power ev-charging pet-friendly table-tennis indoor-games kids-play-area
`);
