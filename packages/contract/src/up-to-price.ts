/** How dear homes of one type get, in rupees; null where that is not known, or where all cost alike. */
export const upToPrice = (least: number | null, most: number | null): number | null =>
  least !== null && most !== null && most > least ? most : null;
