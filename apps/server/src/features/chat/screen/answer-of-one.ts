import type { FoundProperty } from '@manemitra/contract/found-property';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Answer } from '../answer.ts';
import { projectReply } from '../project/project-reply.ts';
import { asksOfProjects } from '../project/read-question.ts';
import { closestReply, explainedReply } from '../term-reply.ts';
import { CARRIERS } from './carrier-words.ts';
import { judgedOf } from './judged-of.ts';
import { mostOf } from './most-of.ts';
import { pointedIn, wordsBeside } from './pointing.ts';
import type { Question } from './question.ts';
import { cardOf, type Shown } from './shown.ts';

/** The one project that a question is of: the only one there is, else the one spoken of last. */
export function oneOf(projects: Shown['projects'], { focus }: Shown, isSaid: boolean) {
  if (projects.length === 1) return projects[0];
  return !isSaid && focus.length === 1 ? focus[0] : undefined;
}

/** What is known of one project to what is asked of it. */
export async function answerOfOne(
  db: Kysely<Database>,
  question: Question,
  about: FoundProperty,
): Promise<Answer> {
  const { request, shown, tokens, meant, alone, rest, way, isWhich, names } = question;
  // "Which is cheap here?" of the one that is there, "the cheapest one among these?" of them all.
  const isPicked = pointedIn(tokens)?.pointing.at === 'pick';
  const asksDegree =
    (isWhich || isPicked) && !asksOfProjects(request.prompt) && alone.constraints.length === 0;
  const among = isPicked && shown.projects.includes(about) ? shown.projects : [about];
  const most = asksDegree ? mostOf({ tokens, rest, projects: among }) : undefined;
  if (most !== undefined) return { ...most, cards: [cardOf(about)] };
  // "How is the first?" asks nothing of it but what it is.
  const asksMore = rest.split(' ').some((word) => /\p{L}/u.test(word) && !CARRIERS.has(word));
  const prompt = asksMore ? wordsBeside(tokens, meant?.spans ?? []).concat(way) : '';
  const reply = await projectReply(
    db,
    about.slug,
    { ...request, prompt, said: request.prompt, unitId: shown.unitId },
    {
      orElse: () =>
        closestReply(request) ?? (asksMore ? closestReply({ ...request, prompt }) : undefined),
      judged: () => judgedOf(db, about.slug, rest, { today: request.today, names }),
      explained: () => explainedReply(request),
    },
  );
  return { taps: tapsOf(about.slug, about.project.name), ...reply, cards: [cardOf(about)] };
}

const tapsOf = (slug: string, name: string) => [
  { label: `Open ${name}`, href: `/projects/${encodeURIComponent(slug)}` },
  { label: 'Ask for a call', prompt: `call me about ${name}` },
];
