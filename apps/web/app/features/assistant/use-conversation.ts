import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { slots, type StoredMessage } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { conversation, type LeadsTo, say, sayAgain, type Saying } from './conversation.ts';
import { showDockWhereWide } from './assistant-door.ts';
import { addressOf } from './address-of.ts';
import { type Step, stepOf } from './saying.ts';

interface Conversation {
  messages: StoredMessage[];
  step: Step;
  /** When another code may be asked for, in ms since 1970. */
  resendAt: number;
  isAnswering: boolean;
  say: (text: string) => void;
  /** Says the last message again; present only when its answer failed and may succeed. */
  retry: (() => void) | undefined;
}

/** The conversation as a place shows it. Results of a search open unless the place was left meanwhile. */
export function useConversation(saying: Saying, onLeave?: () => void): Conversation {
  const navigate = useNavigate();
  const [messages] = useStored(slots.chatMessages);
  const live = useSyncExternalStore(conversation.watch, conversation.now, conversation.onServer);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const open = async (asked: Promise<LeadsTo | undefined>): Promise<void> => {
    const leadsTo = await asked;
    if (leadsTo === undefined || !isHere.current) return;
    onLeave?.();
    await navigate(addressOf(leadsTo));
    showDockWhereWide();
  };

  return {
    messages,
    step: stepOf(live.turn?.nextHref ?? saying.firstHref),
    resendAt: live.resendAt,
    isAnswering: live.pending !== undefined,
    say: (text) => void open(say(text, saying)),
    retry: live.failed === undefined ? undefined : () => void open(sayAgain(saying)),
  };
}
