/** What other features may use of this one. */
export {
  homeEmiText,
  homePriceText,
  homesText,
  isOnlyPlots,
  khathaText,
  leadingPriceText,
  possessionText,
  priceText,
  projectPriceText,
  sizeFact,
} from './project-words.ts';
