import type { ReactNode } from 'react';

export interface BottomTab {
  value: string;
  label: string;
  icon: ReactNode;
  /** Where the part is found without JavaScript. */
  href: string;
}

export const bottomTabStyle = 'bottom-tab';
