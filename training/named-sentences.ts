import type { GoldConstraint } from '../bench/labelled-set.ts';
import { namedProjects, saidProjects } from '../packages/query/src/testing/project-names.ts';
import type { TrainingSentence } from './examples.ts';

const PROJECTS = 400;
const SENTENCES = 400;
const PAIRS = 150;
/** What is said before, between and behind two names. */
const COMPARING = [
  ['compare ', ' and ', ''],
  ['', ' vs ', ''],
  ['', ' or ', ', which is better?'],
  ['', ' aur ', ' me kaun sa sasta hai'],
  ['which is cheaper, ', ' or ', ''],
  ['', ' mattu ', ' compare madi'],
];

/** Sentences that name a project of a made-up catalogue by a part, a slip or another order. */
export function namedSentences(seed: number): TrainingSentence[] {
  const projects = namedProjects(PROJECTS, seed);
  const names = { promoters: [], projects };
  const compared = projects.slice(0, PAIRS).map((one, at): TrainingSentence => {
    const other = projects[projects.length - 1 - at] ?? one;
    const [before = '', between = '', behind = ''] = COMPARING[at % COMPARING.length] ?? [];
    return {
      id: `C-${at + 1}`,
      language: 'en',
      query: `${before}${one.name}${between}${other.name}${behind}`.toLowerCase(),
      today: '2026-11-22',
      names,
      gold: {
        intent: 'compare',
        constraints: [one, other].map(({ slug }) => ({
          field: 'project',
          value: { slug },
          strength: 'must',
        })),
      },
    };
  });
  const named = saidProjects(projects, SENTENCES, seed).map(
    ({ sentence, slug }, at): TrainingSentence => {
      const project: GoldConstraint = { field: 'project', value: { slug }, strength: 'must' };
      const rooms = /^(?:3bhk|is there a 2 bhk)/.exec(sentence)?.[0].replace(/\D*(\d).*/, '$1');
      const home: GoldConstraint[] =
        rooms === undefined
          ? []
          : [{ field: 'bhk', value: { in: [Number(rooms)] }, strength: 'must' }];
      const isAsking = sentence.endsWith('?') || sentence.endsWith(' price');
      return {
        id: `N-${at + 1}`,
        language: 'en',
        query: sentence,
        today: '2026-11-22',
        names,
        gold: { intent: 'search', constraints: [project, ...home] },
        intentAlternatives: isAsking ? ['project-question'] : [],
      };
    },
  );
  return [...compared, ...named];
}
