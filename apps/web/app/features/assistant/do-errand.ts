import type { ChatReply } from '@manemitra/contract/chats';
import { keepProject, saveSearch } from '#web/features/kept/public.ts';

/** Does on this page what the assistant was asked to do. Answers what to say instead where there is no room. */
export function doErrand(
  { errand, cards }: Pick<ChatReply, 'errand' | 'cards'>,
  sentence: string | undefined,
): string | undefined {
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
  return undefined;
}
