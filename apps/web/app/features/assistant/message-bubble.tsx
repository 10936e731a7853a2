import { CircleAlert, RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import type { StoredMessage } from '#web/browser/storage.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

/** One thing said. A failed answer is red, has a sign and can be asked for again. */
export function MessageBubble({
  message: { role, content, error, sources, search },
  onRetry,
}: {
  message: StoredMessage;
  onRetry?: (() => void) | undefined;
}) {
  if (role === 'user') {
    return (
      <li className="ml-12 self-end rounded-lg rounded-br-none bg-areca px-4 py-2.5 text-on-areca">
        <span className="sr-only">You: </span>
        <span className="whitespace-pre-wrap">{content}</span>
      </li>
    );
  }
  return (
    <li
      className={`mr-12 self-start rounded-lg rounded-bl-none border px-4 py-2.5 ${error ? 'border-gulmohar bg-gulmohar-tint text-gulmohar' : 'border-hairline bg-surface'}`}
    >
      <span className="sr-only">ManeMitra: </span>
      <span className="flex gap-2">
        {error && <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
        <span className="whitespace-pre-wrap">{content}</span>
      </span>
      {sources.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          Source: {sources.map(({ title }) => title).join('; ')}
        </p>
      )}
      {search !== undefined && (
        <Link
          to={paths.propertyList({ q: search })}
          className="mt-1 inline-flex min-h-6 items-center font-semibold text-areca underline decoration-hairline underline-offset-4 hover:decoration-current"
        >
          Open these results
        </Link>
      )}
      {onRetry !== undefined && (
        <Button kind="quiet" className="mt-2" onClick={onRetry}>
          <RotateCw aria-hidden="true" className="size-4" />
          Try again
        </Button>
      )}
    </li>
  );
}
