import { type ReactNode, useEffect, useRef } from 'react';
import type { StoredMessage } from '#web/browser/storage.ts';
import { Dots } from '#web/ui/dots.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { isSendable } from './saying.ts';

/** Pixels kept free above the question. */
const ABOVE_PX = 12;

/** The part of a long question that stays in view, so that its answer is seen. */
const SEEN_OF_ASKED = 1 / 3;

/** A long answer begins in view, under what was asked, or its end; a short one stands at the end. */
function showNewest(scroller: HTMLElement | null): void {
  if (scroller === null) return;
  const asked = scroller.querySelector('[data-said="user"]:nth-last-child(-n + 2)');
  const end = scroller.scrollHeight - scroller.clientHeight;
  if (asked === null) {
    scroller.scrollTo({ top: end });
    return;
  }
  const { top } = scroller.getBoundingClientRect();
  const place = asked.getBoundingClientRect();
  const above = Math.max(
    place.top - top - ABOVE_PX,
    place.bottom - top - scroller.clientHeight * SEEN_OF_ASKED,
  );
  scroller.scrollTo({ top: Math.min(end, scroller.scrollTop + above) });
}

/**
 * What was said, the newest in view. A reader hears an answer once, when it is complete: what is still on its
 * way stands outside of the log.
 */
export function ChatLog({
  first,
  messages,
  isAnswering,
  onRetry,
  onEdit,
  onSay,
  className = '',
  children,
}: {
  /** What the assistant says before anything was said. */
  first: { content: string; error?: boolean };
  messages: readonly StoredMessage[];
  isAnswering: boolean;
  onRetry: (() => void) | undefined;
  onEdit: (message: StoredMessage) => void;
  onSay: (text: string) => void;
  className?: string;
  /** What stands under the messages and scrolls with them. */
  children?: ReactNode;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hasAny = messages.length > 0 || isAnswering;
    if (!hasAny || said.current === null) return undefined;
    const toNewest = (): void => showNewest(scroller.current);
    toNewest();
    // What comes with an answer comes a little later than its words.
    const observer = new ResizeObserver(toNewest);
    observer.observe(said.current);
    return () => observer.disconnect();
  }, [messages, isAnswering]);

  return (
    <div ref={scroller} className={`flex flex-col overflow-y-auto overscroll-contain ${className}`}>
      <div
        ref={said}
        role="log"
        aria-label="Conversation"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long conversation scrolls, which a keyboard must be able to do
        tabIndex={messages.length > 0 ? 0 : undefined}
        className="mt-auto rounded-lg -outline-offset-2"
      >
        <ul className="flex flex-col gap-3">
          <MessageBubble
            message={{
              role: 'assistant',
              content: first.content,
              sources: [],
              error: first.error ?? false,
            }}
          />
          {messages.map((message, index) => (
            <MessageBubble
              key={message.at}
              message={message}
              onRetry={index === messages.length - 1 ? onRetry : undefined}
              onSay={index === messages.length - 1 && !isAnswering ? onSay : undefined}
              onEdit={
                message.role === 'user' && !isAnswering && isSendable(message.content)
                  ? () => onEdit(message)
                  : undefined
              }
            />
          ))}
        </ul>
      </div>
      {isAnswering && (
        <p className="mt-3 flex h-11 w-20 shrink-0 items-center justify-center speaks border border-hairline bg-surface text-areca">
          <span className="sr-only">Looking…</span>
          <Dots />
        </p>
      )}
      {children}
    </div>
  );
}
