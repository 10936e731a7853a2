import type { PropertyDetail } from '@manemitra/contract/properties';
import { ArrowRight, ConciergeBell } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { useNearScreen } from '#web/browser/use-near-screen.ts';
import { LeadButton, leadProjectOf } from '#web/features/leads/public.ts';
import { loanOnPrice } from '#web/features/emi/public.ts';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ServiceIcon } from '#web/ui/icons/service-icon.tsx';
import { useHome } from '../use-home.ts';
import { isCalculator, offerCards } from './offer-cards.ts';

/** At most six services, then every utility (spec 9). */
export function ValueAddedTab({ detail }: { detail: PropertyDetail }) {
  const cards = offerCards(detail.valueAddedServices);
  if (cards.length === 0) {
    return (
      <EmptyState
        title="No services available at the moment." // spec 8
        text="Loans, documents and moving: offers of help with this project will be listed here."
        picture={
          <ConciergeBell aria-hidden="true" className="size-12 text-ink-faint" strokeWidth={1.25} />
        }
      />
    );
  }
  const services = cards.filter(({ type }) => type === 'service');
  const utilities = cards.filter(({ type }) => type === 'utility');
  const arrow = <ArrowRight aria-hidden="true" className="size-4" />;
  const link = `inline-flex min-h-target items-center gap-1.5 ${linkStyle}`;
  const ask = ({ title }: Card) => (
    <LeadButton
      ask={{ kind: 'service', title, offered: cards, template: detail.leadGeneration }}
      project={leadProjectOf(detail)}
      className={`cursor-pointer ${link}`}
    >
      <span>
        Ask for it<span className="sr-only">: {title}</span>
      </span>
      {arrow}
    </LeadButton>
  );
  return (
    <div className="flex flex-col gap-10 print:gap-5">
      <Cards title="Services" isSaidAbove cards={services}>
        {ask}
      </Cards>
      <Cards title="Utilities" cards={utilities}>
        {(card) =>
          isCalculator(card) ? (
            <InstalmentLink detail={detail} className={link}>
              Work out the instalment
              {arrow}
            </InstalmentLink>
          ) : (
            ask(card)
          )
        }
      </Cards>
    </div>
  );
}

/** To the calculator (spec 2), with the home that the page speaks of. */
function InstalmentLink({
  detail,
  className,
  children,
}: {
  detail: PropertyDetail;
  className: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLAnchorElement>(null);
  const { home, sentence } = useHome(detail, useNearScreen(place));
  const { slug, project } = detail;
  return (
    <Link
      ref={place}
      to={paths.emiCalculator({
        project: slug,
        ...(sentence !== '' && { q: sentence }),
        ...(home !== undefined && { home: home.unitId }),
        ...loanOnPrice(home?.price ?? project.prices.min ?? project.price),
      })}
      className={className}
    >
      {children}
    </Link>
  );
}

type Card = PropertyDetail['valueAddedServices'][number];

function Cards({
  title,
  isSaidAbove = false,
  cards,
  children,
}: {
  title: string;
  /** The heading of the part says the same. */
  isSaidAbove?: boolean;
  cards: readonly Card[];
  children: (card: Card) => ReactNode;
}) {
  if (cards.length === 0) return null;
  return (
    <div>
      <h3 className={isSaidAbove ? 'sr-only' : 'display mb-3 text-xl'}>{title}</h3>
      <ul
        aria-label={title}
        className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3 print:gap-2"
      >
        {cards.map((card) => (
          <li
            key={`${card.type} ${card.title}`}
            className="flex min-w-0 gap-3.5 border-t border-hairline py-4 print:py-2"
          >
            <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-areca-tint text-areca print:hidden">
              <ServiceIcon kind={card.title} />
            </span>
            <div className="flex min-w-0 flex-1 flex-col">
              <h4 className="display text-lg leading-tight wrap-anywhere">{card.title}</h4>
              {card.shortNote !== null && (
                <p className="mt-0.5 leading-snug wrap-anywhere">{card.shortNote}</p>
              )}
              {card.description !== null && (
                <p className="mt-1.5 text-sm leading-snug wrap-anywhere text-ink-soft print:hidden">
                  {card.description}
                </p>
              )}
              <div className="mt-auto pt-1 print:hidden">{children(card)}</div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
