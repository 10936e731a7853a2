import { COMPARE_MAX } from '@manemitra/contract/limits';
import type { FoundProperty } from '@manemitra/contract/found-property';
import type { Answer } from '../answer.ts';
import { namesOf } from './named-on-screen.ts';
import type { Meant } from './meant.ts';
import { cardOf, type Shown } from './shown.ts';

/* What the page does by itself: it keeps the search, goes on in its list, and is printed. */

export function saved(): Answer {
  return {
    message: 'This search is saved: you find it beside your shortlist, with what is new since.',
    outcome: 'answered',
    errand: 'save',
    taps: [{ label: 'See my saved searches', href: '/dashboard/shortlist' }],
  };
}

/** "Save my search", where none was made yet. */
export const nothingToSave = (): Answer => ({
  message: 'There is no search to save yet. Say what home you look for, and then save it.',
  outcome: 'needs-input',
  errand: 'save',
  taps: [{ label: 'See my saved searches', href: '/dashboard/shortlist' }],
});

/** "Did you keep my search?": it is kept by the browser and not by us. */
export const whereSaved = (): Answer => ({
  message:
    'Your saved searches are next to your shortlist, with what is new in each. They are kept in the browser in which you saved it, and in your account if you were signed in.',
  outcome: 'answered',
  taps: [{ label: 'See my saved searches', href: '/dashboard/shortlist' }],
});

/** The next of the list. */
export const goneOn = ({ projects }: Shown): Answer =>
  projects.length === 0
    ? {
        message: 'The list is empty, so nothing comes after it.',
        outcome: 'needs-input',
        errand: 'next',
      }
    : {
        message: 'The next of the list come below those that you see.',
        outcome: 'answered',
        errand: 'next',
      };

/** What is open is printed; of a list, one that is meant is printed from its own page, and several from the page that sets them side by side. */
export function printed(meant: Meant | undefined, { kind, projects }: Shown): Answer {
  const [open] = kind === 'project' ? projects : [];
  const some = meant?.isAll === false ? meant.projects : [];
  const [one, ...others] = some;
  const isBesides = kind === 'compare' && others.length > 0;
  if (one === undefined || isBesides || (one === open && others.length === 0)) {
    return {
      message: 'Your browser prints this page, or saves it as a PDF.',
      outcome: 'answered',
      errand: 'print',
      cards: open === undefined ? [] : [cardOf(open)],
    };
  }
  const isOne = others.length === 0;
  const beside = some.slice(0, COMPARE_MAX);
  return {
    message: isOne
      ? `This is the page of ${one.project.name}: It has a button “Print this project”.`
      : `Print ${namesOf(beside)} from the page that shows them side by side. The page of each has a button “Print this project”.`,
    outcome: 'answered',
    errand: 'print',
    cards: some.map(cardOf),
    taps: [...(isOne ? [] : [sideBySideOf(beside)]), ...some.map(pageOf)],
  };
}

const pageOf = ({ slug, project: { name } }: FoundProperty) => ({
  label: `Open ${name}`,
  href: `/projects/${encodeURIComponent(slug)}`,
});

const sideBySideOf = (some: readonly FoundProperty[]) => ({
  label: 'Compare side by side',
  href: `/dashboard/property-comparator?ids=${some.map(({ slug }) => encodeURIComponent(slug)).join(',')}`,
});
