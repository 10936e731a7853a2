import { upToPrice } from '@manemitra/contract/up-to-price';
import type { KeysInHand, UnitPrice } from '@manemitra/contract/property-detail';
import { formatSquareFeet } from '@manemitra/domain/area';
import { keysInHand } from '@manemitra/domain/keys-in-hand';
import {
  agreementPriceRows,
  POSSESSION_LINES,
  possessionCostRows,
} from '@manemitra/domain/price-rows';
import { unitKeys } from '@manemitra/catalogue/unit-keys';
import { saleOf } from '#server/features/unit-sales/public.ts';
import type { UnitRow } from './load-properties.ts';
import type { LoadedDetail } from './load-property-detail.ts';
import { stateOf } from './present-property.ts';

type LineRow = LoadedDetail['lines'][number];

/** The costs of each unit type, in order, at the rates of `today` (`YYYY-MM-DD`). */
export function presentUnitPrices(loaded: LoadedDetail, today: string): UnitPrice[] {
  const { property, units, lines } = loaded;
  const isBuilt = stateOf(loaded) === 'built-oc-pending';
  const factKeys = unitKeys(units);

  return units.map((unit, i) => {
    const quotedBy = priceSource(loaded, factKeys[i]);
    const own = lines.filter(
      ({ unit_type_id, stage }) => unit_type_id === unit.id && stage === 'possession',
    );
    const possessionLines = amounts(own, POSSESSION_LINES);
    const size = quotedSize(unit);
    const sale = { ...saleOf(property, unit), registeredOn: today };
    const keysAt = (agreement: number | undefined) =>
      keysInHand(
        {
          ...sale,
          agreement,
          isBuilt,
          plotSqft: unit.plot_sqft_min ?? undefined,
          legalFee: possessionLines['legal-fee'],
          advanceMaintenance: possessionLines['advance-maintenance'],
          corpusFund: possessionLines['corpus-fund'],
        },
        quotedBy,
      );
    const keys = keysAt(sale.agreement);
    return {
      unitId: String(unit.id),
      label: unit.label,
      size,
      agreementPrice: {
        rows: agreementPriceRows({
          lines: unit.agreement_lines,
          agreement: sale.agreement,
          areaSqft: size.sqft ?? undefined,
        }),
        totalAgg: { value: unit.price_min },
      },
      possessionCost: {
        rows: possessionCostRows(possessionLines, sale),
        gst: keys.lines.find(({ key }) => key === 'gst')?.rupees ?? null,
      },
      totalCost: keys.total,
      keysInHand: keys,
      dearest: dearestOf(unit, keysAt),
    };
  });
}

function dearestOf(
  { price_min, price_max }: UnitRow,
  keysAt: (agreement: number) => KeysInHand,
): UnitPrice['dearest'] {
  const price = upToPrice(price_min, price_max);
  if (price === null) return null;
  const { total, atLeast } = keysAt(price);
  return { price, allInAtLeast: total ?? atLeast };
}

/** The source of a unit type's price, if it is known separately. */
function priceSource({ property, provenance }: LoadedDetail, key: string | undefined) {
  const place = provenance?.facts[`units/${key}/price`];
  const told = place === undefined ? undefined : provenance?.tellings[place];
  return told === undefined
    ? { name: property.source_name, url: property.source_url }
    : { name: told.source, url: told.url };
}

/** The amounts of one table by their kind; a kind that the table does not know is left out. */
function amounts<const Kinds extends readonly string[]>(
  lines: readonly LineRow[],
  kinds: Kinds,
): Partial<Record<Kinds[number], number>> {
  const known = lines.filter((line) => kinds.includes(line.kind));
  return Object.fromEntries(known.map(({ kind, rupees }) => [kind, rupees])) as Partial<
    Record<Kinds[number], number>
  >;
}

/** The area that the price is quoted on: super built-up feet for a home, land for a plot. */
function quotedSize(unit: UnitRow): UnitPrice['size'] {
  const basis = unit.type === 'plot' ? 'plot' : 'super-built-up';
  const sqft = basis === 'plot' ? unit.plot_sqft_min : unit.super_built_up_sqft_min;
  if (sqft === null) return { unit: unit.label, sqft: null, basis: null, upTo: null };
  const largest = basis === 'plot' ? unit.plot_sqft_max : unit.super_built_up_sqft_max;
  const upTo = largest !== null && largest > sqft ? largest : null;
  const of = basis === 'plot' ? 'site' : 'super built-up';
  return { unit: `${unit.label}, ${formatSquareFeet(sqft)} ${of}`, sqft, basis, upTo };
}
