import { COMPARE_MAX, COMPARE_MIN } from '@manemitra/contract/limits';
import type { FoundProperty } from '@manemitra/contract/found-property';
import { tokenize } from '@manemitra/query/tokens';
import type { Answer } from '../answer.ts';
import { askingFor, callReply } from './call-reply.ts';
import { sentenceOf, tableOf } from './compare-table.ts';
import { namesBrochure } from './errand-in.ts';
import type { Errand } from './errand-words.ts';
import { whichOne } from './ask-which.ts';
import type { Meant } from './meant.ts';
import { namesOf } from './named-on-screen.ts';
import { cardOf, type Shown } from './shown.ts';
import { shared, sharedSearch } from './share-reply.ts';
import { goneOn, printed, saved } from './page-reply.ts';

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
  if (errand === 'next') return goneOn(shown);
  if (errand === 'print') return printed(meant, shown);
  // "Share this search"; of the list that is seen nothing more need be said.
  const isOfList = (meant === undefined || meant.isAll) && shown.kind === 'list';
  // "Send it to my brother", right after two were spoken of: of those two. A brochure is of one project.
  const few = meant?.isAll === true && shown.focus.length > 1 && shown.focus.length <= COMPARE_MAX;
  if (errand === 'share' && few) return shared(shown.focus);
  if (errand === 'share' && isOfList && !namesBrochure(tokenize(prompt))) return sharedSearch();
  if (meant?.missing !== undefined && meant.projects.length === 0) {
    return { ...whichOne(meant.missing, prompt, shown), errand };
  }
  const projects = subjectsOf(meant, shown, errand);
  if (errand === 'compare') return compared(projects, shown, prompt);
  if (projects.length === 0 && errand === 'shortlist' && meant === undefined) return toShortlist();
  if (projects.length === 0) {
    return { ...whichOne('Which one do you mean?', prompt, shown), errand };
  }
  if (errand === 'shortlist') return shortlisted(projects);
  if (errand === 'share') return shared(projects);
  if (errand === 'open') return opened(projects);
  return callReply(projects, prompt, today);
}

/** Whom an errand is about: those pointed at, else the one that is open or was spoken of last; "compare" takes all shown. */
function subjectsOf(
  meant: Meant | undefined,
  shown: Shown,
  errand: Errand,
): readonly FoundProperty[] {
  const { projects, focus } = shown;
  if (meant !== undefined && meant.projects.length > 0) {
    // "Compare it with the first": with the one that was spoken of, or whose page is open.
    const [one] = shown.kind === 'project' ? projects : focus;
    const isOfOne = errand === 'compare' && meant.projects.length === 1 && one !== undefined;
    return isOfOne ? [...new Set([one, ...meant.projects])] : meant.projects;
  }
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
  return { ...sideBySide(projects), errand: 'compare' };
}

/** The first three of those that are meant, in a table. */
export function sideBySide(projects: readonly FoundProperty[]): Answer {
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

/** "What had I shortlisted?": where it stands, because it is kept by the browser and not by us. */
function toShortlist(): Answer {
  return {
    message: 'Your shortlist is one touch away. To put a project on it, say which one.',
    outcome: 'needs-input',
    errand: 'shortlist',
    taps: [{ label: 'See my shortlist', href: '/dashboard/shortlist' }],
  };
}
