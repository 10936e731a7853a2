import type { PropertyDetail } from '@manemitra/contract/properties';
import { Maximize2 } from 'lucide-react';
import { GalleryLink, type GallerySet } from '#web/features/gallery/public.ts';
import { ContactButton, leadProjectOf } from '#web/features/leads/public.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import { isOnlyPlots } from '#web/features/project-words/public.ts';
import { useHome } from '../use-home.ts';
import { PlanCarousel } from './plan-carousel.tsx';

type Plan = PropertyDetail['project']['plan'][number];

/** Each plan can be opened over the screen and zoomed; first that of the home that the page speaks of. */
export function FloorPlans({ detail }: { detail: PropertyDetail }) {
  const { project, isDemonstration } = detail;
  const isPlotted = isOnlyPlots(detail);
  const { home } = useHome(detail, true);
  const isFitting = ({ unitId }: Plan) => unitId === home?.unitId;
  const plans = project.plan.toSorted((a, b) => Number(isFitting(b)) - Number(isFitting(a)));
  const [first] = plans;
  if (first === undefined) {
    return (
      <EmptyState
        title="No floor plans available" // spec 8
        text="None is on record here. You can ask the promoter for them."
        isLow
        action={<AskForPlan detail={detail} of={home?.label} />}
      />
    );
  }
  const set: GallerySet = {
    title: `${isPlotted ? 'Plot plans' : 'Floor plans'} of ${project.name}`,
    pictures: plans.map(({ imageUrl, imageCaption, width, height }) => ({
      src: imageUrl,
      caption: imageCaption,
      width,
      height,
    })),
    note: isDemonstration ? 'A plan of a demonstration project: invented.' : undefined,
  };
  if (plans.length === 1) {
    return (
      <div className="flex flex-col gap-3">
        <PlanSlide plan={first} set={set} at={0} />
        <p className="text-ink-soft print:hidden">Tap and zoom to explore details</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="break-after-avoid text-ink-soft">
        {/* Spec 2; a plot has no floor. */}
        {plans.length} {isPlotted ? 'plot' : 'floor'} plans available
      </p>
      <PlanCarousel
        slides={plans.map((plan, at) => ({
          id: `${plan.unitId} ${plan.imageUrl}`,
          content: <PlanSlide plan={plan} set={set} at={at} />,
        }))}
      />
    </div>
  );
}

/** The request to be called carries the question. */
function AskForPlan({ detail, of }: { detail: PropertyDetail; of: string | undefined }) {
  const what = `the ${isOnlyPlots(detail) ? 'plot' : 'floor'} plan${of === undefined ? 's' : ` of the ${of}`}`;
  const template = detail.contactPromoter;
  return (
    <ContactButton
      template={template && { ...template, message: `${template.message} Please send ${what}.` }}
      project={leadProjectOf(detail)}
      className={buttonStyle({ kind: 'plain' })}
    >
      {`Ask for ${what}`}
    </ContactButton>
  );
}

function PlanSlide({ plan, set, at }: { plan: Plan; set: GallerySet; at: number }) {
  return (
    <GalleryLink
      set={set}
      at={at}
      label={`Open the plan: ${plan.imageCaption}`}
      className="group relative block h-full overflow-hidden rounded-lg border border-hairline bg-surface focus-visible:-outline-offset-2"
    >
      <span className="flex items-center justify-between gap-3 border-b border-hairline px-4 py-2.5">
        <span className="min-w-0 font-semibold">
          <TruncatedText isInControl lines={2}>
            {plan.unitLabel}
          </TruncatedText>
        </span>
        <span className="flex shrink-0 items-center gap-1.5 text-sm text-areca print:hidden">
          <Maximize2 aria-hidden="true" className="size-4" />
          Zoom
        </span>
      </span>
      <img
        src={plan.imageUrl}
        alt={plan.imageCaption}
        width={plan.width}
        height={plan.height}
        data-plan=""
        // With the page they wait for its first idle moment; drawn later, they hold up nothing.
        loading={import.meta.env.SSR ? 'lazy' : 'eager'}
        fetchPriority="low"
        decoding="async"
        draggable={false}
        data-lost="The plan could not be loaded"
        className="calm-if-lost h-[min(34rem,54dvh)] w-full bg-sunken object-contain p-3 max-sm:h-[min(38rem,62dvh)] max-sm:p-0 lg:h-[min(46rem,78dvh)] lg:p-5 dark:brightness-[0.82] print:h-66 print:bg-transparent print:p-2 print:brightness-100"
      />
      <span
        aria-hidden="true"
        className="hidden px-3 pb-2 text-xs leading-snug text-ink-soft print:block"
      >
        {plan.imageCaption}
      </span>
    </GalleryLink>
  );
}
