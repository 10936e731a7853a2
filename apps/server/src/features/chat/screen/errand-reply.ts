import { COMPARE_MAX, COMPARE_MIN } from '@manemitra/contract/limits';
import type { FoundProperty } from '@manemitra/contract/search';
import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import type { Answer } from '../answer.ts';
import { sentenceOf, tableOf } from './compare-table.ts';
import {
  errandOf,
  errandPhrases,
  listWords,
  notErrands,
  openThings,
  searchNouns,
  type Errand,
} from './errand-words.ts';
import { whichOne } from './ask-which.ts';
import { namesOf, type Meant } from './resolve.ts';
import { cardOf, type Shown } from './shown.ts';
import { saysVisit, visitSlotOf, type VisitSlot } from './visit-slot.ts';

/** What a sentence asks to have done; undefined where it asks for nothing of the kind. */
export function errandIn(tokens: readonly Token[], pointsAtSome: boolean): Errand | undefined {
  // "Compare and then call me": what is said first is done first.
  const first = tokens
    .map(({ text }, at) => {
      const before = tokens[at - 1]?.text ?? '';
      const named = notErrands.has(text) ? undefined : errandOf(text);
      const isTold = named === 'save' ? TELLERS.has(before) : before === 'on';
      const isOfLand = named === 'open' && openThings.has(tokens[at + 1]?.text ?? '');
      const said = isTold || isOfLand ? undefined : named;
      return phraseAt(errandPhrases, tokens, at)?.value ?? said;
    })
    .find((errand) => errand !== undefined);
  // "Open" what is not seen is no errand: "open kitchen", "when does it open".
  if (first === 'open' && !pointsAtSome) return undefined;
  if (first !== 'save') return first;
  return pointsAtSome && !savesSearch(tokens, pointsAtSome) ? 'shortlist' : 'save';
}

/** "I save 5 percent", "a doctor on call" tell, and ask for nothing. */
const TELLERS = new Set('i we they he she who'.split(' '));

/** "Save this search", "save it and email me": of the search, whatever else is named. "Save these two in the list" is of these two. */
export const savesSearch = (tokens: readonly Token[], pointsAtSome = false): boolean =>
  tokens.some(({ text }) => errandOf(text) === 'save') &&
  tokens.some(({ text }) => searchNouns.has(text) && !(pointsAtSome && listWords.has(text)));

/** Says what will be done and hands it to the page, which does it: nothing leaves the buyer without their consent. */
export function errandReply(
  errand: Errand,
  {
    meant,
    shown,
    prompt,
    today,
  }: { meant: Meant | undefined; shown: Shown; prompt: string; today: string },
): Answer {
  if (errand === 'save') return saved();
  if (meant?.missing !== undefined && meant.projects.length === 0) {
    return { ...whichOne(meant.missing, prompt, shown), errand };
  }
  const projects = subjectsOf(meant, shown, errand);
  if (errand === 'compare') return compared(projects, shown, prompt);
  if (projects.length === 0) {
    return { ...whichOne('Which one do you mean?', prompt, shown), errand };
  }
  if (errand === 'shortlist') return shortlisted(projects);
  if (errand === 'open') return opened(projects);
  const tokens = tokenize(prompt);
  return saysVisit(tokens) ? visited(projects, visitSlotOf(tokens, today)) : called(projects);
}

/** Whom an errand is about: those pointed at, else the one that is open or was spoken of last; "compare" takes all shown. */
function subjectsOf(
  meant: Meant | undefined,
  { projects, focus }: Shown,
  errand: Errand,
): readonly FoundProperty[] {
  if (meant !== undefined && meant.projects.length > 0) return meant.projects;
  if (errand === 'compare') {
    if (focus.length >= COMPARE_MIN && focus.length <= COMPARE_MAX) return focus;
    return projects.length >= COMPARE_MIN &&
      (projects.length <= COMPARE_MAX || meant?.isAll === true)
      ? projects
      : [];
  }
  if (projects.length === 1) return projects;
  return focus.length === 1 ? focus : [];
}

function compared(projects: readonly FoundProperty[], shown: Shown, prompt: string): Answer {
  if (projects.length < COMPARE_MIN) {
    return { ...whichOne('Which two or three shall I compare?', prompt, shown), errand: 'compare' };
  }
  const some = projects.slice(0, COMPARE_MAX);
  const slugs = some.map(({ slug }) => slug);
  return {
    message: [
      sentenceOf(some),
      ...(projects.length > some.length
        ? [`These are the first ${some.length} of ${projects.length}: we compare three at a time.`]
        : []),
    ].join('\n'),
    outcome: 'answered',
    table: tableOf(some),
    sources: some.map(({ project, provenance }) => ({
      title: `${project.name}: ${provenance.source}`,
      href: provenance.sourceUrl,
    })),
    errand: 'compare',
    cards: some.map(cardOf),
    taps: [
      {
        label: 'Compare side by side',
        href: `/dashboard/property-comparator?ids=${slugs.map(encodeURIComponent).join(',')}`,
      },
    ],
  };
}

/** Of several the first is opened; the others are one touch away. */
function opened(projects: readonly FoundProperty[]): Answer {
  const [first, ...others] = projects.slice(0, COMPARE_MAX);
  return {
    message: `This is the page of ${first?.project.name ?? ''}.`,
    outcome: 'answered',
    errand: 'open',
    cards: first === undefined ? [] : [cardOf(first)],
    taps: [
      ...others.map(({ slug, project: { name } }) => ({
        label: `Open ${name}`,
        href: `/projects/${encodeURIComponent(slug)}`,
      })),
      ...askingFor(projects, 'Ask for a call about'),
    ],
  };
}

function shortlisted(projects: readonly FoundProperty[]): Answer {
  return {
    message: `Shortlisted: ${namesOf(projects)}.`,
    outcome: 'answered',
    errand: 'shortlist',
    cards: projects.map(cardOf),
    taps: [{ label: 'See my shortlist', href: '/dashboard/shortlist' }],
  };
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

function askingFor([first]: readonly FoundProperty[], label: string): NonNullable<Answer['taps']> {
  if (first === undefined) return [];
  const href = `/projects/${encodeURIComponent(first.slug)}?ask=callback`;
  return [{ label: `${label} ${first.project.name}`, href }];
}

function saved(): Answer {
  return {
    message: 'This search is saved: you find it beside your shortlist, with what is new since.',
    outcome: 'answered',
    errand: 'save',
    taps: [{ label: 'See my saved searches', href: '/dashboard/shortlist' }],
  };
}
