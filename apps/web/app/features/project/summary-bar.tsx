import type { PropertyDetail } from '@manemitra/contract/properties';
import { ChevronRight, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContactButton, leadProjectOf } from '#web/features/leads/public.ts';
import { ShortlistToggle } from '#web/features/kept/public.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import { khathaText, priceText } from '#web/features/project-words/public.ts';
import { LevelBadge, VERDICT_HASH } from '#web/features/verdict/public.ts';
import { HomeMoney } from '#web/features/money/public.ts';
import { PartLink } from './parts/part-link.tsx';
import type { PartId } from './parts/parts.ts';
import { PromoterFace } from './promoter-face.tsx';
import { startingHomeText } from './starting-home.ts';
import { useHome } from './use-home.ts';

/** Who, what, where and from how much; each leads to the part that says more (spec 2). After a search its home has the price. */
export function SummaryBar({
  property,
  isShort,
  isPreview,
}: {
  property: PropertyDetail;
  /** No search stands behind it. */
  isPreview: boolean;
  /** On narrow screens name, price and Contact alone, which leaves the room to another part than the overview. */
  isShort: boolean;
}) {
  const { project } = property;
  const { home } = useHome(property, !isPreview);
  const of = startingHomeText(property) ?? undefined;
  const place = isShort ? 'max-lg:not-print:hidden' : '';
  return (
    <header
      // On a narrow screen its last row stays at the top while the part below it passes.
      className="rounded-lg border-hairline bg-surface max-lg:not-print:contents lg:flex lg:items-stretch lg:border print:border"
    >
      <div className="flex min-w-0 flex-1 flex-col justify-center lg:flex-[1.5_1_0] lg:px-5 lg:py-2.5">
        <h1>
          <PartLink
            part="overview"
            className="block rounded-md py-1 transition-colors hover:bg-areca-tint/60 hover:text-areca-strong"
          >
            <TruncatedText
              isInControl
              lines={2}
              className="display text-2xl leading-tight sm:text-3xl lg:text-2xl"
            >
              {project.name}
            </TruncatedText>
          </PartLink>
        </h1>
        <PartLink
          part="overview"
          hash={VERDICT_HASH}
          className="flex min-h-target w-fit items-center gap-1.5 rounded-sm text-sm text-ink-soft hover:text-areca-strong lg:min-h-8 print:hidden"
        >
          Our verdict: <LevelBadge level={property.verdict.level} />
          <ChevronRight aria-hidden="true" className="size-3.5" />
        </PartLink>
      </div>
      <dl
        className={`grid grid-cols-[1.5fr_1fr_1fr] max-lg:gap-x-3 max-lg:pb-1 lg:flex lg:min-w-0 lg:flex-[3.5_1_0] print:grid print:grid-cols-4 ${place}`}
      >
        <Jump
          part="reviews"
          label="Promoter"
          value={project.promoterName}
          width="lg:flex-[1.4_1_0]"
          face={<PromoterFace name={project.promoterName} photo={project.agentPhoto} />}
        />
        <Jump
          part="compliances"
          label="Khata"
          // Spec 2 says N/A, which alone reads as “needs none”.
          value={khathaText(property) ?? 'N/A: not disclosed'}
          width="lg:flex-[0.85_1_0]"
        />
        <Jump
          part="price"
          label={home?.label ?? 'Starting price'}
          value={
            home === undefined ? (
              priceText(property)
            ) : (
              <HomeMoney property={{ home, project }} whatClass="text-sm font-normal" />
            )
          }
          note={
            home === undefined
              ? of
              : [priceText(property), of && `(${of})`].filter(Boolean).join(' ')
          }
          isPrice
          width="max-lg:not-print:hidden lg:flex-[1.5_1_0]"
        />
        <Jump
          part="location"
          label="Locality"
          value={project.locality ?? 'Not disclosed'}
          width="lg:flex-[1.5_1_0]"
        />
      </dl>
      <div className="flex items-center gap-2 border-hairline max-lg:sticky max-lg:top-0 max-lg:z-sticky max-lg:border-b max-lg:bg-ground max-lg:py-2 lg:border-l lg:p-4 print:hidden">
        <span className="figures mr-auto min-w-0 leading-tight lg:hidden">
          <PartLink part="price" className="block rounded-sm hover:text-areca-strong">
            {/* Two lines before and after the home of the search is known, so that nothing moves. */}
            <span className="block text-xl leading-none font-semibold text-areca">
              {home === undefined ? (
                priceText(property)
              ) : (
                <HomeMoney property={{ home, project }} whatClass="text-sm font-normal" />
              )}
            </span>
            <span className="flex items-center gap-0.5 text-sm text-ink-soft underline decoration-outline underline-offset-3">
              {home === undefined && of !== undefined ? (
                <>
                  <span className="sr-only">Starting price: </span>
                  {of}
                </>
              ) : (
                (home?.label ?? 'Starting price')
              )}
              <ChevronRight aria-hidden="true" className="size-3.5" />
            </span>
          </PartLink>
        </span>
        <ShortlistToggle slug={property.slug} name={project.name} size="icon" />
        <ContactButton
          template={property.contactPromoter}
          project={leadProjectOf(property)}
          className={buttonStyle({ className: 'lg:flex-1' })}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          Contact
        </ContactButton>
      </div>
    </header>
  );
}

function Jump({
  part,
  label,
  value,
  note,
  face,
  isPrice = false,
  width,
}: {
  part: PartId;
  label: string;
  value: ReactNode;
  note?: string | undefined;
  face?: ReactNode;
  isPrice?: boolean;
  width: string;
}) {
  return (
    <div
      className={`relative flex min-w-0 flex-col border-hairline py-1.5 transition-colors hover:bg-areca-tint/60 lg:justify-center lg:border-l lg:py-2.5 lg:pr-4 print:border-l ${face === undefined ? 'lg:pl-4' : 'lg:pl-16'} ${width}`}
    >
      <dt className="text-sm leading-tight text-ink-faint">{label}</dt>
      <dd className={`min-w-0 leading-tight ${isPrice ? 'figures text-areca' : ''}`}>
        {face !== undefined && (
          <span className="absolute top-1/2 left-4 -translate-y-1/2 max-lg:hidden">{face}</span>
        )}
        <PartLink
          part={part}
          className="block rounded-sm font-semibold after:absolute after:inset-0 hover:text-areca-strong"
        >
          {typeof value === 'string' ? (
            <TruncatedText isInControl lines={2} className="py-0.5">
              {value}
            </TruncatedText>
          ) : (
            value
          )}
        </PartLink>
        {note !== undefined && <span className="block text-sm text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}
