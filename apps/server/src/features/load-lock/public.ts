export { inLoadTransaction, lockLoads, type LoadTransaction } from './load-lock.ts';
