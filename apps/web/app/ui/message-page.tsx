import type { ReactNode } from 'react';

/** A whole page that says one thing: what happened, what is safe, and where to go from here, beside a drawing. */
export function MessagePage({
  title,
  text,
  picture,
  actions,
  children,
}: {
  title: string;
  text: ReactNode;
  /** A drawing that says nothing the words do not. */
  picture: ReactNode;
  /** The next step, and another. */
  actions: ReactNode;
  /** Further ways on. */
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 content-center items-center gap-x-14 gap-y-6 px-4 py-8 sm:px-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:py-14">
      <div className="chukki flex items-end justify-center rounded-lg border border-dashed border-outline px-6 pt-6 max-lg:h-48 lg:order-last lg:h-96">
        {picture}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-4">
        <h1 className="page-title">{title}</h1>
        <p className="max-w-prose text-lg text-pretty text-ink-soft">{text}</p>
        <div className="mt-1 flex flex-wrap gap-3">{actions}</div>
        {children}
      </div>
    </div>
  );
}
