/** The button of the bar's menu, before its code has come and after. */
export const menuButtonStyle =
  'flex size-11 cursor-pointer items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink';
