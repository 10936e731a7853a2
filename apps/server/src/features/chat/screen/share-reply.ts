import type { FoundProperty } from '@manemitra/contract/found-property';
import type { Answer } from '../answer.ts';
import { namesOf } from './named-on-screen.ts';
import { cardOf } from './shown.ts';

/** The page copies the link; a brochure is what stands on it. */
export function shared(projects: readonly FoundProperty[]): Answer {
  return {
    message: `The link to ${namesOf(projects)} is copied: paste it where you write to them. Its page can be printed, or saved as a PDF, in the place of a brochure.`,
    outcome: 'answered',
    errand: 'share',
    cards: projects.map(cardOf),
    taps: projects.map(({ slug, project: { name } }) => ({
      label: `Open ${name}`,
      href: `/projects/${encodeURIComponent(slug)}`,
    })),
  };
}

export function sharedSearch(): Answer {
  return {
    message:
      'The link to this search is copied: whoever opens it sees the same wishes and homes, and nothing of our talk.',
    outcome: 'answered',
    errand: 'share',
    taps: [{ label: 'See my saved searches', href: '/dashboard/shortlist' }],
  };
}
