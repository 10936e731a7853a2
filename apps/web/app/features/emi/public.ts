/** What other features may use of this one. */
export { loanOnPrice } from './largest-loan.ts';
