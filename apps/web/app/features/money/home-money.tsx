import type { WithProject } from '@manemitra/contract/facts/fact-texts';
import type { FoundCard } from '@manemitra/contract/found-property';
import { MONEY_VIEWS } from '#web/browser/money-view.ts';
import { homesFitText, homeSum } from '#web/features/project-words/public.ts';
import { EachMoney } from './each-money.tsx';

/** The price of the fitting home that leads, with what it is: `₹1.42 Cr all-in`, or what it leaves out: `at least ₹1.59 Cr without GST`. */
export function HomeMoney({
  property,
  sumClass,
  whatClass,
  named,
}: {
  property: Pick<FoundCard, 'home'> &
    Partial<Pick<FoundCard, 'limit'>> &
    WithProject<'price' | 'prices' | 'ranges'>;
  sumClass?: string;
  whatClass?: string;
  /** How many of the costs that a sum leaves out are named before they are counted; `apart` where they stand elsewhere. */
  named?: number | 'apart';
}) {
  return (
    <EachMoney>
      {(view) => {
        const isApart = named === 'apart';
        const { before, sum, what: told } = homeSum(property, view, isApart ? undefined : named);
        const what = isApart && before === 'at least' ? '' : told;
        return (
          <>
            {before !== '' && <span className={whatClass}>{`${before} `}</span>}
            <span className={sumClass}>{sum}</span>
            {what !== '' &&
              (whatClass === undefined ? (
                ` ${what}`
              ) : (
                <span className={whatClass}>{` ${what}`}</span>
              ))}
          </>
        );
      }}
    </EachMoney>
  );
}

/** `2 of 5 kinds of home fit, from ₹96 L`, where more than one does. */
export function HomesFit({ of }: { of: Pick<FoundCard, 'home' | 'homes'> }) {
  const texts = MONEY_VIEWS.map((view) => homesFitText(of, view));
  // A list has it twenty times: it is written once where each view says the same.
  if (new Set(texts).size === 1) return texts[0];
  return <EachMoney>{(view) => homesFitText(of, view)}</EachMoney>;
}
