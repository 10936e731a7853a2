/** What other features may use of this one. */
export {
  homesText,
  isOnlyPlots,
  khathaText,
  possessionText,
  priceText,
  sizeFact,
  unitPriceText,
} from './project-facts.ts';
export { loanInputs } from './price/largest-loan.ts';
export { ProjectPicture } from './project-picture.tsx';
export { RegisterLink, ReraLine } from './rera-line.tsx';
