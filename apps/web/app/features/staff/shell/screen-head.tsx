import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';

/** The title of a screen, its breadcrumb, and its first action. */
export function ScreenHead({
  title,
  text,
  above = [],
  action,
}: {
  title: string;
  text?: ReactNode;
  /** Screens between the overview and this one. */
  above?: readonly { label: string; href: string }[];
  action?: ReactNode;
}) {
  const navigate = useNavigate();
  return (
    <header className="flex flex-col gap-1.5">
      <Breadcrumb
        entries={[{ label: 'Overview', href: paths.staff() }, ...above]}
        current={title}
        onFollow={(href) => void navigate(href)}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="display text-2xl wrap-anywhere sm:text-3xl">{title}</h1>
          {text !== undefined && <p className="mt-1 max-w-prose text-ink-soft">{text}</p>}
        </div>
        {action}
      </div>
    </header>
  );
}
