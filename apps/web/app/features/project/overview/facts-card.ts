import type { Fact } from '../fact-sheet.ts';

/** Spec 5: the card hides what is NA, N/A, empty or a negative number. */
export function isShown(value: string | null): value is string {
  if (value === null) return false;
  const text = value.trim();
  return text !== '' && !/^n\/?a$/i.test(text) && !/^[-−]\s*[\d.,]+/.test(text);
}

/** The facts that the card shows, and the names of those that nobody has disclosed: hidden, not forgotten. */
export function cardOf(facts: readonly Fact[]): {
  shown: { label: string; value: string }[];
  undisclosed: string[];
} {
  return {
    shown: facts.flatMap(({ label, value }) => (isShown(value) ? [{ label, value }] : [])),
    undisclosed: facts.flatMap(({ label, value }) => (isShown(value) ? [] : [label])),
  };
}
