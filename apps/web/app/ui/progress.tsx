import { useId } from 'react';

/** How much of something is done, in per cent; null while nobody can know. */
export function Progress({ label, percent }: { label: string; percent: number | null }) {
  const id = useId();
  return (
    <div>
      <div className="flex justify-between gap-4 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {percent !== null && (
          <span className="figures whitespace-nowrap text-ink-soft">{Math.round(percent)} %</span>
        )}
      </div>
      <div
        // The bar of `progress` cannot be drawn alike in all browsers.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, in the colours of the theme
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent === null ? {} : { 'aria-valuenow': Math.round(percent) })}
        className="mt-1.5 h-2.5 overflow-hidden rounded-full border border-outline bg-sunken"
      >
        <div
          className={`h-full rounded-full bg-areca ${percent === null ? 'w-1/3 animate-[progress_1.4s_ease-in-out_infinite]' : 'transition-[width] duration-slow'}`}
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
