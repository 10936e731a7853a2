import { Skeleton } from '#web/ui/skeleton.tsx';

/** Cards that are about to come, in the size of real ones. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-4">
      <output className="sr-only">Loading projects…</output>
      {Array.from({ length: count }, (_, index) => `skeleton ${index}`).map((name) => (
        <div
          key={name}
          className="flex flex-col overflow-hidden rounded-lg border border-hairline bg-surface sm:min-h-72 sm:flex-row"
        >
          <Skeleton className="aspect-[16/10] rounded-none sm:aspect-auto sm:w-60" />
          <div className="flex flex-1 flex-col gap-3 p-4">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-5 w-3/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
