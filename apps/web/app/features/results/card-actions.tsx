import { TOO_MANY_TO_VIEW } from '@manemitra/contract/limit-texts';
import type { ListedCard } from '#web/features/project-card/public.ts';
import { reraText } from '@manemitra/domain/rera-standing';
import { CompareToggle } from '#web/features/compare/public.ts';
import { ShortlistToggle } from '#web/features/kept/public.ts';
import { showToast } from '#web/ui/toast.ts';
import { ShowOnMap } from './show-on-map.tsx';
import { toggleChosen, useChosen, useIsChoosing } from './chosen.ts';

/** What can be done with a card beside opening it: choose it for a joint view, or compare it. */
export function CardActions({
  property: { id, slug, project, isDemonstration },
}: {
  property: Pick<ListedCard, 'id' | 'slug' | 'project' | 'isDemonstration'>;
}) {
  const isChosen = useChosen().some((one) => one.slug === slug);
  const isChoosing = useIsChoosing();
  return (
    <>
      {/* On the picture, once it is wanted. All are above the link that covers the card. */}
      <label className={isChoosing ? 'card-choice' : 'card-choice card-choice-quiet'}>
        <input
          type="checkbox"
          className="choice-box choice-many"
          checked={isChosen}
          onChange={() => {
            if (!toggleChosen({ slug, name: project.name })) {
              showToast({ kind: 'warning', text: TOO_MANY_TO_VIEW });
            }
          }}
        />
        <span className="sr-only">{`Select ${project.name} to view`}</span>
      </label>
      <div className="card-acts">
        <ShowOnMap id={id} name={project.name} />
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
