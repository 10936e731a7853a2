import { Menu as MenuSign } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { floatingStyle } from '#web/ui/floating-style.ts';
import { loadAhead, onceLoaded } from '#web/ui/late.ts';
import { menuButtonStyle } from './menu-button-style.ts';
import { LINKS_FOR_USER, type SiteLink } from './site-links.ts';

const loadVisitorMenu = async () => {
  const { VisitorMenu } = await import('./visitor-menu.tsx');
  return { default: VisitorMenu };
};
const loadUserMenu = async () => {
  const { UserMenu } = await import('./user-menu.tsx');
  return { default: UserMenu };
};
const VisitorMenu = lazy(loadVisitorMenu);
const UserMenu = lazy(loadUserMenu);

/** The menu of the bar. Its code comes with the first press; without JavaScript it is a list that folds out. */
export function SiteMenu(props: { links: readonly SiteLink[] } | { user: string }) {
  const isAlive = useIsAlive();
  const [isWanted, setWanted] = useState(false);
  const isUser = 'user' in props;
  if (!isAlive) return <PlainMenu links={isUser ? LINKS_FOR_USER : props.links} />;

  const load = isUser ? loadUserMenu : loadVisitorMenu;
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label="Menu"
      onPointerEnter={() => loadAhead(load)}
      onFocus={() => loadAhead(load)}
      onClick={() => onceLoaded(load, () => setWanted(true))}
      className={menuButtonStyle}
    >
      <MenuSign aria-hidden="true" className="size-5" />
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      {isUser ? <UserMenu name={props.user} /> : <VisitorMenu links={props.links} />}
    </Suspense>
  );
}

function PlainMenu({ links }: { links: readonly SiteLink[] }) {
  return (
    <details className="relative">
      <summary
        aria-label="Menu"
        className={`list-none [&::-webkit-details-marker]:hidden ${menuButtonStyle}`}
      >
        <MenuSign aria-hidden="true" className="size-5" />
      </summary>
      <ul className={`absolute top-full right-0 mt-1.5 min-w-64 p-1 ${floatingStyle}`}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className="menu-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
