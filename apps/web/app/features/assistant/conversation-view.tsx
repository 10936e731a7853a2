import { type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { StoredMessage } from '#web/browser/storage.ts';
import { unsentText } from '#web/browser/unsent.ts';
import { useInBrowser } from '#web/browser/use-in-browser.ts';
import { Button } from '#web/ui/button.tsx';
import { late } from '#web/ui/late.ts';
import { ChatLog } from './chat-log.tsx';
import { Composer, type About } from './composer.tsx';
import { loadExchange, searchInstead, startAgain, takeBack, type Saying } from './conversation.ts';
import { CHATS_HREF } from './saying.ts';
import { useConversation } from './use-conversation.ts';

/** Few visitors come to a code, and none at once. */
const CodeActions = late(async () => {
  const module = await import('./code-actions.tsx');
  return { default: module.CodeActions };
});

/** What another part of the page may do with a conversation. */
export interface ConversationHandle {
  say: (text: string) => void;
}

/** A conversation with the place to write: the log, what can be done with it, and the composer. */
export function ConversationView({
  first,
  saying,
  onLeave,
  logClass,
  chipsSide,
  hints = [],
  handle,
  about,
}: {
  first: { content: string; error?: boolean };
  saying: Saying;
  /** Called before the results of a search open. */
  onLeave?: () => void;
  logClass: string;
  chipsSide?: 'below' | 'above';
  /** Suggestions for the first message, on screens without room for them elsewhere. */
  hints?: readonly string[];
  handle?: Ref<ConversationHandle>;
  /** The placeholder of the input; by default it follows the subject of the conversation. */
  about?: About;
}) {
  const { messages, step, resendAt, isAnswering, say, retry } = useConversation(saying, onLeave);
  const kept = useInBrowser(unsentText, '');
  const [typed, setText] = useState<string>();
  const text = typed ?? (step === 'chats' ? kept : '');
  const [edited, setEdited] = useState<StoredMessage>();
  const writing = useRef<HTMLDivElement>(null);
  useImperativeHandle(handle, () => ({ say }));

  const focusField = (): void =>
    writing.current?.querySelector<HTMLElement>('textarea, input')?.focus();
  // A step has a field of its own; the one that it replaces takes the focus with it.
  const hadStep = useRef(step);
  useEffect(() => {
    if (hadStep.current === step) return;
    hadStep.current = step;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement.contains(writing.current);
    if (isLost) writing.current?.querySelector<HTMLElement>('textarea, input')?.focus();
  }, [step]);

  const send = (prompt: string): void => {
    if (edited !== undefined) takeBack(edited.at);
    setEdited(undefined);
    say(prompt);
  };
  const edit = (message: StoredMessage): void => {
    setEdited(message);
    setText(message.content);
    focusField();
  };

  return (
    <>
      <ChatLog
        first={first}
        messages={messages}
        isAnswering={isAnswering}
        onRetry={retry}
        onEdit={edit}
        onSay={send}
        className={logClass}
      >
        {messages.length > 0 && !isAnswering && (
          <Button
            kind="bare"
            size="small"
            className="mt-2 -ml-3 self-start"
            onClick={() => {
              startAgain();
              setEdited(undefined);
              focusField();
            }}
          >
            Start a new conversation
          </Button>
        )}
      </ChatLog>
      {messages.length === 0 && !isAnswering && hints.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2 lg:hidden">
          {hints.map((hint) => (
            <li key={hint} className="max-w-full">
              <Button kind="quiet" className="text-left! font-normal!" onClick={() => say(hint)}>
                {hint}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div
        ref={writing}
        className="flex flex-col gap-1.5"
        onFocus={() => void loadExchange().catch(() => undefined)}
      >
        {edited !== undefined && (
          <Aside
            text="You are editing a message. Everything after it will be asked again."
            action="Keep it as it was"
            onAction={() => {
              setEdited(undefined);
              setText('');
              focusField();
            }}
          />
        )}
        {edited === undefined && step !== 'chats' && !isAnswering && (
          <Aside
            text="You can search without signing in."
            action="Search instead"
            onAction={() => searchInstead(CHATS_HREF)}
          />
        )}
        {edited === undefined && step === 'otp-validate' && !isAnswering && (
          <Suspense>
            <CodeActions
              resendAt={resendAt}
              onSay={(word) => {
                say(word);
                focusField();
              }}
            />
          </Suspense>
        )}
        <Composer
          text={text}
          onText={setText}
          step={edited === undefined ? step : 'chats'}
          about={about ?? (saying.propertyId === undefined ? 'homes' : 'project')}
          chipsSide={chipsSide}
          isLoading={isAnswering}
          onSend={send}
        />
      </div>
    </>
  );
}

function Aside({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
      {text}
      <Button kind="bare" size="small" className="px-1.5!" onClick={onAction}>
        {action}
      </Button>
    </p>
  );
}
