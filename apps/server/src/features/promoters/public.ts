export {
  bringPromotersBack,
  changedPromoters,
  type Images,
  promoterImages,
} from './promoter-images.ts';
