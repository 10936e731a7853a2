import type { ReactNode } from 'react';
import { Mitra } from '#web/ui/mascot/mitra.tsx';

/** A page with one form, and beside it, where there is room, the benefits of filling it in. */
export function SignInFrame({
  title,
  lead,
  beside,
  pose = 'hello',
  children,
}: {
  title: string;
  lead: ReactNode;
  /** Said beside the form, a sentence each. */
  beside: readonly string[];
  pose?: 'hello' | 'pointing' | 'sorry' | 'searching';
  children: ReactNode;
}) {
  return (
    <div className="mx-auto grid w-full max-w-7xl flex-1 grid-cols-1 items-start gap-x-14 gap-y-10 px-4 py-8 sm:px-6 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <div className="mx-auto w-full max-w-3xl min-w-0 lg:mx-0 lg:max-w-2xl">
        <h1 className="page-title">{title}</h1>
        <p className="mt-3 text-lg leading-snug text-ink-soft">{lead}</p>
        <div className="mt-6 rounded-xl border border-hairline bg-surface p-5 shadow-raised sm:p-7">
          {children}
        </div>
      </div>
      <aside className="on-grove mx-auto flex w-full max-w-3xl flex-col rounded-xl bg-grove p-7 text-on-grove lg:mx-0">
        <ul className="flex flex-col gap-4">
          {beside.map((text) => (
            <li
              key={text}
              className="border-t-3 border-grove-line pt-3 leading-snug first:border-0 first:pt-0"
            >
              {text}
            </li>
          ))}
        </ul>
        <Mitra pose={pose} className="mx-auto mt-6 hidden size-44 lg:block" />
      </aside>
    </div>
  );
}
