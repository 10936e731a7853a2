import type { PropertyDetail } from '@manemitra/contract/properties';
import type { UnitPrice } from '@manemitra/contract/property-detail';
import { KeysLedger } from './keys-ledger.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { Loading } from './loading.tsx';
import {
  allInclusiveFloor,
  allInclusiveText,
  possessionSum,
  quotedPrice,
  whatIsOpen,
} from './price-texts.ts';
import { MoneyBar } from './money-bar.tsx';
import { PriceTable } from './price-table.tsx';
import type { LimitForHome } from '../use-asked.ts';
import type { PriceOfProject } from './project-price.ts';

/** One unit type: the answer first, then what it is made of, then the tables of the listing, then each line with its rate and source. */
export function UnitPriceView({
  price,
  slug,
  possession,
  unit,
  ofProject,
  budget,
  search = '',
  isFurther = false,
}: {
  price: UnitPrice;
  /** Of the project. */
  slug: string;
  /** When one can move in, as far as it is known. */
  possession: string | null;
  unit: PropertyDetail['units'][number] | undefined;
  /** What is known of all prices of the project, where no home has its own. */
  ofProject: PriceOfProject | null;
  budget: LimitForHome;
  /** The sentence that names the limit. */
  search?: string;
  /** Another home stands above it on the same page. */
  isFurther?: boolean;
}) {
  const { agreementPrice, possessionCost, keysInHand, totalCost } = price;
  const atPossession = possessionSum(price);
  const isOfProject = ofProject?.isAllIn === true;
  return (
    <section
      aria-label={price.size.unit}
      className="flex min-w-0 flex-col gap-9 pb-2 print:block print:break-inside-avoid print:space-y-2"
    >
      <KeysPanel
        price={price}
        slug={slug}
        possession={possession}
        ofProject={ofProject}
        budget={budget}
        search={search}
      />
      {!isFurther && <MoneyBar keys={keysInHand} />}
      <div>
        <div className="grid gap-x-12 gap-y-8 @3xl:grid-cols-2 print:grid-cols-2 print:gap-x-8">
          <PriceTable
            title="Agreement Price"
            rows={agreementPrice.rows.filter(({ key }) => key !== 'total')}
            sum={{
              label: 'Total',
              amount: agreementPrice.totalAgg.value,
              ...(ofProject?.isAllIn === false && { text: ofProject.sum }),
            }}
          />
          <div className="flex flex-col gap-8 print:gap-4">
            <PriceTable title="Costs applicable at possession" rows={possessionCost.rows} />
            <PriceTable
              title="All-inclusive price"
              rows={[
                {
                  key: 'agreement',
                  label: 'Agreement price',
                  rupees: agreementPrice.totalAgg.value,
                  why: whatIsOpen(keysInHand),
                },
                {
                  key: 'possession',
                  label: 'Costs at possession',
                  rupees: atPossession.total,
                  floor: atPossession.floor,
                },
                {
                  key: 'gst',
                  label: 'GST',
                  rupees: possessionCost.gst,
                  why: keysInHand.lines.find(({ key }) => key === 'gst')?.basis,
                },
              ]}
              sum={{
                label: 'Approximate all-inclusive price',
                amount: totalCost,
                text: isOfProject ? ofProject.sum : allInclusiveText(totalCost),
                floor: isOfProject ? null : allInclusiveFloor(keysInHand),
              }}
            />
          </div>
        </div>
        {/* Spec 9. */}
        <p className="mt-4 text-sm text-pretty text-ink-soft">
          The unit price may vary with floor rise, size and market. The seller has the final
          authority.
        </p>
      </div>
      <KeysLedger keys={keysInHand} isFurther={isFurther} />
      {unit !== undefined && unit.type !== 'plot' && (
        <Loading unit={unit} quoted={quotedPrice(price)} />
      )}
    </section>
  );
}
