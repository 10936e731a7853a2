import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';

/** A project that is on its way, in the shape of one that is there. */
export function ProjectSkeleton({ name }: { name: string }) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pb-10 sm:px-6">
      <output className="sr-only">Loading {name}…</output>
      <Skeleton className="h-59 w-full rounded-lg lg:h-20" />
      <div className="mt-7 grid gap-8 lg:grid-cols-[10.5rem_minmax(0,1fr)_21rem]">
        <div className="hidden flex-col gap-3 lg:flex">
          <SkeletonText lines={8} />
        </div>
        <div className="flex flex-col gap-4">
          <Skeleton className="aspect-[16/9] w-full rounded-lg" />
          <SkeletonText lines={4} />
        </div>
        <Skeleton className="h-96 w-full rounded-lg" />
      </div>
    </div>
  );
}
