import { list, phraseTable } from '@manemitra/query/phrases';
import type { FactId } from '@manemitra/contract/facts/registry';
import { AROUND_WORDS } from './words/around-words.ts';
import { BUILDING_WORDS } from './words/building-words.ts';
import { FACT_WORDS } from './words/fact-words.ts';
import { MONEY_WORDS } from './words/money-words.ts';
import { PAPER_WORDS } from './words/paper-words.ts';
import { HOW_MUCH } from './words/question-words.ts';

/** Facts of the registry that are answered together, and under which topic; each other one is a topic of its own. */
const TOGETHER = {
  type: 'bhk',
  homes: 'bhk',
  size: 'sizes',
  completion: 'possession',
  'total-homes': 'homes',
  'metro-being-built': 'metro',
  'bus-stops': 'buses',
} as const satisfies Partial<Record<FactId, string>>;

type Together = typeof TOGETHER;
type FactTopic = { [F in FactId]: F extends keyof Together ? Together[F] : F }[FactId];

const OTHER_WORDS = { ...MONEY_WORDS, ...PAPER_WORDS, ...BUILDING_WORDS, ...AROUND_WORDS };

/** What people ask of one project. */
export type TopicId = FactTopic | keyof typeof OTHER_WORDS;

/** Under which topic a fact is asked for. */
export const topicOfFact = (id: FactId): TopicId =>
  (TOGETHER as Partial<Record<FactId, TopicId>>)[id] ?? (id as TopicId);

/** How buyers name each topic. */
export const TOPIC_WORDS: readonly (readonly [TopicId, readonly string[]])[] = [
  ...(Object.keys(FACT_WORDS) as FactId[]).map((id) => [topicOfFact(id), FACT_WORDS[id]] as const),
  ...(Object.keys(OTHER_WORDS) as (keyof typeof OTHER_WORDS)[]).map(
    (id) => [id, OTHER_WORDS[id]] as const,
  ),
];

/** The longest phrase that stands in a question wins. */
export const topicPhrases = phraseTable<TopicId>(TOPIC_WORDS);

/** Question words: what they ask for where nothing else in the question says it. */
export const weakPhrases = phraseTable<TopicId>([
  ['price', ['how much', 'kitne ka', ...HOW_MUCH]],
  [
    'possession',
    list(
      'brochure; 2025; 2026; 2027; 2028; 2029; 2030; when; which year; what year; which month; what month; kis saal; kaunse saal; kaun se saal; kis mahine; kaunse mahine; yaava varsha; yav varsha; yaava tingalu; yav tingalu; yav tingalalli; किस साल; कौन से साल; किस महीने; कौन से महीने; ಯಾವ ವರ್ಷ; ಯಾವ ವರ್ಷದಲ್ಲಿ; ಯಾವ ತಿಂಗಳು; ಯಾವ ತಿಂಗಳಲ್ಲಿ; kab; kab tak; yavaga; yaavaga; कब; ಯಾವಾಗ',
    ),
  ],
  ['address', list('where; kahan; kaha; kidhar; elli; yelli; कहाँ; कहां; ಎಲ್ಲಿ')],
  ['land', list('land')],
  ['sizes', list('plot; site; big; bigger; bada; bade; dodda; doddadu; बड़ा; ದೊಡ್ಡ; ದೊಡ್ಡದು')],
  ['homes', list('count; ginti; गिनती')],
  ['bhk', list('homes; type; types; kind; kinds')],
  ['availability', list('available; sigutta')],
  // A walk to nothing that is named is asked of the station.
  [
    'metro',
    list(`
      line; लाइन; ಲೈನ್; minute walk; minutes walk; min walk; mins walk; walk in minutes; minutes of walk; minutes of walking; walking time; how long a walk; how far to walk;
      kitne minute chalna; kitna chalna; kitne minute ki walk; eshtu nimisha nadige; eshtu nadibeku; eshtu nadeyabeku; कितने मिनट चलना; कितना चलना; ಎಷ್ಟು ನಿಮಿಷ ನಡಿಗೆ; ಎಷ್ಟು ನಡೆಯಬೇಕು
    `),
  ],
  ['builder', list('who; kaun; yaaru; yaru; कौन; ಯಾರು')],
]);

/** Words that set two facts against each other: "which is nearer", "cheaper". */
export const comparingPhrases = phraseTable<true>([
  [
    true,
    list(`
      nearer; closer; nearest of; farther; further; which is near; cheaper; cheapest; costlier; more expensive; bigger; larger;
      biggest; smaller; smallest; lower; higher; difference; compare; compared; vs; versus; sasta; mehenga; mehnga; bada; chhota;
      zyada paas; jyada paas; hattira yavudu; kammi; jaasti; doddadu; chikkadu; agga; सस्ता; महंगा; बड़ा; छोटा; ज़्यादा पास; ज्यादा पास;
      ಅಗ್ಗ; ದುಬಾರಿ; ದೊಡ್ಡದು; ಚಿಕ್ಕದು; ಹತ್ತಿರ ಯಾವುದು; ವ್ಯತ್ಯಾಸ
    `),
  ],
]);
