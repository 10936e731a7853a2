import { CircleAlert, Pencil, RotateCw } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { StoredMessage } from '#web/browser/storage.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle, linkStyle } from '#web/ui/button.tsx';
import { late } from '#web/ui/late.ts';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { safeHref, textPieces } from './text-pieces.ts';

// It comes with the first answer that speaks of projects.
const Attached = late(async () => {
  const module = await import('./attached.tsx');
  return { default: module.Attached };
});

/** One thing said. A failed answer is red, has a sign and can be asked for again. */
export function MessageBubble({
  message,
  onRetry,
  onEdit,
  onSay,
}: {
  message: Omit<StoredMessage, 'at'>;
  onRetry?: (() => void) | undefined;
  /** Present on what a visitor said and may say differently. */
  onEdit?: (() => void) | undefined;
  /** Present on the newest answer: its taps say something for the visitor. */
  onSay?: ((text: string) => void) | undefined;
}) {
  const { role, content, error, sources, search, taps = [] } = message;
  if (role === 'user') {
    return (
      <li data-said="user" className="ml-10 flex max-w-full items-start gap-1 self-end">
        {onEdit !== undefined && (
          <button
            type="button"
            onClick={onEdit}
            aria-label={`Edit “${content}”`}
            className="mt-1 flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
          >
            <Pencil aria-hidden="true" className="size-4" />
          </button>
        )}
        <span className="min-w-0 rounded-lg rounded-br-none bg-areca px-4 py-2.5 wrap-anywhere whitespace-pre-wrap text-on-areca">
          <span className="sr-only">You: </span>
          {content}
        </span>
      </li>
    );
  }
  return (
    <li
      className={`${(message.cards ?? []).length > 0 ? 'w-full' : 'mr-10'} max-w-prose self-start rounded-lg rounded-bl-none border px-4 py-2.5 ${error ? 'border-gulmohar bg-gulmohar-tint text-gulmohar' : 'border-hairline bg-surface'}`}
    >
      <span className="sr-only">ManeMitra: </span>
      <span className="flex gap-2">
        {error && <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
        <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">
          {textPieces(content).map(({ text, href }, index) =>
            href === undefined ? (
              // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never change their order
              <UnbrokenText key={index} text={text} />
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never change their order
              <Reference key={index} href={href}>
                {text}
              </Reference>
            ),
          )}
        </span>
      </span>
      {(message.cards ?? []).length > 0 && (
        <Suspense>
          <Attached message={message} />
        </Suspense>
      )}
      {sources.length > 0 && <Sources sources={sources} />}
      {search !== undefined && (
        <Link
          to={paths.propertyList({ q: search })}
          className={`mt-1 inline-flex min-h-target items-center font-semibold ${linkStyle}`}
        >
          Open this search
        </Link>
      )}
      {onSay !== undefined && taps.length > 0 && <Taps taps={taps} onSay={onSay} />}
      {onRetry !== undefined && (
        <Button kind="quiet" className="mt-2" onClick={onRetry}>
          <RotateCw aria-hidden="true" className="size-4" />
          Try again
        </Button>
      )}
    </li>
  );
}

/** Where an answer can be gone on from with one touch. */
function Taps({
  taps,
  onSay,
}: {
  taps: NonNullable<StoredMessage['taps']>;
  onSay: (text: string) => void;
}) {
  return (
    <span className="mt-2.5 flex flex-wrap gap-2">
      {taps.map(({ label, prompt, href }) => {
        const address = safeHref(href ?? null);
        if (prompt !== undefined) {
          return (
            <Button key={label} kind="soft" size="small" onClick={() => onSay(prompt)}>
              {label}
            </Button>
          );
        }
        return address === undefined ? null : (
          <Link key={label} to={address} className={buttonStyle({ kind: 'soft', size: 'small' })}>
            {label}
          </Link>
        );
      })}
    </span>
  );
}

/** Where the facts of an answer come from. */
function Sources({ sources }: { sources: StoredMessage['sources'] }) {
  return (
    <p className="mt-1.5 border-t border-hairline pt-1.5 text-sm text-ink-soft">
      {sources.length === 1 ? 'Source: ' : 'Sources: '}
      {sources.map(({ title, href }, index) => {
        const address = safeHref(href);
        return (
          <span key={title}>
            {index > 0 && '; '}
            {address === undefined ? title : <Reference href={address}>{title}</Reference>}
          </span>
        );
      })}
    </p>
  );
}

/** A page of ours opens here, one of somebody else's in a tab of its own. */
function Reference({ href, children }: { href: string; children: string }) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={linkStyle}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" className={linkStyle}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
