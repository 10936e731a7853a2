import type { Answer } from '../answer.ts';
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

/** What is open is printed; of a list, one that is meant is printed from its own page. */
export function printed(meant: Meant | undefined, { kind, projects }: Shown): Answer {
  const [open] = kind === 'project' ? projects : [];
  const [one, ...others] = meant?.isAll === false ? meant.projects : [];
  const elsewhere = one !== undefined && others.length === 0 && one !== open ? one : undefined;
  const card = elsewhere ?? open;
  return {
    message:
      elsewhere === undefined
        ? 'Your browser prints this page, or saves it as a PDF.'
        : `This is the page of ${elsewhere.project.name}: “Print this project” stands on it.`,
    outcome: 'answered',
    errand: 'print',
    cards: card === undefined ? [] : [cardOf(card)],
    ...(elsewhere && {
      taps: [
        {
          label: `Open ${elsewhere.project.name}`,
          href: `/projects/${encodeURIComponent(elsewhere.slug)}`,
        },
      ],
    }),
  };
}
