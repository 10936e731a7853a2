import { isCertificateUnknown } from '@manemitra/contract/facts/fact-texts';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { type ComponentType, memo, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useFoundBy } from '#web/browser/found-by.ts';
import { HomeMoney, MoneyWithout } from '#web/features/money/public.ts';
import { VerdictLine } from '#web/features/verdict/public.ts';
import { paths } from '#web/paths.ts';
import { late } from '#web/ui/late.ts';
import { Sign } from '#web/ui/sign.tsx';
import { CardPicture, useTurnedPicture } from './card-picture.tsx';
import type { ListedCard } from './listed-card.ts';
import { matchLines } from './match-lines.ts';
import { HomeLine } from './home-line.tsx';
import type { SizeBasis } from './home-size.ts';
import { MatchReasons, OtherReasons } from './match-reasons.tsx';
import { ReraBrief, ReraLine } from './rera-line.tsx';
import { isOfCertificate, isReraSaid, weighedOn } from './said-once.ts';
import { ticksOf } from './ticks.ts';

// Few are unfolded.
const CardMore = late(async () => {
  const { CardMore: Loaded } = await import('./card-more.tsx');
  return { default: Loaded };
});

interface CardProps {
  property: ListedCard;
  constraints: readonly Constraint[];
  /** Whole wishes joined by "or", of which a project that is found meets one. */
  alternatives?: Interpretation['alternatives'];
  /** Which size of the home it shows. */
  sizeBasis?: SizeBasis;
  /** The first picture is on the screen at once and worth loading first. */
  isFirst: boolean;
  /** Its pin on the map is the one that is shown. */
  isActive: boolean;
  /** What can be done with it beside opening it: the page that shows the card knows. */
  Actions: ComponentType<{ property: ListedCard }>;
}

/**
 * A project in the list. It is rendered again only when something of it changes, and is hydrated by itself, after the
 * content above the list or at once when touched: twenty at a time would block a phone for half a second.
 */
export const ProjectCard = memo(function ProjectCard(props: CardProps) {
  return (
    // Its layout follows the width of the list, not of the window: beside the map and the conversation it has another shape.
    <div className="@container">
      <Suspense>
        <Card {...props} />
      </Suspense>
    </div>
  );
});

/** Picture, the price of the home that fits, where and when, the verdict, why it fits; everything else behind "More". */
function Card({
  property,
  constraints,
  alternatives,
  sizeBasis = 'carpet',
  isFirst,
  isActive,
  Actions,
}: CardProps) {
  const { project } = property;
  const foundBy = useFoundBy();
  const [first] = property.verdict.reasons;
  const isNumberSaid = isReraSaid(property);
  const ticks = ticksOf(matchLines(property.match, constraints, alternatives), property);
  const isAtLeast = property.home?.allInPrice === null && property.home.atLeast !== null;
  const { touch, ...turned } = useTurnedPicture();
  return (
    <article
      data-card={property.id}
      {...touch}
      aria-current={isActive || undefined}
      className={isActive ? 'group card card-active' : 'group card'}
    >
      <CardPicture
        property={property}
        loading={isFirst ? 'eager' : 'lazy'}
        turned={turned}
        className="card-picture"
      />
      <div className="min-w-0">
        <div className="card-head">
          <h3 className="card-name">
            {/* One of them tells the router of all. */}
            <Link to={addressOf(property)} state={foundBy} discover={isFirst ? 'render' : 'none'}>
              {project.name}
            </Link>
          </h3>
          <p className="card-money">
            <HomeMoney property={property} sumClass="card-sum" named="apart" />
          </p>
          {isAtLeast && (
            <p className="card-without">
              <MoneyWithout
                home={property.home}
                most={2}
                before=""
                isCertificateUnknown={isCertificateUnknown(property)}
              />
            </p>
          )}
        </div>
        <HomeLine
          property={property}
          isCertificateSaid={isOfCertificate(first)}
          kept={ticks.inLine}
          sizeBasis={sizeBasis}
        />
      </div>
      <div className="card-why">
        <VerdictLine verdict={property.verdict} className="card-verdict" />
        <MatchReasons found={property} ticks={ticks} alternatives={alternatives} />
      </div>
      {/* As wide as the card: beside the picture the number would take four lines. */}
      <div className="card-foot">
        {!isNumberSaid && <ReraLine property={property} isBrief />}
        <Actions property={property} />
        {!isNumberSaid && <ReraBrief property={property} />}
        <MoreOn property={property}>
          <OtherReasons
            level={property.verdict.level}
            weighed={weighedOn(property)}
            ticks={ticks}
          />
          {isNumberSaid && <ReraLine property={property} isBrief />}
        </MoreOn>
      </div>
    </article>
  );
}

/** Of the project, speaking of the same home. */
const addressOf = ({ slug, home }: ListedCard): string =>
  paths.project(slug, { home: home?.unitId });

/** Unfolds the rest. It is drawn once it is asked for: of twenty cards it would be a third of the page, and few open any. */
function MoreOn({ property, children }: { property: ListedCard; children: ReactNode }) {
  const [isAsked, ask] = useState(false);
  const { project } = property;
  return (
    <details
      // Unfolded before the page came to life.
      ref={(fold) => {
        if (fold?.open) ask(true);
      }}
      className="group/more card-more"
    >
      <summary onClick={() => ask(true)} className="card-fold">
        More<span className="sr-only">{` on ${project.name}`}</span>
        <Sign of="down" className="group-open/more:rotate-180" />
      </summary>
      {isAsked ? (
        <Suspense>
          <CardMore property={property}>{children}</CardMore>
        </Suspense>
      ) : (
        <noscript>
          <Link to={addressOf(property)} discover="none">
            {`Everything on ${project.name}`}
          </Link>
        </noscript>
      )}
    </details>
  );
}
