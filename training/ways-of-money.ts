import { formatIndianNumber } from '../packages/domain/src/indian-number.ts';
import type { SaidLanguage } from './ways-of-saying.ts';

type SayMoney = (rupees: number) => string;

const LAKH = 100_000;
const CRORE = 10_000_000;
const inCrores = (rupees: number) => String(Number((rupees / CRORE).toFixed(2)));

/** From a crore on in crores, below in lakhs. */
function money(lakh: string, crore: string): SayMoney {
  return (rupees) =>
    rupees >= CRORE ? `${inCrores(rupees)}${crore}` : `${String(rupees / LAKH)}${lakh}`;
}

const LATIN_MONEY = [
  money(' lakh', ' cr'),
  money(' lakhs', ' crore'),
  money('L', 'cr'),
  money(' L', ' Cr'),
  money('lakh', 'crore'),
  money(' lacs', ' crores'),
  (rupees: number) => `Rs ${formatIndianNumber(rupees)}`,
];

/** How a sum is written in each language. */
export const MONEY: Readonly<Record<SaidLanguage, readonly SayMoney[]>> = {
  en: LATIN_MONEY,
  'hi-Latn': [...LATIN_MONEY, money(' laakh', ' karod')],
  'kn-Latn': [...LATIN_MONEY, money(' laksha', ' koti'), money(' lakshada', ' koti')],
  hi: [money(' लाख', ' करोड़'), money(' लाख', ' करोड')],
  kn: [money(' ಲಕ್ಷ', ' ಕೋಟಿ')],
};
