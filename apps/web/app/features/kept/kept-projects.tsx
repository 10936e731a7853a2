import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { FoundBy } from '#web/browser/found-by.ts';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { type ListedCard, ProjectCard } from '#web/features/project-card/public.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { GoneProject } from './gone-project.tsx';
import { ProjectNote } from './project-note.tsx';
import { useKeptCards } from './use-kept-cards.ts';

/** What the page puts around the kept projects: other features know it. */
export interface CardSurroundings {
  CardActions: ComponentType<{ property: ListedCard }>;
  /** What was chosen among the cards, at the foot of the window. */
  footBars: ReactNode;
}

/** The shortlisted projects as they are today, each with its note. Projects that no longer exist are named, not left out. */
export function KeptProjects({ CardActions, footBars }: CardSurroundings) {
  const [list] = useStored(slots.shortlist);
  const { cards, isMissing, isFailed, isLoading, retry } = useKeptCards(list);
  if (list.length === 0) {
    return (
      <EmptyState
        title="Nothing on your shortlist yet"
        text="Press the heart on a project to keep it here."
        action={
          <Link to={paths.propertyList()} className={buttonStyle()}>
            Find projects
          </Link>
        }
      />
    );
  }
  return (
    <section aria-labelledby="shortlisted" className="flex flex-col gap-4">
      <h2 id="shortlisted" className="display text-xl">
        Shortlisted projects
      </h2>
      {isFailed && (
        <FailureNotice
          text="Not all of your projects could be loaded. Your shortlist and your notes are safe."
          action={
            <Button size="small" disabled={isLoading} onClick={retry}>
              Try again
            </Button>
          }
        />
      )}
      {footBars}
      <ul className="flex flex-col gap-5">
        {list.map((entry, index) => {
          const card = cards.get(entry.slug);
          return (
            <li key={entry.slug} className="flex flex-col">
              {card !== undefined && (
                <FoundBy value={entry.foundBy}>
                  <ProjectCard
                    property={card}
                    constraints={[]}
                    isFirst={index === 0}
                    isActive={false}
                    Actions={CardActions}
                  />
                </FoundBy>
              )}
              {card === undefined && isMissing(entry.slug) && <GoneProject entry={entry} />}
              {card === undefined && !isMissing(entry.slug) && !isFailed && (
                <Skeleton className="h-56 w-full" />
              )}
              {card === undefined && isFailed && (
                <p className="rounded-lg border border-hairline p-4 font-semibold">{entry.name}</p>
              )}
              <ProjectNote entry={entry} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
