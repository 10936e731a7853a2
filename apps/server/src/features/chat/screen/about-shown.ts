import type { FoundProperty } from '@manemitra/contract/search';
import { describe } from '@manemitra/query/describe';
import { interpret } from '@manemitra/query/interpret';
import {
  criteriaOf,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { judgeByIds } from '#server/features/search/public.ts';
import type { Answer, ChatRequest } from '../answer.ts';
import { answersOf } from '../project/project-reply.ts';
import { readQuestion } from '../project/read-question.ts';
import { byDegree, figureOf } from './figures.ts';
import { degrees, type Degree } from './degree-words.ts';
import { namesOf } from './resolve.ts';
import { cardOf } from './shown.ts';

interface Asked {
  tokens: readonly Token[];
  /** What is asked of them, without the words that point and ask. */
  rest: string;
  projects: readonly FoundProperty[];
  names: CatalogueNames;
}

/** More than these are not told one by one. */
const TOLD_EACH = 6;

/** Answers a question about several projects that are shown. The list stays as it is. */
export async function aboutShown(
  db: Kysely<Database>,
  request: ChatRequest,
  asked: Asked,
): Promise<Answer> {
  return (
    mostOf(asked) ?? (await whichMeet(db, request, asked)) ?? (await eachOf(db, request, asked))
  );
}

/** "Which is cheapest": the one at that end, with those after it. Undefined where no degree is asked for. */
function mostOf({ tokens, rest, projects }: Asked): Answer | undefined {
  const plain = tokens.flatMap(({ text }) => PLAIN_DEGREES.get(text) ?? [])[0];
  const degree = tokens.flatMap((_, at) => phraseAt(degrees, tokens, at)?.value ?? [])[0] ?? plain;
  if (degree === undefined) return undefined;
  const { topics, places } = readQuestion(rest);
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

/** "Which is cheap": the word without its degree, where one of several is asked for. */
const PLAIN_DEGREES = new Map<string, Degree>([
  ['cheap', 'cheap'],
  ['costly', 'dear'],
  ['expensive', 'dear'],
]);

/** "Which of these has OC": those that meet it, with how many do not and how many do not say. */
async function whichMeet(
  db: Kysely<Database>,
  { previous, today }: ChatRequest,
  { rest, projects, names }: Asked,
): Promise<Answer | undefined> {
  const wish = predicateIn(rest, today, names);
  if (wish === undefined) return undefined;
  const { properties } = await judgeByIds(
    db,
    projects.map(({ slug }) => slug),
    { interpretation: wish, names, today },
  );
  const of = (all: (match: FoundProperty['match']) => boolean) =>
    properties.filter(({ match }) => all(match));
  const meet = of(({ missed, unknown }) => missed.length === 0 && unknown.length === 0);
  const miss = of(({ missed }) => missed.length > 0);
  const silent = of(({ missed, unknown }) => missed.length === 0 && unknown.length > 0);
  const sentence = describe(criteriaOf(wish), names);
  const total = properties.length;
  const parts = [
    meet.length === 0
      ? `None of the ${total} is known to meet “${sentence}”.`
      : `${meet.length} of the ${total} ${meet.length === 1 ? 'meets' : 'meet'} “${sentence}”: ${namesOf(meet)}.`,
    miss.length === 0 ? '' : `${miss.length} ${miss.length === 1 ? 'does' : 'do'} not.`,
    silent.length === 0
      ? ''
      : `Not known for ${silent.length}${silent.length > 3 ? '' : ` (${namesOf(silent)})`}: ask the builder.`,
  ];
  const keep = keptWith(sentence, previous, today, names);
  const isPart = meet.length > 0 && meet.length < total && keep !== undefined;
  const [first] = meet;
  return {
    message: parts.filter((part) => part !== '').join(' '),
    outcome: 'answered',
    cards: (meet.length > 0 ? meet : properties).map(cardOf),
    ...(isPart && { offer: keep }),
    taps: isPart
      ? [
          {
            label: `Keep only ${meet.length === 1 ? 'this one' : `these ${meet.length}`}`,
            prompt: keep,
          },
        ]
      : meet.length === 0 && keep !== undefined
        ? [{ label: `Search for “${sentence}”`, prompt: keep }]
        : first === undefined
          ? []
          : [
              {
                label: `More about ${first.project.name}`,
                prompt: `tell me about ${first.project.name}`,
              },
            ],
  };
}

/** The wishes that a question asks of each: "OC", "ready to move", "a gym". Undefined where it holds none. */
function predicateIn(
  rest: string,
  today: string,
  names: CatalogueNames,
): Interpretation | undefined {
  const wish = interpret(`with ${rest}`, { today, names });
  const { constraints } = wish.constraints.length > 0 ? wish : interpret(rest, { today, names });
  return constraints.length === 0
    ? undefined
    : {
        intent: 'search',
        // Asked of each, a nicety counts like any other wish.
        constraints: constraints.map((one) =>
          one.strength === 'nice' ? { ...one, strength: 'must' } : one,
        ),
        unread: [],
        questions: [],
        language: wish.language,
      };
}

/** The sentence of the search before with one wish more. */
function keptWith(
  sentence: string,
  previous: Interpretation | undefined,
  today: string,
  names: CatalogueNames,
): string | undefined {
  if (previous === undefined) return undefined;
  const both = interpret(sentence, { today, names, previous });
  return describe(criteriaOf(both), names) || undefined;
}

/** A line of each project that is spoken of. */
async function eachOf(
  db: Kysely<Database>,
  request: ChatRequest,
  { rest, projects }: Asked,
): Promise<Answer> {
  const told = projects.slice(0, TOLD_EACH);
  const lines = await Promise.all(
    told.map(async ({ slug, project }) => {
      const { answers, sources } = await answersOf(db, slug, { ...request, prompt: rest });
      return { line: `${project.name}: ${answers.join(' ')}`, answers, sources };
    }),
  );
  if (lines.every(({ answers }) => answers.length === 0)) {
    return {
      message: `What do you want to know about ${projects.length === 1 ? 'it' : 'them'}? I can tell the all-in price, EMI, sizes, khata, approvals, RERA, OC, possession, litigation, documents, builder, water, maintenance, amenities and distances.`,
      outcome: 'needs-input',
      cards: projects.map(cardOf),
    };
  }
  const left = projects.length - told.length;
  const sources = new Map(lines.flatMap(({ sources: all }) => all.map((one) => [one.title, one])));
  return {
    message: [
      ...lines.map(({ line }) => line),
      ...(left === 0
        ? []
        : [`${left} more are shown: say “the last ${Math.min(left, 5)}” for those.`]),
    ].join('\n'),
    outcome: 'answered',
    sources: [...sources.values()],
    cards: told.map(cardOf),
    taps: told.slice(0, 3).map(({ project: { name } }) => ({
      label: `More about ${name}`,
      prompt: `tell me about ${name}`,
    })),
  };
}
