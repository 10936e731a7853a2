import { everyPhrase, list } from '@manemitra/query/phrases';

/** Phrases, or a list of them as tables write it. */
type Phrases = string | readonly string[];

const listed = (phrases: Phrases): readonly string[] =>
  typeof phrases === 'string' ? list(phrases) : phrases;

/** Each phrase of one class before each of another: "anything in", "any near". */
export const pairs = (first: Phrases, second: Phrases): string[] =>
  everyPhrase(listed(first), listed(second));

/** The same in both orders: English says the verb first, Hindi and Kannada last. */
export const inBothOrders = (one: Phrases, other: Phrases): string[] => [
  ...pairs(one, other),
  ...pairs(other, one),
];
