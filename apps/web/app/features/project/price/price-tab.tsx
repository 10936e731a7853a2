import type { PropertyDetail } from '@manemitra/contract/properties';
import { possessionText } from '#web/features/project-words/public.ts';
import { newerPriceText, rateText } from '@manemitra/contract/facts/fact-texts';
import { useRef } from 'react';
import { useHomeOnScreen } from '#web/browser/on-screen.ts';
import { useForPaper } from '#web/browser/printing.ts';
import { useNearScreen } from '#web/browser/use-near-screen.ts';
import { MoneySwitch } from '#web/features/money/public.ts';
import { rateNote } from './price-texts.ts';
import { PriceWithoutHomes, Rate } from './price-without-homes.tsx';
import { priceOfProject } from './project-price.ts';
import { UnitChooser } from './unit-chooser.tsx';
import { UnitPriceView } from './unit-price-view.tsx';
import { startingHome } from '../starting-home.ts';
import { useHome } from '../use-home.ts';

/**
 * The costs of each unit type until the keys are handed over: one at a time, first the one in the address, the one that
 * the search asks for, or the one at the starting price; all of them on paper and without JavaScript.
 */
export function PriceTab({ detail }: { detail: PropertyDetail }) {
  const prices = detail.unitPrices;
  const isForPaper = useForPaper();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useNearScreen(place);
  const { limitOf, home, sentence, choose } = useHome(detail, isSeen || isForPaper);
  const priceOf = (id: string | undefined) => prices.find(({ unitId }) => unitId === id);
  const shown = priceOf((home ?? startingHome(detail))?.unitId) ?? prices[0];
  useHomeOnScreen(detail.slug, isSeen ? shown?.unitId : undefined);
  const ofProject = priceOfProject(detail);
  const rate = rateText(detail.project.ranges);
  if (shown === undefined) return <PriceWithoutHomes ofProject={ofProject} rate={rate} />;
  const possession = possessionText(detail);
  const unitOf = (id: string) => detail.units.find((unit) => unit.id === id);
  const others = prices
    .filter((price) => price !== shown)
    .map((price) => (
      <UnitPriceView
        key={price.unitId}
        price={price}
        slug={detail.slug}
        possession={possession}
        unit={unitOf(price.unitId)}
        ofProject={ofProject}
        budget={limitOf(price.unitId)}
        search={sentence}
        isFurther
      />
    ));
  return (
    <div ref={place} className="@container flex min-w-0 flex-col gap-6 print:block">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        {prices.length > 1 && (
          <UnitChooser prices={prices} chosen={shown.unitId} onChoose={choose} />
        )}
        <MoneySwitch className="sm:ml-auto" />
      </div>
      <Rate text={rate} note={rateNote(detail.units)} />
      {detail.newerPrice !== null && (
        <p className="text-pretty">{newerPriceText(detail.newerPrice)}</p>
      )}
      <UnitPriceView
        key={shown.unitId}
        price={shown}
        slug={detail.slug}
        possession={possession}
        unit={unitOf(shown.unitId)}
        ofProject={ofProject}
        budget={limitOf(shown.unitId)}
        search={sentence}
      />
      {isForPaper && others.length > 0 && (
        <div className="hidden noscript:block print:block">{others}</div>
      )}
    </div>
  );
}
