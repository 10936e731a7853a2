import type { FoundProperty } from '@manemitra/contract/found-property';
import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import type { Answer } from '../answer.ts';
import { readQuestion } from '../project/read-question.ts';
import { degrees, plainDegrees } from './degree-words.ts';
import { byDegree, figureOf, isOfUnmeasured } from './figures.ts';
import { namesOf } from './named-on-screen.ts';
import { cardOf } from './shown.ts';

interface Asked {
  tokens: readonly Token[];
  /** What is asked of them, without the words that point and ask. */
  rest: string;
  projects: readonly FoundProperty[];
}

/** "Which is cheapest": the one at that end, with those after it. Undefined where no degree is asked for. */
export function mostOf({ tokens, rest, projects }: Asked): Answer | undefined {
  const plain = tokens.flatMap(({ text }) => plainDegrees.get(text) ?? [])[0];
  const degree = tokens.flatMap((_, at) => phraseAt(degrees, tokens, at)?.value ?? [])[0] ?? plain;
  if (degree === undefined) return undefined;
  const { topics, places } = readQuestion(rest);
  if (isOfUnmeasured(degree, topics, places)) return undefined;
  const figure = figureOf(degree, topics, places);
  const known = byDegree(projects, figure);
  const [first, second] = known;
  if (first === undefined) {
    return {
      message: `The ${figure.name} of ${projects.length === 1 ? 'this one' : `these ${projects.length}`} is not disclosed.`,
      outcome: 'answered',
      cards: projects.map(cardOf),
    };
  }
  const says = ({ project, value }: typeof first) =>
    `${project.project.name}: ${figure.says(value, project)}`;
  const tied = known.filter(({ value }) => value === first.value);
  const missing = projects.length - known.length;
  return {
    message: [
      tied.length > 1
        ? `${namesOf(tied.map(({ project }) => project))} are the same in this: ${figure.says(first.value, first.project)}.`
        : `${says(first)}.`,
      tied.length > 1 || second === undefined ? '' : `Next: ${says(second)}.`,
      missing === 0
        ? ''
        : `The ${figure.name} is not known for ${missing} of the ${projects.length}.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    outcome: 'answered',
    cards: tied.map(({ project }) => cardOf(project)),
    taps: [
      {
        label: `More about ${first.project.project.name}`,
        prompt: `tell me about ${first.project.project.name}`,
      },
    ],
  };
}
