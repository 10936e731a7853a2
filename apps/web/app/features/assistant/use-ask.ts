import { useState } from 'react';
import { useNavigate } from 'react-router';
import { conversation, say, searchInstead } from './conversation.ts';
import { showDock, showDockWhereWide } from './assistant-door.ts';
import { addressOf } from './address-of.ts';
import { CHATS_HREF, stepOf } from './saying.ts';

/**
 * Sends a message to Mitra from an input of the page: a wish leads to its list, “open the second” to that page, any other
 * answer appears in the conversation beside it.
 */
export function useAsk(): { ask: (text: string) => Promise<void>; isAsking: boolean } {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const ask = async (text: string): Promise<void> => {
    setAsking(true);
    // What is typed on the page is no code and no number.
    if (stepOf(conversation.now().turn?.nextHref) !== 'chats') searchInstead(CHATS_HREF);
    showDockWhereWide();
    const leadsTo = await say(text, { firstHref: CHATS_HREF });
    setAsking(false);
    if (leadsTo === undefined) showDock();
    else await navigate(addressOf(leadsTo));
  };
  return { ask, isAsking };
}
