import type { ChatReply } from '@manemitra/contract/chats';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { follow } from '#web/api/http-client.ts';
import { slots, store, stored, type StoredMessage } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { paths } from '#web/paths.ts';
import { failureText, isWorthRetrying, readReply, requireNextHref, searchOf } from './chat-turn.ts';

export interface Conversation {
  messages: StoredMessage[];
  /** What was said and is not answered yet. */
  pending: string | undefined;
  say: (prompt: string) => void;
  /** Says the last message again; present only when its answer failed and may succeed. */
  retry: (() => void) | undefined;
  forget: () => void;
}

/** The conversation of this browser: kept in storage, moved on by the server's `nextHref`. */
export function useConversation(firstHref: string | undefined): Conversation {
  const navigate = useNavigate();
  const [messages, setMessages] = useStored(slots.chatMessages);
  const [pending, setPending] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const nextHref = useRef(firstHref);
  const previous = useRef<ChatReply['interpretation']>(undefined);

  const ask = async (prompt: string): Promise<void> => {
    setFailed(undefined);
    setPending(prompt);
    try {
      const answer = await follow<ChatReply>('POST', requireNextHref(nextHref.current), {
        prompt,
        ...(previous.current === undefined ? {} : { previous: previous.current }),
      });
      const reply = readReply(answer);
      nextHref.current = reply.nextHref;
      previous.current = reply.interpretation ?? previous.current;
      remember({
        role: 'assistant',
        content: reply.message,
        sources: reply.sources ?? [],
        error: false,
        ...(reply.sentence === undefined ? {} : { search: reply.sentence }),
      });
      const q = searchOf(reply);
      if (q !== undefined) await navigate(paths.propertyList({ q }));
    } catch (error) {
      remember({ role: 'assistant', content: failureText(error), sources: [], error: true });
      setFailed(isWorthRetrying(error) ? prompt : undefined);
    } finally {
      setPending(undefined);
    }
  };

  return {
    messages,
    pending,
    say: (prompt) => {
      remember({ role: 'user', content: prompt, sources: [], error: false });
      void ask(prompt);
    },
    retry:
      failed === undefined
        ? undefined
        : () => {
            // The failed answer, which is the last message, gives way to the next one.
            store(slots.chatMessages, stored(slots.chatMessages).slice(0, -1));
            void ask(failed);
          },
    forget: () => {
      previous.current = undefined;
      setFailed(undefined);
      setMessages(slots.chatMessages.fallback);
    },
  };
}

function remember(message: StoredMessage): void {
  store(slots.chatMessages, [...stored(slots.chatMessages), message]);
}
