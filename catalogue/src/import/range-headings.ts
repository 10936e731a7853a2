import { isPerArea } from './ranges.ts';

/** Words of a heading by the figure that they mean; the first match counts. */
const MEASURES: readonly (readonly [name: string, words: RegExp])[] = [
  ['carpet_area', /\bcarpet\b/g],
  ['super_area', /\b(?:super|sba|sbua|built|builtup|saleable|salable)\b/g],
  ['plot_area', /\b(?:plots?|sites?)\b/g],
  ['price', /\b(?:prices?|pricing|cost|budget|ticket|value|amount)\b/g],
  ['area', /\b(?:areas?|sizes?|sft|sqft|sq|sqm)\b/g],
];
const ENDS: readonly (readonly [end: 'min' | 'max', words: RegExp])[] = [
  ['min', /\b(?:min|minimum|lowest|smallest|from|starting|starts)\b/g],
  ['max', /\b(?:max|maximum|highest|largest|upto|ending)\b/g],
];
/** Words that say nothing besides: units, which the cells are read by, and what every figure is of. */
const FILLERS =
  /\b(?:areas?|sizes?|up|sft|sqft|sq|ft|feet|m|mtrs?|sqm|in|of|the|range|units?|homes?|rs|inr|cr|crores?|lakhs?|lacs?)\b/g;

/** The column that a heading names as one end of a range: `Super area min sft` is `min_super_area`; undefined for other headings. */
export function rangeHeading(heading: string): string | undefined {
  // The heading alone is not enough: below `min_price` there may be `90 L`.
  if (isPerArea(heading) || /\d/.test(heading)) return undefined;
  let rest = heading.toLowerCase().replace(/[^a-z]+/g, ' ');
  const take = <Name>(table: readonly (readonly [Name, RegExp])[]): Name | undefined => {
    const found = table.find(([, words]) => rest.search(words) !== -1);
    if (found !== undefined) rest = rest.replace(found[1], ' ');
    return found?.[0];
  };
  const [end, measure] = [take(ENDS), take(MEASURES)];
  if (end === undefined || measure === undefined) return undefined;
  return rest.replace(FILLERS, ' ').trim() === '' ? `${end}_${measure}` : undefined;
}
