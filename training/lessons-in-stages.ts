import type { TrainingSentence } from './examples.ts';
import type { FeatureNumbers, Met } from './feature-numbers.ts';
import type { Settings } from './settings.ts';
import { lessonList } from './lesson-list.ts';
import type { LessonList } from './lesson-list.ts';
import type { Lessons } from './lessons.ts';
import { NO_WEIGHTS, namedRoles } from './named-model.ts';
import type { NamedModel } from './named-model.ts';
import { newNumbers } from './numbered-lattice.ts';
import type { Numbers } from './numbered-lattice.ts';
import type { Workers } from './workers.ts';

/** The sentence before is read well enough after so many. */
const FIRST_EPOCHS = 3;

/**
 * What is learned from: sentences that stand alone, and those that follow another one, which is read by what is learned from
 * the first. Workers make them by turns; each numbers features as it meets them, so here they get numbers for all.
 */
export async function lessonsInStages(
  sentences: readonly TrainingSentence[],
  with_: { workers: Workers; settings: Settings; say: (text: string) => void },
): Promise<{ numbers: Numbers; list: LessonList }> {
  const { workers, settings, say } = with_;
  const numbers = newNumbers();
  const known = Array.from({ length: workers.count }, () => ({
    roles: [] as number[],
    links: [] as number[],
  }));
  const counts = () => ({ roleFeatures: numbers.roles.count, linkFeatures: numbers.links.count });
  const lessonsOf = async (those: readonly TrainingSentence[], model: NamedModel) => {
    const isFor = (worker: number) => (_: unknown, at: number) => at % workers.count === worker;
    const made = await workers.each('lessons', (worker) => ({
      sentences: those.filter(isFor(worker)),
      places: [...those.keys()].filter(isFor(worker)),
      model,
    }));
    return made.map(({ lessons, roles, links }, worker) => {
      const own = known[worker];
      if (own !== undefined) {
        takeNumbers(own.roles, numbers.roles, roles, lessons.features);
        takeNumbers(own.links, numbers.links, links, lessons.linkFeatures);
      }
      return lessons;
    });
  };
  const alone = await lessonsOf(
    sentences.filter(({ previous }) => previous === undefined),
    NO_WEIGHTS,
  );
  const list = lessonList([alone], counts(), settings.leastSeen);
  say(`${list.partOf.length} of ${sentences.length} sentences stand alone`);
  const [first] = await workers.all('learn', [
    { list, settings: { ...settings, epochs: FIRST_EPOCHS }, name: 'first' },
  ]);
  const following = await lessonsOf(
    sentences.filter(({ previous }) => previous !== undefined),
    first === undefined ? NO_WEIGHTS : { ...NO_WEIGHTS, ...namedRoles(first, numbers) },
  );
  return { numbers, list: lessonList([alone, following], counts(), settings.leastSeen) };
}

/** Features that a worker met get the numbers of all. `known` are those of what it met before. */
function takeNumbers(
  known: number[],
  numbers: FeatureNumbers,
  met: Met,
  features: Lessons['features'],
): void {
  for (const number of numbers.taken(met)) known.push(number);
  for (let at = 0; at < features.length; at++) {
    features[at] = known[features[at] as number] as number;
  }
}
