import type { ReactNode } from 'react';

export interface BottomTab {
  value: string;
  label: string;
  icon: ReactNode;
  /** Where the part is found without JavaScript. */
  href: string;
}

export const bottomTabStyle =
  'relative flex min-h-15 w-full cursor-pointer flex-col items-center justify-center gap-0.5 text-xs leading-tight text-ink-soft transition-colors before:absolute before:inset-x-3 before:top-0 before:h-[3px] before:rounded-b-full hover:text-ink focus-visible:-outline-offset-3 aria-[current=true]:font-semibold aria-[current=true]:text-areca aria-[current=true]:before:bg-areca';
