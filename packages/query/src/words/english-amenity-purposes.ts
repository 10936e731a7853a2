import { everyPhrase, list, phraseSet, type PhraseTable } from '../phrases.ts';
import type { AmenityPurpose, Purposes } from './amenity-purposes.ts';
import { wordSet } from '../tokens.ts';

/* What people do in a part of a project: "somewhere I can swim", "a track to run in the mornings". */

const children = list(
  `kids; kids can; kids to; kids could; children; children can; children to; child can; child to; little ones; little ones can; little ones to; toddler can; toddlers to; my kid can; son can; daughter can; grandkids; grandkids can; grandchildren; grandchildren can`,
);
const elders = list(
  `elders; elders can; elders to; elders could; old people; old people to; old people can; parents can; parents to; seniors; seniors can; seniors to; senior citizens to; senior citizens can; grandparents; grandparents can; grandparents to; elderly; elderly can; elderly to; meant for old people; meant for elders`,
);
const dogs = list(
  `dog can; dog to; dogs; dogs can; dogs to; labrador can; puppy can; pup can; pets can; pets to`,
);

/** Each is done at a place of any kind. */
const DONE: Readonly<Record<string, readonly string[]>> = {
  'swimming-pool': list(`swim; swim laps; do laps; swimming laps`),
  gym: list(`work out; workout; exercise; lift weights; do weights; pump iron`),
  'kids-play-area': everyPhrase(
    children,
    list(`play; play safely; play in; run around; run about; play around; play outside`),
  ),
  'senior-citizen-area': everyPhrase(
    elders,
    list(`sit; gather; chat; sit and chat; meet; relax; sit together; hang out; sit out`),
  ),
  'pet-park': everyPhrase(dogs, list(`run; run free; run around; play; run about; exercise`)),
  'yoga-deck': list(`do yoga; meditate; practise yoga; practice yoga; do surya namaskar`),
  'mini-theatre': list(
    `watch movies; see movies; watch films; watch a movie; watch cricket together; screen movies`,
  ),
  library: list(`read books; read; read in peace; sit and read`),
  'barbecue-area': list(`grill; grilling; barbecue; do a barbecue; bbq`),
  'skating-rink': list(`skate; roller skate; skates`),
  'cycling-track': list(
    `cycle; ride a cycle; ride cycles; ride bicycles; ride a bicycle; ride their cycles; ride bikes; pedal; bicycle`,
  ),
};

/** Each is done at a place of its own kind: nobody runs or works in "a place". */
const DONE_AT: readonly (readonly [id: string, done: string, at: string])[] = [
  [
    'jogging-track',
    `jog; jogging; run; running; joggers; runners; morning walk; evening walk; morning walks; evening walks; walk; walks; walkers`,
    `track; tracks; path; pathway; trail; loop; lane`,
  ],
  [
    'cycling-track',
    `cycle; cycles; bicycle; bicycles; cyclists; cycling`,
    `track; tracks; path; paths; lane; lanes; trail`,
  ],
  [
    'party-hall',
    `birthday; birthdays; birthday parties; functions; function; naming ceremony; engagement; celebrations; celebrate; get togethers; host parties; parties`,
    `hall; halls; hall room`,
  ],
  [
    'co-working',
    `wfh; work from home; wfh days; laptop; remote work; work calls; office calls; zoom calls; meetings; work`,
    `workspace; work space; work spaces; workspaces; workstations; work stations; desks; desk; pods; lounge to work; business lounge`,
  ],
  [
    'servant-room',
    `maid; maids; maid's; help; helper; helper's; helpers; house help; live-in help; live-in maid; live in maid; live in help; domestic help; domestic; servant; servant's; cook; nanny; driver; ayah; ayah's`,
    `room; rooms; quarters; quarter`,
  ],
  [
    'senior-citizen-area',
    `elders; elderly; old people; senior citizens; seniors; oldies; grandparents; aged`,
    `benches; bench; sit-out; sitout; sit out; sitting area; seating; seating area; sitting place; nook; corner; gazebo`,
  ],
  [
    'private-garden',
    `my own; our own; own; own little; my own little; own small; my own small; own private; personal; private`,
    `garden; garden patch; backyard; back yard; lawn; backyard lawn; kitchen garden; patch of garden; patch of green`,
  ],
  [
    'pet-park',
    `dogs; dog; pets; pet; pups; puppies; doggy; canine`,
    `run; park; play area; play zone; play space; area to run; enclosure`,
  ],
  [
    'fire-safety',
    `fire; smoke`,
    `alarms; alarm; sprinklers; sprinkler; extinguishers; extinguisher; hydrant; hydrants; detectors; detector; sprinkler system; exits; escape; safety`,
  ],
];

/** Where something may be done. */
const PLACES = list(`
  place; places; space; spaces; spot; spots; somewhere; area; areas; room; rooms; zone; corner; section; lane; track; track inside; ground; deck; setup; lawn; terrace; facility; facilities
`);

const SAID: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ...Object.entries(DONE).map(([id, done]) => [id, done, PLACES] as const),
  ...DONE_AT.map(([id, done, at]) => [id, list(done), list(at)] as const),
];
const openers = phraseSet(SAID.flatMap(([, done, at]) => [...done, ...at]));

/** What is done stands before where, or behind it. */
const bothWays = (id: string, done: PhraseTable<true>, at: PhraseTable<true>): AmenityPurpose[] => [
  { id, parts: [done, at] },
  { id, parts: [at, done] },
];

export const purposesInEnglish: Purposes = {
  told: SAID.flatMap(([id, done, at]) => bothWays(id, phraseSet(done), phraseSet(at))),
  links: wordSet(`
    to for where that which in on at of from with and i we my our the a an they he she can could will would may should be do us me you one both also
    kids children child son daughter mom dad parents wife husband family residents people everyone boys girls
    inside outside downstairs upstairs outdoors indoors within project society campus complex premises building morning mornings evening evenings every daily safe safely separate dedicated proper good nice small little big
  `),
  mostLinks: 6,
  begins: (text) => openers.has(text),
};
