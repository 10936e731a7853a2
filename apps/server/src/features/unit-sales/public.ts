export { costsLeftOut, liesInCorporation, saleOf } from './unit-sale.ts';
