import type { PropertyDetail } from '@manemitra/contract/properties';
import { priceText, projectPriceText } from '#web/features/project-words/public.ts';

/** What is known of all prices of a project, where no home has its own. */
export interface PriceOfProject {
  /** `From ₹1.93 Cr all-in across all its homes`. */
  sum: string;
  /** What the sum holds. */
  what: string;
  /** With all taxes and charges: then it is no agreement price. */
  isAllIn: boolean;
}

/** The price of a project as a whole; `null` where a home has its own, or nothing is known. */
export function priceOfProject(detail: Pick<PropertyDetail, 'project'>): PriceOfProject | null {
  if (projectPriceText(detail) === null) return null;
  const isAllIn = detail.project.ranges.price === null;
  const what = isAllIn ? 'With all taxes and charges' : 'Before taxes and charges';
  return {
    sum: priceText(detail),
    what: `${what}; which home costs what is not known`,
    isAllIn,
  };
}
