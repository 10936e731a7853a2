import type { ChatReply } from '@manemitra/contract/chats';
import { dropProject, keepProject, saveSearch } from '#web/features/kept/public.ts';
import { showMoreOfList } from '#web/browser/more-of-list.ts';
import { onScreen } from '#web/browser/on-screen.ts';
import { printPage } from '#web/browser/printing.ts';
import { paths } from '#web/paths.ts';

/** Does on this page what the assistant was asked to do. Answers what to say instead where that cannot be done. */
export async function doErrand(
  { errand, cards }: Pick<ChatReply, 'errand' | 'cards'>,
  sentence: string | undefined,
): Promise<string | undefined> {
  if (errand === 'save') {
    if (sentence === undefined || sentence === '')
      return 'There is no search to save yet: say what you look for.';
    return saveSearch(sentence)
      ? undefined
      : 'You have no room for another saved search. Remove one first.';
  }
  if (errand === 'shortlist') {
    const hasRoom = cards.map(({ slug, name }) => keepProject({ slug, name })).every(Boolean);
    return hasRoom ? undefined : 'Your shortlist is full. Remove a project first.';
  }
  // Out of a comparison it goes by the address that is opened.
  if (errand === 'remove' && onScreen().kind !== 'compare') {
    for (const { slug } of cards) dropProject(slug);
  }
  if (errand === 'next' && !showMoreOfList()) return 'That is the end of the list.';
  if (errand === 'print' && isSeen(cards)) void printPage(() => Promise.resolve());
  return errand === 'share' ? share(cards, sentence) : undefined;
}

/** What is printed is what is seen; another project is opened first. */
const isSeen = (cards: ChatReply['cards']): boolean =>
  cards.every(({ slug }) => onScreen().projects[0] === slug);

/** Copies links to the projects, else to the search; if the browser forbids it, they are written out. */
async function share(
  cards: ChatReply['cards'],
  sentence: string | undefined,
): Promise<string | undefined> {
  const addresses =
    cards.length > 0
      ? cards.map(({ slug, home }) => paths.project(slug, { home: home?.unitId }))
      : [paths.propertyList({ q: sentence ?? '' })];
  const links = addresses.map((address) => new URL(address, location.origin).href).join('\n');
  try {
    await navigator.clipboard.writeText(links);
    return undefined;
  } catch {
    return `Copy this link and send it:\n${links}`;
  }
}
