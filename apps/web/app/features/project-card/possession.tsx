import { isCertificateUnknown } from '@manemitra/contract/facts/fact-texts';
import { possessionStatusLabel } from '@manemitra/domain/labels';
import { possessionText } from '#web/features/project-words/public.ts';
import type { ListedCard } from './listed-card.ts';

/** When one can move in. Nobody may live in it yet, or nobody says that one may: that is as heavy as a price. */
export function Possession({
  of: property,
  isCertificateSaid,
}: {
  of: ListedCard;
  /** The verdict below it begins with the certificate. */
  isCertificateSaid: boolean;
}) {
  const isUnknown = isCertificateUnknown(property);
  if (isUnknown && isCertificateSaid) return possessionStatusLabel('ready');
  const isMissing = isUnknown || property.project.status === 'built-oc-pending';
  return (
    <span className={isMissing ? 'font-semibold text-ink' : undefined}>
      {possessionText(property) ?? 'Date not disclosed'}
    </span>
  );
}
