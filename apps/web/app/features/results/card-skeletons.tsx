import { Skeleton } from '#web/ui/skeleton.tsx';

/** Cards that are about to come, in the size of real ones. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-3">
      <output className="sr-only">Loading projects…</output>
      {Array.from({ length: count }, (_, index) => `skeleton ${index}`).map((name) => (
        <div
          key={name}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-2.5 rounded-lg bg-surface p-2.5 ring-1 ring-hairline/60 sm:min-h-48 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:gap-x-5 sm:p-3"
        >
          <Skeleton className="aspect-[5/6] sm:aspect-auto" />
          <div className="flex flex-col gap-3 py-1">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-5 w-3/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
