import { isCertificateUnknown } from '@manemitra/contract/facts/fact-texts';
import type { ReactNode } from 'react';
import { homesText, possessionText } from '#web/features/project-words/public.ts';
import { DOT } from '#web/ui/dot.ts';
import { type SizeBasis, sizeOfHome } from './home-size.ts';
import type { ListedCard } from './listed-card.ts';
import type { Ticks } from './ticks.ts';

/** The home that a card speaks of: what it is, how large, where and when. */
export function HomeLine({
  property,
  kept,
  sizeBasis,
  isCertificateSaid,
}: {
  property: ListedCard;
  /** What of it keeps a wish. */
  kept: Ticks['inLine'];
  sizeBasis: SizeBasis;
  /** The verdict below it begins with the certificate. */
  isCertificateSaid: boolean;
}) {
  const { project, home } = property;
  const size = sizeOfHome(property, sizeBasis);
  return (
    <p className="card-facts">
      <Fact isKept={kept.has('bhk') || kept.has('propertyType')}>
        {home?.label ?? homesText(property)}
      </Fact>
      {size !== null && DOT + size}
      {DOT}
      <Fact isKept={kept.has('locality')}>{project.locality ?? 'Locality not disclosed'}</Fact>
      {DOT}
      <Fact isKept={kept.has('possession')}>
        <Possession of={property} isCertificateSaid={isCertificateSaid} />
      </Fact>
    </p>
  );
}

/** One of its facts, ticked where it keeps a wish. */
function Fact({ isKept, children }: { isKept: boolean; children: ReactNode }) {
  if (!isKept) return children;
  return (
    <span className="fact-kept">
      <span className="sr-only">Fits: </span>
      {children}
    </span>
  );
}

/** When one can move in. Nobody may live in it yet, or nobody says that one may: that is as heavy as a price. */
function Possession({
  of: property,
  isCertificateSaid,
}: {
  of: ListedCard;
  /** The verdict below it begins with the certificate. */
  isCertificateSaid: boolean;
}) {
  const isUnknown = isCertificateUnknown(property);
  if (isUnknown && isCertificateSaid) return 'Said to be ready';
  const isMissing = isUnknown || property.project.status === 'built-oc-pending';
  return (
    <span className={isMissing ? 'font-semibold text-ink' : undefined}>
      {possessionText(property) ?? 'Date not disclosed'}
    </span>
  );
}
