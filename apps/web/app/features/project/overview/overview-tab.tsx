import type { PropertyDetail } from '@manemitra/contract/properties';
import { ArrowRight, ListFilter, MessageCircle, PhoneCall } from 'lucide-react';
import { Link } from 'react-router';
import { LeadButton, leadProjectOf } from '#web/features/leads/public.ts';
import { ReraLine } from '#web/features/project-card/public.ts';
import { VerdictBlock } from '#web/features/verdict/public.ts';
import { buttonStyle, linkStyle } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { AmenityGrid } from '../amenities/amenity-grid.tsx';
import { LocationPreview } from '../location/location-preview.tsx';
import { PartLink } from '../parts/part-link.tsx';
import { Description } from './description.tsx';
import { FactsBlock } from './facts-block.tsx';
import { homeChips } from './home-chips.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { PrintAction } from './print-action.tsx';
import { WithoutPictures } from './without-pictures.tsx';

const AMENITIES_SHOWN = 9;

/** What a buyer wants to know first: pictures beside facts, then words, then what is around. */
export function OverviewTab({ detail, listHref }: { detail: PropertyDetail; listHref: string }) {
  const { project } = detail;
  const hasPictures = project.images.length > 0;
  const description = project.description !== null && project.description.trim() !== '' && (
    <Description text={project.description} />
  );
  const { coordinates, approximate } = project.geolocation;
  const leadsWithPlace = !hasPictures && (coordinates ?? approximate) !== null;
  const around = (
    <section aria-labelledby="overview-around" className="min-w-0 print:hidden">
      <h3 id="overview-around" className="display mb-3 text-xl">
        Around the project
      </h3>
      <LocationPreview detail={detail} />
    </section>
  );
  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-y-10">
      <div className="flex min-w-0 flex-col gap-4">
        {hasPictures ? (
          <PhotoGrid property={detail} />
        ) : (
          <WithoutPictures
            project={project}
            description={description}
            around={leadsWithPlace ? around : null}
          />
        )}
        <ReraLine property={detail} className="lg:hidden print:hidden" />
        <HomeChips property={detail} />
      </div>
      <aside aria-label="Facts" className="min-w-0 lg:row-span-2">
        <div className="flex flex-col gap-5">
          <VerdictBlock verdict={detail.verdict} />
          <FactsBlock property={detail} />
        </div>
      </aside>
      <div className="flex min-w-0 flex-col gap-10">
        {hasPictures && description}
        <section aria-labelledby="overview-amenities" className="print:hidden">
          <h3 id="overview-amenities" className="display mb-2 text-xl">
            Amenities
          </h3>
          <Amenities amenities={project.amenities} />
        </section>
        {!leadsWithPlace && around}
      </div>
      <StillDeciding detail={detail} listHref={listHref} />
      <PrintAction />
    </div>
  );
}

function StillDeciding({ detail, listHref }: { detail: PropertyDetail; listHref: string }) {
  const wide = 'max-sm:w-full';
  return (
    <div className="flex min-w-0 flex-col gap-4 rounded-lg bg-areca-tint p-5 lg:col-span-2 print:hidden">
      <p className="leading-snug">
        <span className="display block text-lg text-areca-strong">Still deciding?</span>
        <span className="text-ink-soft">
          Ask about documents, dates and prices, or look at what else fits.
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <LeadButton
          ask={{ kind: 'callback', template: detail.contactPromoter }}
          project={leadProjectOf(detail)}
          className={buttonStyle({ className: wide })}
        >
          <PhoneCall aria-hidden="true" className="size-5 shrink-0" />
          Request a callback
        </LeadButton>
        <LeadButton
          ask={{ kind: 'information', template: detail.leadGeneration }}
          project={leadProjectOf(detail)}
          className={buttonStyle({ kind: 'quiet', className: wide })}
        >
          <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
          Want to know more about this property?
        </LeadButton>
        <Link to={listHref} className={buttonStyle({ kind: 'quiet', className: wide })}>
          <ListFilter aria-hidden="true" className="size-5 shrink-0" />
          Property list
        </Link>
      </div>
    </div>
  );
}

function HomeChips({ property }: { property: PropertyDetail }) {
  const { known, undisclosed } = homeChips(property);
  return (
    <>
      {known.length > 0 && (
        <ul aria-label="Homes" className="flex flex-wrap gap-2">
          {known.map(({ kind, text }) => (
            <li key={kind} className="min-w-0">
              <Chip>{text}</Chip>
            </li>
          ))}
        </ul>
      )}
      {undisclosed.length > 0 && (
        <p className="-mt-1 text-sm text-ink-soft">
          <span className="font-semibold text-ink">Not disclosed: </span>
          {undisclosed.join(', ')}.
        </p>
      )}
    </>
  );
}

function Amenities({ amenities }: { amenities: PropertyDetail['project']['amenities'] }) {
  if (amenities === null || amenities.length === 0) {
    return <p className="text-ink-soft">Amenities details will be available soon.</p>;
  }
  return (
    <>
      <AmenityGrid amenities={amenities.slice(0, AMENITIES_SHOWN)} />
      {amenities.length > AMENITIES_SHOWN && (
        <PartLink
          part="amenities"
          className={`mt-2 inline-flex min-h-target items-center gap-1.5 ${linkStyle}`}
        >
          All {amenities.length} amenities
          <ArrowRight aria-hidden="true" className="size-4" />
        </PartLink>
      )}
    </>
  );
}
