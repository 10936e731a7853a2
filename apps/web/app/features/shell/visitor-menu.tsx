import { Menu as MenuSign } from 'lucide-react';
import { Link } from 'react-router';
import { Menu, MenuLink, MenuLine } from '#web/ui/menu.tsx';
import { menuButtonStyle } from './menu-button-style.ts';
import type { SiteLink } from './site-links.ts';

/** The site's links for a visitor. It comes when somebody asks for it, and so it comes open. */
export function VisitorMenu({ links }: { links: readonly SiteLink[] }) {
  return (
    <Menu
      align="end"
      isOpenAtFirst
      trigger={
        <button type="button" aria-label="Menu" className={menuButtonStyle}>
          <MenuSign aria-hidden="true" className="size-5" />
        </button>
      }
    >
      {links.map(({ label, to }) => (
        <div key={label}>
          {label === 'Login' && <MenuLine />}
          <MenuLink>
            <Link to={to} className={label === 'Login' ? 'font-semibold text-areca' : ''}>
              {label}
            </Link>
          </MenuLink>
        </div>
      ))}
    </Menu>
  );
}
