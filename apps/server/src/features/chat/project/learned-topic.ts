import learned from './topic-weights.json' with { type: 'json' };
import { topicFeatures } from './topic-features.ts';
import type { TopicId } from './topic-words.ts';

/** As the weights are stored: whole numbers of hundredths. */
const SCALE = 100;

/** "3:45 12:-30": the places of topics, and what a feature says for or against each. */
const WEIGHTS: ReadonlyMap<string, readonly (readonly [topic: number, weight: number])[]> = new Map(
  Object.entries(learned.weights).map(([feature, said]) => [
    feature,
    said.split(' ').map((one) => {
      const [topic = '', weight = ''] = one.split(':');
      return [Number(topic), Number(weight) / SCALE] as const;
    }),
  ]),
);

/** From which probability on a topic is answered. Of questions of writers that were not learned from, nearly nine of ten are right then (`npm run train:topics -- --judge`). */
const LEAST = 0.4;

/** The fact that a question asks for by what was learned, where no table knows its words; undefined where none is likely. */
export function learnedTopic(text: string): TopicId | undefined {
  const { topic, probability } = likeliestTopic(text);
  return probability >= LEAST ? topic : undefined;
}

/** The likeliest topic of all, and how likely it is beside the others. */
function likeliestTopic(text: string): { topic: TopicId; probability: number } {
  const sums = learned.topics.map(() => 0);
  for (const feature of topicFeatures(text)) {
    for (const [topic, weight] of WEIGHTS.get(feature) ?? [])
      sums[topic] = (sums[topic] ?? 0) + weight;
  }
  const most = Math.max(...sums);
  const total = sums.reduce((all, one) => all + Math.exp(one - most), 0);
  return {
    topic: learned.topics[sums.indexOf(most)] as TopicId,
    probability: 1 / total,
  };
}
