/** A place that is about to be filled. The reader is told once, by the region around it. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-sm bg-hairline/70 ${className}`}
    />
  );
}
