import { everyPhrase, list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/* What people do in a part of a project: "somewhere I can swim", "bachche cycle chalaye aisi jagah", "cycle odsakke jaaga". */

const children = list(`
  kids; kids can; kids to; kids could; children; children can; children to; child can; child to; little ones; little ones can; little ones to; toddler can; toddlers to;
  my kid can; son can; daughter can; grandkids; grandkids can; grandchildren; grandchildren can
`);
const elders = list(`
  elders; elders can; elders to; elders could; old people; old people to; old people can; parents can; parents to; seniors; seniors can; seniors to; senior citizens to; senior citizens can;
  grandparents; grandparents can; grandparents to; elderly; elderly can; elderly to; meant for old people; meant for elders
`);
const dogs = list(`
  dog can; dog to; dogs; dogs can; dogs to; labrador can; puppy can; pup can; pets can; pets to
`);

/** Each is done at a place of any kind. */
const DONE: Readonly<Record<string, readonly string[]>> = {
  'swimming-pool': list(`
    swim; swim laps; do laps; swimming laps; tairne; tairne ki; tair sake; tair saken; eejoke; eejokke; eejalu; eejadoke; eejadokke; eejakke; तैरने; तैर सकें; ಈಜಲು; ಈಜೋಕೆ
  `),
  gym: list(`
    work out; workout; exercise; lift weights; do weights; pump iron; kasrat karne; kasrat; exercise karne; workout karne; vyayam karne; vyayam; vyayama madoke; exercise madoke; workout madoke; workout madakke; exercise madakke;
    कसरत; कसरत करने; व्यायाम करने; ವ್ಯಾಯಾಮ ಮಾಡಲು; ವ್ಯಾಯಾಮ ಮಾಡೋಕೆ
  `),
  'kids-play-area': everyPhrase(
    children,
    list(`play; play safely; play in; run around; run about; play around; play outside`),
  ),
  'senior-citizen-area': everyPhrase(
    elders,
    list(`sit; gather; chat; sit and chat; meet; relax; sit together; hang out; sit out`),
  ),
  'pet-park': everyPhrase(dogs, list(`run; run free; run around; play; run about; exercise`)),
  'yoga-deck': list(`
    do yoga; meditate; practise yoga; practice yoga; do surya namaskar; yoga karne; dhyan karne; yoga madoke; yoga madakke; dhyana madoke; योग करने; ध्यान करने; ಯೋಗ ಮಾಡಲು; ಧ್ಯಾನ ಮಾಡಲು
  `),
  'mini-theatre': list(`
    watch movies; see movies; watch films; watch a movie; watch cricket together; screen movies; picture dekhne; movie dekhne; film dekhne; cinema nodoke; movie nodoke; movie nodakke;
    फिल्म देखने; मूवी देखने; ಸಿನಿಮಾ ನೋಡಲು; ಸಿನಿಮಾ ನೋಡೋಕೆ
  `),
  library: list(`
    read books; read; read in peace; sit and read; kitab padhne; padhne; odoke pustaka; pustaka odoke; odakke pustaka; किताबें पढ़ने; ಪುಸ್ತಕ ಓದಲು; ಪುಸ್ತಕ ಓದೋಕೆ
  `),
  'barbecue-area': list(
    `grill; grilling; barbecue; do a barbecue; bbq; grill karne; barbecue karne`,
  ),
  'skating-rink': list(`
    skate; roller skate; skates; skating karne; skate karne; skating madoke; skating madakke; स्केटिंग करने; ಸ್ಕೇಟಿಂಗ್ ಮಾಡಲು
  `),
  'cycling-track': list(`
    cycle; ride a cycle; ride cycles; ride bicycles; ride a bicycle; ride their cycles; ride bikes; pedal; bicycle; cycle chalane; cycle chala sake; cycle chalaye; cycle chala sakein;
    cycle odisoke; cycle odsoke; cycle odsakke; cycle odisakke; cycle tulyakke; cycle tuliyoke; साइकिल चलाने; साइकिल चला सकें; ಸೈಕಲ್ ಓಡಿಸಲು; ಸೈಕಲ್ ಓಡಿಸೋಕೆ; ಸೈಕಲ್ ತುಳಿಯಲು
  `),
};
export const doneAnywhere = phraseTable(Object.entries(DONE));

/** Each is done at a place of its own kind: nobody runs or works in "a place". */
const DONE_AT: readonly (readonly [id: string, done: string, at: string])[] = [
  [
    'jogging-track',
    `jog; jogging; run; running; joggers; runners; morning walk; evening walk; morning walks; evening walks; walk; walks; walkers; jog karne; daudne; daudne ka; tehelne; tahalne; sair; oduvudakke; odakke; odoke; jog madakke; jog madoke; walk madoke; walk madakke;
     दौड़ने; टहलने; जॉगिंग; ಓಡಲು; ಓಡೋಕೆ; ನಡೆಯಲು; ವಾಕಿಂಗ್`,
    `track; tracks; path; pathway; trail; loop; lane; ट्रैक; ರಸ್ತೆ ಟ್ರ್ಯಾಕ್; ಟ್ರ್ಯಾಕ್`,
  ],
  [
    'cycling-track',
    `cycle; cycles; bicycle; bicycles; cyclists; cycling; saikal; साइकिल; ಸೈಕಲ್`,
    `track; tracks; path; paths; lane; lanes; trail; ट्रैक; ಟ್ರ್ಯಾಕ್`,
  ],
  [
    'party-hall',
    `birthday; birthdays; birthday parties; functions; function; naming ceremony; namkaran; naamakarana; seemantha; engagement; celebrations; celebrate; get togethers; host parties; parties; party karne; janamdin; huttuhabba; जन्मदिन; ಹುಟ್ಟುಹಬ್ಬ`,
    `hall; halls; hall room; haal; हॉल; ಹಾಲ್`,
  ],
  [
    'co-working',
    `wfh; work from home; wfh days; laptop; remote work; work calls; office calls; zoom calls; meetings; work`,
    `workspace; work space; work spaces; workspaces; workstations; work stations; desks; desk; pods; lounge to work; business lounge`,
  ],
  [
    'servant-room',
    `maid; maids; maid's; help; helper; helper's; helpers; house help; live-in help; live-in maid; live in maid; live in help; domestic help; domestic; servant; servant's; cook; nanny; driver; ayah; ayah's; bai; kaamwali; kaam wali; kelasadavalu; kelasadavrige; kelasadavarige`,
    `room; rooms; quarters; quarter; kamra; kone; koti; kholi; कमरा; ಕೋಣೆ`,
  ],
  [
    'senior-citizen-area',
    `elders; elderly; old people; senior citizens; seniors; oldies; grandparents; aged; vayassadavarige; hiriyarige; hiriyaru; bujurgon; buzurgon; bade buzurg; बुजुर्गों; बुज़ुर्गों; ಹಿರಿಯರಿಗೆ; ಹಿರಿಯರು; ವಯಸ್ಸಾದವರಿಗೆ`,
    `benches; bench; sit-out; sitout; sit out; sitting area; seating; seating area; sitting place; nook; corner; katte; baithak; gazebo`,
  ],
  [
    'private-garden',
    `my own; our own; own; own little; my own little; own small; my own small; own private; personal; private; khud ka; khud ki; apna; apni; swanta; swantha; namde; अपना; खुद का; ಸ್ವಂತ`,
    `garden; garden patch; backyard; back yard; lawn; backyard lawn; kitchen garden; patch of garden; patch of green; bagicha; bageecha; kaithota; kai thota; thota; hithalu; bagiya; बगीचा; ಕೈತೋಟ; ಹಿತ್ತಲು; ತೋಟ`,
  ],
  [
    'pet-park',
    `dogs; dog; pets; pet; pups; puppies; doggy; canine; naayi; nayi; naayigalige; nayigalige; kutte; kutton; कुत्तों; ನಾಯಿಗಳಿಗೆ`,
    `run; park; play area; play zone; play space; area to run; enclosure`,
  ],
  [
    'fire-safety',
    `fire; smoke; benki; aag; बेंकी; आग; ಬೆಂಕಿ`,
    `alarms; alarm; sprinklers; sprinkler; extinguishers; extinguisher; hydrant; hydrants; detectors; detector; sprinkler system; exits; escape; safety`,
  ],
];
export const doneAt = DONE_AT.map(([id, done, at]) => ({
  id,
  done: phraseSet(list(done)),
  at: phraseSet(list(at)),
}));

/** Where something may be done. */
export const placesToDo = phraseSet(
  list(`
    place; places; space; spaces; spot; spots; somewhere; area; areas; room; rooms; zone; corner; section; lane; track; track inside; ground; deck; setup; lawn; terrace; facility; facilities;
    jagah; jagha; jaga; jaaga; jaagaa; jaga iddre; kone; sthala; jage; thana; वाली जगह; जगह; स्थान; कमरा; ಜಾಗ; ಸ್ಥಳ; ಕೋಣೆ
  `),
);

/** What may stand between what is done and where. */
export const doingLinks = wordSet(`
  to for where that which in on at of from with and i we my our the a an they he she can could will would may should be do us me you one both also
  kids children child son daughter mom dad parents wife husband family residents people everyone boys girls
  inside outside downstairs upstairs outdoors indoors within project society campus complex premises building morning mornings evening evenings every daily safe safely separate dedicated proper good nice small little big
  ke ki ka ko se me mein mai par pe liye aisi aisa wali wala waali jahan jaha jidhar hum main hamare mere bachche bachchon bachcho bacche bachon sake saken sakein sakte sakun subah shaam karne
  iro iruva ge alli olage naavu naanu namma nanna makkalu makkalige makkala madoke madakke madlikke aagbeku aguva maduva mado aado aadoke hogoke
  के की का को से में लिए ऐसी जहाँ जहां हम मैं बच्चे बच्चों वाली ನಾವು ನಾನು ನಮ್ಮ ಮಕ್ಕಳು ಮಕ್ಕಳಿಗೆ ಇರೋ ಇರುವ ಮಾಡಲು ಮಾಡೋಕೆ ಒಳಗೆ
`);
