import type { WithProject } from '@manemitra/contract/facts/fact-texts';
import type { FoundCard } from '@manemitra/contract/search';
import { homesFitText, homeSum } from '#web/features/project-words/public.ts';
import { EachMoney } from './each-money.tsx';

/** The price of the fitting home that leads, with what it is: `₹1.42 Cr all-in`. */
export function HomeMoney({
  property,
  sumClass,
  whatClass,
}: {
  property: Pick<FoundCard, 'home'> & WithProject<'price' | 'prices' | 'ranges'>;
  sumClass?: string;
  whatClass?: string;
}) {
  return (
    <EachMoney>
      {(view) => {
        const { before, sum, what } = homeSum(property, view);
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

/** `2 of 5 homes fit, from ₹96 L`, where more than one does. */
export function HomesFit({ of }: { of: Pick<FoundCard, 'home' | 'homes'> }) {
  if (homesFitText(of, 'listed') === null) return null;
  return <EachMoney>{(view) => homesFitText(of, view)}</EachMoney>;
}
