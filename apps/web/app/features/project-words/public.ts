/** What other features may use of this one. */
export {
  homesText,
  isOnlyPlots,
  khathaText,
  possessionText,
  projectPriceText,
  sizeFact,
  sizeText,
} from '@manemitra/contract/facts/fact-texts';
export { homesFitText, homeSum, priceText } from './project-words.ts';
