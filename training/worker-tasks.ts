import type { Model } from '../packages/query/src/lattice/model.ts';
import { sentenceFeatures } from '../packages/query/src/lattice/whole-sentence.ts';
import { exampleOf } from './examples.ts';
import type { TrainingSentence } from './examples.ts';
import { namesOf } from './feature-names.ts';
import type { Met } from './feature-numbers.ts';
import { Learner } from './learn.ts';
import type { Settings } from './settings.ts';
import { splitExample } from './learn-splits.ts';
import type { SplitExample } from './learn-splits.ts';
import type { LessonList } from './lesson-list.ts';
import type { Lessons } from './lessons.ts';
import { LessonsBuilder } from './lessons-builder.ts';
import { NO_WEIGHTS, modelOf } from './named-model.ts';
import type { NamedModel } from './named-model.ts';
import { newNumbers } from './numbered-lattice.ts';
import { readSentence } from './read-sentence.ts';
import type { RowWeights } from './row-weights.ts';

/** Sentences with their places among all. */
interface Placed {
  sentences: readonly TrainingSentence[];
  places: readonly number[];
}

/** What is seen of a whole sentence when its wishes are read. */
export interface Seen {
  features: readonly string[];
  split: SplitExample | undefined;
}

/** What a worker is given to do, and what it makes of it. Features are numbered there as they are met. */
export interface Tasks {
  lessons: {
    given: Placed & { model: NamedModel };
    made: { lessons: Lessons; roles: Met; links: Met };
  };
  learn: { given: { list: LessonList; settings: Settings; name: string }; made: RowWeights };
  read: { given: { sentences: readonly TrainingSentence[]; model: NamedModel }; made: Seen[] };
}

const numbers = newNumbers();
const nothing: Model = modelOf(NO_WEIGHTS);

export const TASKS: {
  [Name in keyof Tasks]: (given: Tasks[Name]['given']) => Tasks[Name]['made'];
} = {
  lessons({ sentences, places, model }) {
    const builder = new LessonsBuilder();
    const reading = modelOf(model);
    const [roles, links] = [numbers.roles.count, numbers.links.count];
    for (const [at, sentence] of sentences.entries()) {
      const example = exampleOf(sentence, reading, numbers);
      if (example !== undefined) builder.add(example, places[at] ?? 0);
    }
    return {
      lessons: builder.taken(),
      roles: numbers.roles.metSince(roles),
      links: numbers.links.metSince(links),
    };
  },
  learn: ({ list, settings, name }) =>
    new Learner(list, settings).learn((line) => console.log(`${name}, ${line}`)),
  read({ sentences, model }) {
    const decided = modelOf(model);
    return sentences.map((one) => {
      const read = readSentence(one, decided);
      const { pieces, sentence, context } = read;
      const hasBefore = context.previous !== undefined;
      const features = namesOf((sink) => sentenceFeatures(pieces, sentence, hasBefore, sink));
      return { features: [...new Set(features)], split: splitExample(read, nothing) };
    });
  },
};
