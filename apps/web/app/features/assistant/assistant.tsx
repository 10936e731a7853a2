import { useEffect, useRef } from 'react';
import type { StoredMessage } from '#web/browser/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Composer } from './composer.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { useConversation } from './use-conversation.ts';

export interface Greeting {
  message: string;
  /** Undefined when the greeting could not be fetched. */
  nextHref: string | undefined;
}

/** The conversation of the landing page: greeting, what was said, and where to write. */
export function Assistant({ greeting }: { greeting: Greeting }) {
  const { messages, pending, say, retry, forget } = useConversation(greeting.nextHref);
  const first: StoredMessage = {
    role: 'assistant',
    content: greeting.message,
    sources: [],
    error: greeting.nextHref === undefined,
  };

  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (messages.length > 0) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [messages]);

  return (
    <section aria-label="Assistant" className="flex flex-col gap-4">
      <div
        ref={scroller}
        role="log"
        aria-label="Conversation"
        // A long conversation scrolls, which a keyboard must be able to do.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={messages.length > 0 ? 0 : undefined}
        className="max-h-96 overflow-y-auto"
      >
        <ul className="flex flex-col gap-3">
          <MessageBubble message={first} />
          {messages.map((message, index) => (
            <MessageBubble
              // Messages are only added at the end and never reordered.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              message={message}
              onRetry={index === messages.length - 1 ? retry : undefined}
            />
          ))}
        </ul>
      </div>
      {pending !== undefined && <Thinking />}
      <Composer isLoading={pending !== undefined} onSend={say} />
      {messages.length > 0 && pending === undefined && (
        <Button kind="bare" size="small" className="-ml-3 self-start" onClick={forget}>
          Start a new conversation
        </Button>
      )}
    </section>
  );
}

/** Outside the log, so that a reader hears the reply once, when it is complete. */
function Thinking() {
  return (
    <p className="flex h-11 w-20 items-center justify-center gap-1.5 self-start rounded-lg rounded-bl-none border border-hairline bg-surface">
      <span className="sr-only">Looking…</span>
      {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={`size-2 animate-pulse rounded-full bg-areca ${delay}`}
        />
      ))}
    </p>
  );
}
