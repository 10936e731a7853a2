import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/**
 * Questions of which at most one is open: the browser's own `details` with one name. It can be read without JavaScript, and
 * the browser's search finds folded text.
 */
export function Accordion({
  items,
  open,
}: {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[];
  /** The id of the item that is open at first. */
  open?: string;
}) {
  const name = useId();
  return (
    <div className="border-t border-hairline">
      {items.map((item) => (
        <details
          key={item.id}
          name={name}
          open={item.id === open}
          className="unfolds group border-b border-hairline"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-2 leading-snug font-semibold transition-colors hover:text-areca [&::-webkit-details-marker]:hidden">
            {item.title}
            <span className="flex size-8 shrink-0 items-center justify-center rounded-sm border border-outline bg-surface text-areca shadow-plinth group-open:bg-areca-tint group-open:shadow-none">
              <Plus
                aria-hidden="true"
                className="size-4 transition-transform duration-calm group-open:rotate-45"
              />
            </span>
          </summary>
          <div className="max-w-prose pr-12 pb-4 text-ink-soft">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
