import { isBuilderCharge } from '@manemitra/domain/builder-charges';
import type { UnitValues } from '@manemitra/contract/staff-properties-sections';
import { formatRupees, formatShortRupees } from '@manemitra/domain/money';
import { AGREEMENT_LINES, POSSESSION_LINES } from '@manemitra/domain/price-rows';
import { NumberField } from './entry-fields.tsx';
import { missingForPrice, priceOf, type SaleFacts } from './live-price.ts';
import { sumOfLines, withLine } from './unit-rows.ts';

/** The fixed rows of the Price tab (spec 9). */
const AGREEMENT_WORDS: Record<(typeof AGREEMENT_LINES)[number], string> = {
  'base-price': 'Base price of unit',
  amenities: 'Amenities',
  infrastructure: 'Infrastructure charges',
  'bescom-bwssb': 'BESCOM & BWSSB charges',
  'car-parking': 'Car parking charges',
  other: 'Any other charges',
};
const POSSESSION_WORDS: Record<(typeof POSSESSION_LINES)[number], string> = {
  'legal-fee': 'Legal fee',
  'advance-maintenance': 'Advance maintenance',
  'corpus-fund': 'Corpus fund',
};

/** The price rows of a unit type, and what they come to with taxes while they are typed. */
export function UnitPrice({
  unit,
  path,
  sale,
  errors,
  onChange,
}: {
  unit: UnitValues;
  path: string;
  sale: SaleFacts;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<UnitValues>) => void;
}) {
  const sum = sumOfLines(unit.agreementLines);
  return (
    <div className="grid grid-cols-1 gap-5 rounded-md border border-hairline bg-ground p-4 sm:grid-cols-2">
      <fieldset className="min-w-0">
        <legend className="mb-3 font-semibold">Parts of the agreement price</legend>
        <div className="flex flex-col gap-3">
          {AGREEMENT_LINES.map((line) => (
            <NumberField
              key={line}
              label={AGREEMENT_WORDS[line]}
              hint={isBuilderCharge(line) ? '0: included or none' : undefined}
              prefix="₹"
              error={errors[`${path}.agreementLines.${line}`]}
              value={unit.agreementLines[line] ?? null}
              onChange={(rupees) =>
                onChange({ agreementLines: withLine(unit.agreementLines, line, rupees) })
              }
            />
          ))}
        </div>
        <SumLine
          sum={sum}
          price={unit.price?.min ?? null}
          onTake={(min) => onChange({ price: { min, max: unit.price?.max ?? null } })}
        />
      </fieldset>
      <div className="flex min-w-0 flex-col gap-5">
        <fieldset className="min-w-0">
          <legend className="mb-3 font-semibold">Due at possession</legend>
          <div className="flex flex-col gap-3">
            {POSSESSION_LINES.map((line) => (
              <NumberField
                key={line}
                label={POSSESSION_WORDS[line]}
                prefix="₹"
                error={errors[`${path}.possessionLines.${line}`]}
                value={unit.possessionLines[line] ?? null}
                onChange={(rupees) =>
                  onChange({ possessionLines: withLine(unit.possessionLines, line, rupees) })
                }
              />
            ))}
          </div>
        </fieldset>
        <AllInPrice unit={unit} sale={sale} />
      </div>
    </div>
  );
}

/** Whether the parts come to the agreement price, which they should. */
function SumLine({
  sum,
  price,
  onTake,
}: {
  sum: number | null;
  price: number | null;
  onTake: (sum: number) => void;
}) {
  if (sum === null || Number.isNaN(sum)) return null;
  const isSame = sum === price;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <span className="figures">
        Together {formatRupees(sum)}
        {price === null || isSame || Number.isNaN(price)
          ? isSame
            ? ', the agreement price.'
            : '.'
          : `, ${formatRupees(Math.abs(sum - price))} ${sum > price ? 'more' : 'less'} than the agreement price.`}
      </span>
      {!isSame && (
        <button
          type="button"
          onClick={() => onTake(sum)}
          className="min-h-target cursor-pointer rounded-sm text-areca underline decoration-outline underline-offset-4 hover:decoration-current"
        >
          Use it as the agreement price
        </button>
      )}
    </p>
  );
}

function AllInPrice({ unit, sale }: { unit: UnitValues; sale: SaleFacts }) {
  const price = priceOf(unit, sale);
  const missing = missingForPrice(unit, sale);
  return (
    <output className="mt-auto block rounded-md border border-areca bg-areca-tint p-4">
      <span className="block text-sm text-ink-soft">All-in price</span>
      {price === undefined ? (
        <span className="block text-ink-soft">
          {missing.length === 0
            ? 'Not calculated yet.'
            : `Known once ${missing.length === 1 ? 'this is' : 'these are'} filled in: ${missing.join(', ')}.`}
        </span>
      ) : (
        <>
          <span className="figures display block text-2xl text-areca-strong">
            {formatShortRupees(price.total)}
          </span>
          <span className="figures block text-sm text-ink-soft">
            {formatRupees(price.total)}: agreement {formatShortRupees(price.agreement)}, duties and
            registration{' '}
            {formatShortRupees(price.stampDuty + price.cess + price.surcharge + price.registration)}
            , GST {formatShortRupees(price.gst)}, due at possession{' '}
            {formatShortRupees(price.legalFee + price.advanceMaintenance + price.corpusFund)}.
          </span>
        </>
      )}
    </output>
  );
}
