import { formatShortRupees } from '@manemitra/domain/money';
import { isPlausible, moneyAt } from '../money.ts';
import { beginsNumber, numberAt } from '../numbers.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { eachWords, givers, poolingVerbs } from '../words/funding-words.ts';
import { priceLeads } from '../words/money-words.ts';

/** "4 of us siblings putting in 60L each". */
export const sumFromEach: Reader = { begins: beginsNumber, read: readEach };

function readEach({ tokens }: Sentence, at: number): Reading | undefined {
  const count = numberAt(tokens, at);
  if (count === undefined || count.value < 2 || count.value > MOST_GIVERS) return undefined;
  const who = rowLength(givers, tokens, at + count.length);
  if (who === 0) return undefined;
  let end = at + count.length + who;
  let isPooled = false;
  for (; end < at + LONGEST_PART; end++) {
    const money = moneyAt(tokens, end);
    if (money !== undefined) {
      const each = phraseAt(eachWords, tokens, end + money.length);
      const max = Math.round(money.value * money.unit * count.value);
      if (!isPooled || each === undefined || !isPlausible(max)) return undefined;
      const length = end + money.length + each.length - at;
      if (hasOtherMoney(tokens, at, at + length)) return undefined;
      const said = formatShortRupees(Math.round(money.value * money.unit));
      return wish(length, {
        field: 'price',
        value: { max, basis: 'listed' },
        assumed: `We counted ${said} from each of ${count.value}.`,
        isSure: true,
      });
    }
    if (ENDS.has(tokens[end]?.text ?? '')) return undefined;
    isPooled ||= lengthAt(poolingVerbs, tokens, end) > 0;
  }
  return undefined;
}

const MOST_GIVERS = 10;
const LONGEST_PART = 14;
const ENDS = new Set(['.', ';', '\n', '?', '!', ')']);

/** An amount with its unit beside it says more than it does: a budget, a price, a sale. */
function hasOtherMoney(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.some(
    (_, at) =>
      (at < from || at >= to) &&
      ((moneyAt(tokens, at)?.unit ?? 0) > 0 || lengthAt(priceLeads, tokens, at) > 0),
  );
}
