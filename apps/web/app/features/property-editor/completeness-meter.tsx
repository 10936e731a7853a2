import type { StaffProperty } from '@manemitra/contract/staff-properties';
import { Link } from 'react-router';
import { Progress } from '#web/ui/progress.tsx';

/** How much of what buyers decide by is known, what is missing, and why they ask for it. */
export function CompletenessMeter({
  completeness: { percent, missing },
}: Pick<StaffProperty, 'completeness'>) {
  return (
    <section aria-label="Completeness" className="rounded-lg border border-hairline bg-surface p-4">
      <Progress label="What buyers need to decide" percent={percent} />
      {missing.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">Everything buyers need to decide is filled in.</p>
      ) : (
        <details className="unfolds mt-1">
          <summary className="flex min-h-control cursor-pointer items-center text-sm font-semibold text-areca">
            {missing.length} missing, and why buyers ask
          </summary>
          <ul className="flex flex-col gap-3 pt-1 text-sm">
            {missing.map(({ key, label, why, section }) => (
              <li key={key} className="border-l-2 border-dashed border-outline pl-3">
                {section === null ? (
                  <span className="font-semibold">{label}</span>
                ) : (
                  <Link
                    to={`?section=${section}`}
                    preventScrollReset
                    className="inline-flex min-h-target items-center rounded-sm font-semibold underline decoration-outline underline-offset-4 hover:text-areca"
                  >
                    {label}
                  </Link>
                )}
                <p className="text-ink-soft">{why}</p>
                {section === null && (
                  <p className="text-ink-soft">It can only come from an import.</p>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
