/** What other features may use of this one. */
export {
  homesFitText,
  homesText,
  homeSum,
  isOnlyPlots,
  khathaText,
  possessionText,
  priceText,
  projectPriceText,
  sizeFact,
  sizeText,
} from './project-words.ts';
