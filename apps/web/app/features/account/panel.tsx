import { type ReactNode, useId } from 'react';

/** One subject of the account's page. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-xl border border-hairline bg-surface p-5 sm:p-6"
    >
      <h2 id={id} className="display mb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
