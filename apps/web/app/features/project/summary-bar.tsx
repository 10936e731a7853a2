import { newerPriceText } from '@manemitra/contract/facts/fact-texts';
import { FACTS } from '@manemitra/contract/facts/registry';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { beforeYouPay } from '@manemitra/domain/verdict/proofs';
import { ChevronRight, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContactButton, leadProjectOf } from '#web/features/leads/public.ts';
import { ShortlistToggle } from '#web/features/kept/public.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { DOT } from '#web/ui/dot.ts';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import { khathaText, possessionText, priceText } from '#web/features/project-words/public.ts';
import { EachMoney, HomeMoney, MoneyWithout } from '#web/features/money/public.ts';
import { FitLine } from './fit-line.tsx';
import { PartLink } from './parts/part-link.tsx';
import type { PartId } from './parts/parts.ts';
import { PromoterFace } from './promoter-face.tsx';
import { besideSum, otherPrice, startingHome } from './starting-home.ts';
import { SummaryVerdict } from './summary-verdict.tsx';
import { useHome } from './use-home.ts';

/**
 * Promoter, project, place and starting price; each links to the part that says more (spec 2). After a search it shows the
 * price of the home that is asked for. Either leads by the same kind of price.
 */
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
  const lead = home ?? startingHome(property);
  const possession = possessionText(property);
  const [first] = property.verdict.reasons;
  // Beside another part, as the overview says it with the whole verdict.
  const todo = first === undefined || !isShort ? null : beforeYouPay(first);
  const place = isShort ? 'max-lg:not-print:hidden' : '';
  return (
    <header
      // On a narrow screen its last row stays at the top while the part below it passes.
      className="border-hairline max-lg:not-print:contents lg:grid lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:items-center lg:gap-x-8"
    >
      <div className="min-w-0">
        <div
          className={
            isShort ? 'max-lg:not-print:flex max-lg:items-center max-lg:gap-x-3 max-lg:pt-1.5' : ''
          }
        >
          <h1 className="min-w-0">
            <PartLink
              part="overview"
              className="-mx-1 block rounded-md px-1 py-1 transition-colors hover:text-areca-strong"
            >
              <TruncatedText
                isInControl
                lines={2}
                className={`display text-2xl leading-tight sm:text-3xl ${isShort ? 'max-lg:not-print:line-clamp-1! max-lg:not-print:text-lg!' : ''}`}
              >
                {project.name}
              </TruncatedText>
            </PartLink>
          </h1>
          <div
            className={`flex items-center gap-x-4 text-sm lg:items-baseline ${isShort ? 'shrink-0 lg:flex-wrap' : 'flex-wrap'}`}
          >
            <SummaryVerdict verdict={property.verdict} isShort={isShort} />
            {possession !== null && (
              <p className={`figures max-lg:pb-1.5 ${place}`}>
                <span className="text-ink-soft">{FACTS.possession.label(property)}: </span>
                {possession}
              </p>
            )}
          </div>
        </div>
        {todo !== null && (
          <p className="text-sm leading-tight font-semibold print:hidden">{todo}</p>
        )}
        <FitLine property={property} isSeen={!isPreview} />
        {property.newerPrice !== null && (
          <p className={`figures text-sm text-ink-soft max-lg:pb-1 ${place}`}>
            {newerPriceText(property.newerPrice)}
          </p>
        )}
      </div>
      <dl className="max-lg:not-print:hidden lg:text-right [&_dt]:lg:justify-end">
        <Jump
          part="price"
          label={home?.label ?? 'Starting price'}
          value={
            <span className="text-2xl leading-tight font-semibold text-areca">
              {lead === undefined ? (
                priceText(property)
              ) : (
                <HomeMoney
                  property={{ home: lead, project }}
                  whatClass="text-sm font-normal text-ink-soft"
                  named={3}
                />
              )}
            </span>
          }
          note={<EachMoney>{(view) => besideSum(property, home, view)}</EachMoney>}
        />
      </dl>
      <dl
        className={`grid grid-cols-[minmax(min-content,1.5fr)_minmax(min-content,1fr)_minmax(min-content,1fr)] border-hairline max-lg:gap-x-3 max-lg:pb-1 lg:order-last lg:col-span-full lg:mt-2 lg:flex lg:gap-x-8 lg:border-y lg:py-1.5 print:grid ${place}`}
      >
        <Jump
          part="reviews"
          label="Promoter"
          value={project.promoterName}
          face={<PromoterFace name={project.promoterName} photo={project.agentPhoto} />}
          isInRow
        />
        <Jump
          part="compliances"
          label="Khata"
          // Spec 2 says N/A, which alone reads as “needs none”.
          value={khathaText(property) ?? 'N/A: not disclosed'}
          isInRow
        />
        <Jump
          part="location"
          label="Locality"
          value={project.locality ?? 'Not disclosed'}
          isInRow
        />
      </dl>
      <div className="flex items-center gap-2 border-hairline max-lg:sticky max-lg:top-0 max-lg:z-sticky max-lg:border-b max-lg:bg-ground max-lg:py-2 print:hidden">
        <span className="figures mr-auto min-w-0 leading-tight lg:hidden">
          <PartLink part="price" className="block rounded-sm hover:text-areca-strong">
            {/* Two lines before and after the home of the search is known, so that nothing moves. */}
            <span className="block text-xl leading-none font-semibold text-areca">
              {lead === undefined ? (
                priceText(property)
              ) : (
                <HomeMoney
                  property={{ home: lead, project }}
                  whatClass="text-sm font-normal text-ink-soft"
                  named="apart"
                />
              )}
            </span>
            <span className="block text-sm text-ink-soft underline decoration-outline underline-offset-3">
              {home === undefined && <span className="sr-only">Starting price: </span>}
              {lead?.label ?? besideSum(property, home, 'all-in')}
              {lead?.unknownCosts.length === 0 && (
                <EachMoney>
                  {(view) => [otherPrice(lead, view)].filter(Boolean).map((text) => DOT + text)}
                </EachMoney>
              )}
              <MoneyWithout home={lead} most={1} before={DOT} />
              <ChevronRight aria-hidden="true" className="ml-0.5 inline size-3.5" />
            </span>
          </PartLink>
        </span>
        <ShortlistToggle slug={property.slug} name={project.name} size="icon" />
        <ContactButton
          template={property.contactPromoter}
          project={leadProjectOf(property)}
          className={buttonStyle()}
        >
          <MessageCircle aria-hidden="true" className="size-5 max-sm:hidden" />
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
  isInRow = false,
}: {
  part: PartId;
  label: string;
  value: ReactNode;
  note?: ReactNode;
  face?: ReactNode;
  /** On wide screens the label stands before what it names. */
  isInRow?: boolean;
}) {
  return (
    <div
      className={`relative flex min-w-0 flex-col py-1.5 ${isInRow ? 'lg:min-h-10 lg:flex-row lg:items-center lg:gap-x-2 lg:py-0' : ''}`}
    >
      <dt className="flex items-center gap-2 text-sm leading-tight text-ink-faint">
        {face !== undefined && <span className="max-lg:hidden print:hidden">{face}</span>}
        <span>{label}</span>
      </dt>
      <dd className="figures min-w-0 leading-tight">
        <PartLink
          part={part}
          className="block rounded-sm font-semibold after:absolute after:inset-0 hover:text-areca-strong"
        >
          {/* A column is as wide as its longest word, so that no name is broken within one. */}
          {typeof value === 'string' ? (
            <TruncatedText
              isInControl
              lines={2}
              // As wide as its longest word, unless that is most of a phone.
              className="py-0.5 wrap-break-word! max-lg:max-w-[36vw]"
            >
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
