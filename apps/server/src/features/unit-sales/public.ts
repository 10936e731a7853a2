export { costsLeftOut, saleOf } from './unit-sale.ts';
