import { everyPhrase, list } from '@manemitra/query/phrases';

/** Each phrase of one class before each of another: "anything in", "any near". */
export const pairs = (first: string, second: string): string[] =>
  everyPhrase(list(first), list(second));

/** The same in both orders: English says the verb first, Hindi and Kannada last. */
export const inBothOrders = (one: string, other: string): string[] => [
  ...pairs(one, other),
  ...pairs(other, one),
];
