import { formatMoment } from '@manemitra/domain/moments';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { conflictsOf } from './conflicts.ts';
import type { Refused } from './outcome.ts';

/**
 * Somebody else saved first (409): field by field, their values beside those typed here. The typed values stay in the form
 * and are saved by the next "Save", which starts from the others' version.
 */
export function ConflictNotice({
  refused,
  labels,
}: {
  refused: Refused;
  labels: Readonly<Record<string, string>>;
}) {
  const id = useId();
  const { current } = refused;
  if (current === null) return null;
  const conflicts = conflictsOf(refused.typed, current.values, labels);
  const take = (place: Element, name: string, value: string): void => {
    const field = place.closest('form')?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = value;
      field.focus();
    }
  };
  return (
    <section
      aria-labelledby={id}
      role="alert"
      className="speaks border border-haldi-bright bg-haldi-tint p-4"
    >
      <h2 id={id} className="font-semibold text-haldi">
        {current.changedBy ?? 'Somebody'} changed this on {formatMoment(current.changedAt)}
      </h2>
      <p className="mt-1 leading-snug">
        Your changes are not saved yet and are still in the fields. Save again to keep yours, or
        take theirs.
      </p>
      {conflicts.length === 0 ? (
        <p className="mt-2">They made the same change as you.</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-2">
          {conflicts.map(({ name, label, mine, theirs }) => (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-surface p-3 text-ink"
            >
              <dl className="grid min-w-0 grid-cols-[auto_1fr] gap-x-3 leading-snug">
                <dt className="col-span-2 font-semibold">{label}</dt>
                <dt className="text-ink-soft">Yours</dt>
                <dd className="wrap-anywhere">{mine === '' ? 'empty' : mine}</dd>
                <dt className="text-ink-soft">Theirs</dt>
                <dd className="wrap-anywhere">{theirs === '' ? 'empty' : theirs}</dd>
              </dl>
              <Button
                kind="quiet"
                size="small"
                onClick={({ currentTarget }) => take(currentTarget, name, theirs)}
              >
                Take theirs
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
