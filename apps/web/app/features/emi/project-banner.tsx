import type { PropertyCard } from '@manemitra/contract/property-card';
import type { FittingHome } from '@manemitra/contract/found-property';
import type { ReraStanding } from '@manemitra/domain/rera-standing';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useFoundBy } from '#web/browser/found-by.ts';
import { HomeMoney, MoneySwitch } from '#web/features/money/public.ts';
import { ReraLine } from '#web/features/project-card/public.ts';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { DOT } from '#web/ui/dot.ts';
import { Notice } from '#web/ui/notice.tsx';

export interface LoanProject {
  slug: string;
  name: string;
  locality: string | null;
  project: PropertyCard['project'];
  /** The one that fits the sentence, or was chosen. */
  home: FittingHome | null;
  /** What it leaves of the limit of the sentence, as its card says it. */
  difference: string | null;
  isDemonstration: boolean;
  rera: ReraStanding;
}

/** The project that somebody came from: its name and price, and the way back. */
export function ProjectBanner({ about }: { about: LoanProject | 'missing' }) {
  const foundBy = useFoundBy();
  if (about === 'missing') {
    return (
      <Notice
        tone="warning"
        text="The project in this address is not published any more. The calculator works without it."
      />
    );
  }
  const { slug, name, locality, project, home, difference, isDemonstration, rera } = about;
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 rounded-lg border border-hairline bg-surface px-5 py-3.5">
      <p className="min-w-0 wrap-anywhere">
        For <strong className="font-semibold">{name}</strong>
        {locality !== null && `, ${locality}`}
        {isDemonstration && <span className="text-tabebuia"> (demonstration project)</span>}
      </p>
      <p className="figures">
        {home !== null && `${home.label}${DOT}`}
        <HomeMoney property={{ home, project }} sumClass="font-semibold" named={2} />
      </p>
      {home !== null && <MoneySwitch />}
      <Link
        to={paths.project(slug, { home: home?.unitId })}
        state={foundBy}
        className={`ml-auto inline-flex min-h-target items-center gap-1.5 ${linkStyle}`}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to the project
      </Link>
      {difference !== null && (
        <p className="figures basis-full text-sm text-ink-soft">{difference}</p>
      )}
      <ReraLine property={{ project: { rera }, isDemonstration }} className="basis-full" />
    </div>
  );
}
