/** A placeholder for content that is loading. The surrounding region announces it once. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-sm bg-hairline/70 ${className}`}
    />
  );
}

/** Lines of text that are about to come; the last one is shorter, as last lines are. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          // Identical placeholders have nothing else to be told apart by.
          // oxlint-disable-next-line react/no-array-index-key -- lines without contents have nothing else to tell them apart
          key={line}
          className={`h-4 ${line === lines - 1 ? 'w-3/5' : 'w-full'}`}
        />
      ))}
    </span>
  );
}
