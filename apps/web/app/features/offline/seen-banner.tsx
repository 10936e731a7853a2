import { formatMoment } from '@manemitra/domain/moments';
import { WifiOff } from 'lucide-react';

/** Says that this page was kept, and when: what it tells may have changed since. */
export function SeenBanner({ seenOn }: { seenOn: string }) {
  const isMoment = !Number.isNaN(Date.parse(seenOn));
  return (
    <output className="block border-b border-haldi-bright bg-haldi-tint text-haldi">
      <span className="mx-auto flex max-w-7xl items-start gap-3 px-4 py-3 leading-snug sm:px-6">
        <WifiOff aria-hidden="true" className="size-5 shrink-0" />
        <span>
          You are offline. This is the page as you saw it on{' '}
          <strong>{isMoment ? formatMoment(seenOn) : 'an earlier day'}</strong>; prices and
          documents may have changed since.
        </span>
      </span>
    </output>
  );
}
