/** What other features may use of this one. */
export { EachMoney } from './each-money.tsx';
export { homeOfUnit } from './home-of-unit.ts';
export { MoneyWithout } from './money-without.tsx';
export { HomeMoney, HomesFit } from './home-money.tsx';
export { MoneySwitch } from './money-switch.tsx';
