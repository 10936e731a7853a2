interface Range {
  min?: number | null | undefined;
  max?: number | null | undefined;
}

/**
 * The listed price of plots of one size where only a rate per square foot is told: rate times area. Of homes nobody says whether the rate is
 * of the carpet, so none follows; nor from plots of several sizes. Null where nothing follows.
 */
export function plotPriceByRate(
  { type, plotSqft }: { type: string | null | undefined; plotSqft: Range },
  rate: Range | null,
): { area: number; min: number | null; max: number | null } | null {
  const { min: area, max: largest } = plotSqft;
  const isOneSize = typeof area === 'number' && (largest ?? area) === area;
  if (type !== 'plot' || !isOneSize || rate === null) return null;
  const [min, max] = [rate.min, rate.max].map((each) =>
    typeof each === 'number' ? Math.round(each * area) : null,
  );
  return min === null && max === null ? null : { area, min: min ?? null, max: max ?? null };
}
