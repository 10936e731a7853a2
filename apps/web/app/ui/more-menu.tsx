import type { ReactNode } from 'react';
import { type BottomTab, bottomTabStyle } from './bottom-tab.ts';
import { Menu, MenuChoices } from './menu.tsx';

/** The tabs that found no room in the bar. It comes when somebody asks for it, and so it comes open. */
export function MoreMenu({
  tabs,
  value,
  onChange,
  children,
}: {
  tabs: readonly BottomTab[];
  value: string;
  onChange: (value: string) => void;
  /** What its button shows. */
  children: ReactNode;
}) {
  const isChosen = tabs.some((tab) => tab.value === value);
  return (
    <Menu
      align="end"
      isOpenAtFirst
      trigger={
        <button
          type="button"
          aria-current={isChosen ? 'true' : undefined}
          className={bottomTabStyle}
        >
          {children}
        </button>
      }
    >
      <MenuChoices
        value={value}
        onChoose={onChange}
        choices={tabs.map((tab) => ({
          value: tab.value,
          content: (
            <span className="flex items-center gap-3">
              {tab.icon}
              {tab.label}
            </span>
          ),
        }))}
      />
    </Menu>
  );
}
