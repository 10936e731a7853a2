/** What a value is put into: it lies in the page, where a button stands on it. */
export const controlStyle =
  'min-h-control w-full rounded-md border border-outline bg-surface px-3 text-ink transition-colors placeholder:text-ink-faint hover:border-ink-faint aria-invalid:border-gulmohar disabled:cursor-not-allowed disabled:border-dashed disabled:bg-transparent disabled:text-ink-faint disabled:hover:border-outline';
