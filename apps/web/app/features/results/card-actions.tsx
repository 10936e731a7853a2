import type { FoundCard } from '@manemitra/contract/search';
import { CompareToggle } from '#web/features/compare/public.ts';
import { ShortlistToggle } from '#web/features/kept/public.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { showToast } from '#web/ui/toast.ts';
import { TOO_MANY_TO_VIEW } from './chosen-actions.ts';
import { toggleChosen, useChosen } from './chosen.ts';

/** What can be done with a card beside opening it: choose it for a joint view, or compare it. */
export function CardActions({
  property: { slug, project },
}: {
  property: Pick<FoundCard, 'slug' | 'project'>;
}) {
  const isChosen = useChosen().some((one) => one.slug === slug);
  return (
    // Above the link that covers the card.
    <div className="relative z-10 mt-auto flex items-center justify-between gap-4 self-stretch">
      <Checkbox
        checked={isChosen}
        onChange={() => {
          if (!toggleChosen({ slug, name: project.name })) {
            showToast({ kind: 'warning', text: TOO_MANY_TO_VIEW });
          }
        }}
        label={
          <>
            Select<span className="sr-only"> {project.name} to view</span>
          </>
        }
      />
      <div className="flex gap-2">
        <ShortlistToggle slug={slug} name={project.name} />
        <CompareToggle
          item={{ id: slug, imageUrl: project.images[0]?.imageUrl ?? '' }}
          name={project.name}
        />
      </div>
    </div>
  );
}
