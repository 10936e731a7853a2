import { linearModel } from '../linear-model.ts';
import learned from './topic-weights.json' with { type: 'json' };
import { topicFeatures } from './topic-features.ts';
import type { TopicId } from './topic-words.ts';

const judge = linearModel<TopicId>({ classes: learned.topics, weights: learned.weights });

/** From which probability on a topic is answered. Of questions of writers that were not learned from, nearly nine of ten are right then (`npm run train:topics -- --judge`). */
const LEAST = 0.4;

/** The fact that a question asks for by what was learned, where no table knows its words; undefined where none is likely. */
export function learnedTopic(text: string): TopicId | undefined {
  const { likeliest, probability } = judge(topicFeatures(text));
  return probability >= LEAST ? likeliest : undefined;
}
