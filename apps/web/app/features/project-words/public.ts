/** What other features may use of this one. */
export {
  homesText,
  isOnlyPlots,
  khathaText,
  possessionText,
  priceText,
  projectPriceText,
  sizeFact,
  unitPriceText,
} from './project-words.ts';
