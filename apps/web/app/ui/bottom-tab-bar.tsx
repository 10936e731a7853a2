import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { bottomTabStyle, type BottomTab } from './bottom-tab.ts';
import { FollowLink } from './follow-link.tsx';
import { loadAhead, onceLoaded } from './late.ts';

const loadMenu = async () => {
  const { MoreMenu } = await import('./more-menu.tsx');
  return { default: MoreMenu };
};
const MoreMenu = lazy(loadMenu);

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
  return (
    <nav
      aria-label={label}
      // What floats over a page keeps clear of it.
      data-bottom-bar="narrow"
      className={`border-t border-hairline bg-raised pb-[env(safe-area-inset-bottom)] shadow-raised ${className}`}
    >
      <ul className="mx-auto flex max-w-xl">
        {tabs.map((tab) => (
          <li key={tab.value} className="min-w-0 flex-1">
            <FollowLink
              href={tab.href}
              onFollow={() => onChange(tab.value)}
              aria-current={tab.value === value ? 'true' : undefined}
              className={bottomTabStyle}
            >
              {tab.icon}
              <span className="max-w-full truncate">{tab.label}</span>
            </FollowLink>
          </li>
        ))}
        {more.length > 0 && (
          <li className="min-w-0 flex-1">
            <More tabs={more} value={value} onChange={onChange} />
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The menu's code comes with the first press, so that a page does not wait for it. */
function More({
  tabs,
  value,
  onChange,
}: {
  tabs: readonly BottomTab[];
  value: string;
  onChange: (value: string) => void;
}) {
  const [isWanted, setWanted] = useState(false);
  const chosen = tabs.find((tab) => tab.value === value);
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-current={chosen === undefined ? undefined : 'true'}
      onPointerEnter={() => loadAhead(loadMenu)}
      onFocus={() => loadAhead(loadMenu)}
      onClick={() => onceLoaded(loadMenu, () => setWanted(true))}
      className={bottomTabStyle}
    >
      <MoreFace chosen={chosen} />
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <MoreMenu tabs={tabs} value={value} onChange={onChange}>
        <MoreFace chosen={chosen} />
      </MoreMenu>
    </Suspense>
  );
}

/** It keeps its name whatever of it is chosen, so that it is found again; what is chosen is heard, and stands above its part. */
function MoreFace({ chosen }: { chosen: BottomTab | undefined }) {
  return (
    <>
      <Ellipsis aria-hidden="true" className="size-6" />
      <span className="max-w-full truncate">More</span>
      {chosen !== undefined && <span className="sr-only">{`, ${chosen.label} is chosen`}</span>}
    </>
  );
}
