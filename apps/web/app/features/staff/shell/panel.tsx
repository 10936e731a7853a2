import { type ReactNode, useId } from 'react';

/** One subject of a screen on a surface of its own. */
export function Panel({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-hairline bg-surface p-4 sm:p-5"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="display text-lg">
            {title}
          </h2>
          {text !== undefined && <p className="mt-0.5 max-w-prose text-sm text-ink-soft">{text}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
