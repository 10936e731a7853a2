import type { FoundProperty } from '@manemitra/contract/found-property';
import { describe } from '@manemitra/query/describe';
import { criteriaOf } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { judgeByIds } from '#server/features/search/public.ts';
import type { Answer, ChatRequest } from '../answer.ts';
import type { AskedOfShown } from './asked-of-shown.ts';
import { namesOf } from './named-on-screen.ts';
import { keptWith, predicateIn } from './predicate.ts';
import { asShown, cardOf } from './shown.ts';

/** "Which of these has OC": those that meet it, with how many do not and how many do not say. */
export async function whichMeet(
  db: Kysely<Database>,
  { previous, today }: ChatRequest,
  { rest, projects, names }: AskedOfShown,
): Promise<Answer | undefined> {
  const wish = predicateIn(rest, today, names);
  // "Are these ready or being built?": no home is both, so the state of each is told.
  const states = wish?.constraints.filter(({ field }) => field === 'possession') ?? [];
  if (wish === undefined || states.length > 1) return undefined;
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
