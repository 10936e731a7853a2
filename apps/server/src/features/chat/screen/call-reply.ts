import type { FoundProperty } from '@manemitra/contract/found-property';
import { tokenize } from '@manemitra/query/tokens';
import type { Answer } from '../answer.ts';
import { namesOf } from './named-on-screen.ts';
import { cardOf } from './shown.ts';
import { saysVisit, visitSlotOf, type VisitSlot } from './visit-slot.ts';

/** A call, or a visit, which is a call that says when. */
export function callReply(
  projects: readonly FoundProperty[],
  prompt: string,
  today: string,
): Answer {
  const tokens = tokenize(prompt);
  return saysVisit(tokens) ? visited(projects, visitSlotOf(tokens, today)) : called(projects);
}

function called(projects: readonly FoundProperty[]): Answer {
  return {
    message: `To be called about ${namesOf(projects)}, leave your number in the form: it says who gets it, and nothing is sent before you agree.`,
    outcome: 'answered',
    errand: 'callback',
    cards: projects.map(cardOf),
    taps: askingFor(projects, 'Ask for a call about'),
  };
}

/** A visit is a call that asks for one: when it would suit goes into the request. */
function visited(projects: readonly FoundProperty[], { when, asks }: VisitSlot): Answer {
  const name = projects[0]?.project.name ?? '';
  return {
    message: [
      asks?.text ?? '',
      when === undefined
        ? `The request for a visit to ${namesOf(projects)} then says so.`
        : `The request below asks for a visit to ${namesOf(projects)} on ${when}: leave your number, and nothing is sent before you agree.`,
      'Take along to a visit: the RERA number, the approved plan and your questions about the documents.',
    ]
      .filter((text) => text !== '')
      .join(' '),
    outcome: 'answered',
    errand: 'callback',
    ...(when === undefined ? {} : { visit: when }),
    cards: projects.map(cardOf),
    taps: [
      ...(asks?.choices ?? []).map((choice) => ({
        label: choice,
        prompt: `visit ${name} on ${choice}`,
      })),
      ...askingFor(projects, 'Ask for a visit to'),
    ],
  };
}

export function askingFor(
  [first]: readonly FoundProperty[],
  label: string,
): NonNullable<Answer['taps']> {
  if (first === undefined) return [];
  const href = `/projects/${encodeURIComponent(first.slug)}?ask=callback`;
  return [{ label: `${label} ${first.project.name}`, href }];
}
