import { COMPARE_MAX, COMPARE_MIN } from '@manemitra/contract/limits';
import type { FoundProperty } from '@manemitra/contract/search';
import { describe } from '@manemitra/query/describe';
import { criteriaOf, type CatalogueNames } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { judgeByIds } from '#server/features/search/public.ts';
import type { Answer, ChatRequest } from '../answer.ts';
import { neverKeptIn } from '../project/never-kept.ts';
import { answersOf } from '../project/project-reply.ts';
import { asksOfProjects } from '../project/read-question.ts';
import { CARRIERS } from './carrier-words.ts';
import { sideBySide } from './errand-reply.ts';
import { mostOf } from './most-of.ts';
import { bestWords } from './answer-words.ts';
import { has } from './in-clause.ts';
import { keptWith, predicateIn } from './predicate.ts';
import { namesOf } from './named-on-screen.ts';
import { asShown, cardOf } from './shown.ts';

interface AskedOfShown {
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
  asked: AskedOfShown,
): Promise<Answer> {
  const most = mostOf(asked);
  if (most !== undefined) return most;
  const { said, rest } = neverKeptIn(asked.rest);
  if (said.length === 0) {
    return (await whichMeet(db, request, asked)) ?? (await eachOf(db, request, asked));
  }
  const isNothingElse =
    !asksOfProjects(rest) && predicateIn(rest, request.today, asked.names) === undefined;
  if (isNothingElse) return ofNone(said, asked);
  const left = { ...asked, rest };
  const answer = (await whichMeet(db, request, left)) ?? (await eachOf(db, request, left));
  return { ...answer, message: [answer.message, ...said].join('\n') };
}

/** "Which are on corner sites": a fact that none of them states is answered once, with their number. */
function ofNone(said: readonly string[], { projects }: AskedOfShown): Answer {
  const count = projects.length;
  const those = count === 2 ? 'Neither of the two' : `None of the ${count}`;
  return {
    message: [`${those} says it.`, ...said].join(' '),
    outcome: 'answered',
    cards: projects.map(cardOf),
  };
}

/** "Which of these has OC": those that meet it, with how many do not and how many do not say. */
async function whichMeet(
  db: Kysely<Database>,
  { previous, today }: ChatRequest,
  { rest, projects, names }: AskedOfShown,
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
    cards: (meet.length > 0 ? meet : properties).map((one) => cardOf(asShown(one, projects))),
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

/** A line of each project that is spoken of. */
async function eachOf(
  db: Kysely<Database>,
  request: ChatRequest,
  { rest, projects }: AskedOfShown,
): Promise<Answer> {
  const told = projects.slice(0, TOLD_EACH);
  // "Which is best?": what is to be thought of each is for the buyer to weigh.
  const isBest = !asksOfProjects(rest) && has(bestWords, tokenize(rest));
  const prompt = isBest ? 'verdict' : rest;
  const lines = await Promise.all(
    told.map(async ({ slug, project }) => {
      const { answers, sources } = await answersOf(db, slug, { ...request, prompt });
      return { line: `${project.name}: ${answers.join(' ')}`, answers, sources };
    }),
  );
  if (lines.every(({ answers }) => answers.length === 0)) {
    // "What speaks for the first over the second?": side by side they say it.
    if (projects.length >= COMPARE_MIN && projects.length <= COMPARE_MAX) {
      return sideBySide(projects);
    }
    const isAsked = tokenize(rest).some(
      ({ text }) => /\p{L}{3}/u.test(text) && !CARRIERS.has(text),
    );
    return {
      message: `${isAsked ? `None of our facts about these ${projects.length} says “${rest.trim()}”. ` : `What do you want to know about ${projects.length === 1 ? 'it' : 'them'}? `}I can tell the all-in price, EMI, sizes, khata, approvals, RERA, OC, possession, litigation, documents, builder, water, maintenance, amenities and distances.`,
      outcome: isAsked ? 'answered' : 'needs-input',
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
