import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { FollowLink } from './follow-link.tsx';
import { Menu, MenuChoices } from './menu.tsx';

interface BottomTab {
  value: string;
  label: string;
  icon: ReactNode;
  /** Where the part is found without JavaScript. */
  href: string;
}

/** The parts of a page under the thumb: some at once, the others in a More menu. */
export function BottomTabBar({
  label,
  tabs,
  more,
  value,
  onChange,
  className = 'sticky bottom-0 z-bar',
}: {
  label: string;
  tabs: readonly BottomTab[];
  more: readonly BottomTab[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
}) {
  const chosen = more.find((tab) => tab.value === value);
  return (
    <nav
      aria-label={label}
      className={`border-t border-hairline bg-raised pb-[env(safe-area-inset-bottom)] shadow-raised ${className}`}
    >
      <ul className="mx-auto flex max-w-xl">
        {tabs.map((tab) => (
          <li key={tab.value} className="min-w-0 flex-1">
            <FollowLink
              href={tab.href}
              onFollow={() => onChange(tab.value)}
              aria-current={tab.value === value ? 'true' : undefined}
              className={tabStyle}
            >
              {tab.icon}
              <span className="max-w-full truncate">{tab.label}</span>
            </FollowLink>
          </li>
        ))}
        {more.length > 0 && (
          <li className="min-w-0 flex-1">
            <Menu
              align="end"
              trigger={
                <button
                  type="button"
                  aria-current={chosen === undefined ? undefined : 'true'}
                  className={tabStyle}
                >
                  {chosen?.icon ?? <Ellipsis aria-hidden="true" className="size-6" />}
                  <span className="max-w-full truncate">{chosen?.label ?? 'More'}</span>
                  {chosen !== undefined && <span className="sr-only">, more parts</span>}
                </button>
              }
            >
              <MenuChoices
                value={value}
                onChoose={onChange}
                choices={more.map((tab) => ({
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
          </li>
        )}
      </ul>
    </nav>
  );
}

const tabStyle =
  'relative flex min-h-15 w-full cursor-pointer flex-col items-center justify-center gap-0.5 px-0.5 text-xs leading-tight text-ink-soft transition-colors before:absolute before:inset-x-3 before:top-0 before:h-[3px] before:rounded-b-full hover:text-ink focus-visible:-outline-offset-3 aria-[current=true]:font-semibold aria-[current=true]:text-areca aria-[current=true]:before:bg-areca';
