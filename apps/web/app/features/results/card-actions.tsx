import type { FoundCard } from '@manemitra/contract/search';
import { Check, Plus } from 'lucide-react';
import { toggleCompared, useCompareList } from '#web/features/compare/public.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { showToast } from '#web/ui/toast.ts';
import { COMPARE_TOAST_MS, NO_ROOM_TO_COMPARE, TOO_MANY_TO_VIEW } from './chosen-actions.ts';
import { toggleChosen, useChosen } from './chosen.ts';

/** What can be done with a card beside opening it: choose it for a joint view, or compare it. */
export function CardActions({
  property: { slug, project },
}: {
  property: Pick<FoundCard, 'slug' | 'project'>;
}) {
  const isChosen = useChosen().some((one) => one.slug === slug);
  const isCompared = useCompareList().some(({ id }) => id === slug);
  const CompareIcon = isCompared ? Check : Plus;
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
      <Button
        kind={isCompared ? 'soft' : 'quiet'}
        size="small"
        aria-pressed={isCompared}
        onClick={() => {
          const imageUrl = project.images[0]?.imageUrl ?? '';
          if (!toggleCompared({ id: slug, imageUrl })) {
            showToast({
              kind: 'warning',
              text: NO_ROOM_TO_COMPARE,
              durationMs: COMPARE_TOAST_MS,
            });
          }
        }}
      >
        <CompareIcon aria-hidden="true" className="size-4" />
        {isCompared ? 'Added' : 'Compare'}
        <span className="sr-only">: {project.name}</span>
      </Button>
    </div>
  );
}
