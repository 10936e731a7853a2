import type { FoundCard } from '@manemitra/contract/search';
import { reraText } from '@manemitra/domain/rera-standing';
import { CompareToggle } from '#web/features/compare/public.ts';
import { ShortlistToggle } from '#web/features/kept/public.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { showToast } from '#web/ui/toast.ts';
import { TOO_MANY_TO_VIEW } from './chosen-actions.ts';
import { toggleChosen, useChosen, useIsChoosing } from './chosen.ts';

/** What can be done with a card beside opening it: choose it for a joint view, or compare it. */
export function CardActions({
  property: { slug, project, isDemonstration },
}: {
  property: Pick<FoundCard, 'slug' | 'project' | 'isDemonstration'>;
}) {
  const isChosen = useChosen().some((one) => one.slug === slug);
  const isChoosing = useIsChoosing();
  return (
    <>
      {/* On the picture, once it is wanted. All are above the link that covers the card. */}
      <div
        className={`absolute top-3.5 left-3.5 z-10 rounded-sm bg-surface/85 transition-opacity [&_label]:min-h-8 [&_label]:gap-0 [&_label]:px-1 ${isChoosing ? '' : 'group-hover:opacity-100 not-focus-within:opacity-0 [@media(hover:none)]:not-focus-within:pointer-events-none'}`}
      >
        <Checkbox
          checked={isChosen}
          onChange={() => {
            if (!toggleChosen({ slug, name: project.name })) {
              showToast({ kind: 'warning', text: TOO_MANY_TO_VIEW });
            }
          }}
          label={<span className="sr-only">Select {project.name} to view</span>}
        />
      </div>
      <div className="relative z-10 flex items-center">
        <CompareToggle
          item={{
            id: slug,
            imageUrl: project.images[0]?.imageUrl ?? '',
            rera: reraText(project.rera, isDemonstration),
          }}
          name={project.name}
        />
        <ShortlistToggle slug={slug} name={project.name} />
      </div>
    </>
  );
}
