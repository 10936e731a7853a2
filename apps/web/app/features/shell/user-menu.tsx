import { COMPARE_MIN } from '@manemitra/contract/limits';
import {
  Calculator,
  CircleUser,
  Info,
  LayoutDashboard,
  PhoneOutgoing,
  LogOut,
  Menu as MenuSign,
  Newspaper,
  Scale,
  Store,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useNavigate } from 'react-router';
import { slots, stored } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { useCompareList } from '#web/features/compare/public.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Menu, MenuItem, MenuLine, MenuLink, MenuTitle } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast.ts';
import { logOut } from './log-out.ts';
import { menuButtonStyle } from './menu-button-style.ts';
import { MENU_LINKS } from './site-links.ts';

/** The menu of somebody who has signed in (spec 2). It is loaded when they press for it, so it appears open. */
export function UserMenu({ name }: { name: string }) {
  const navigate = useNavigate();
  const compared = useCompareList();
  const [role] = useStored(slots.role); // only what is drawn; the server decides
  const isStaff = role !== null && role !== 'user';

  const compare = (): void => {
    if (compared.length >= COMPARE_MIN) {
      const ids = compared.map(({ id }) => id);
      void navigate(paths.comparator(ids, stored(slots.search) ?? undefined));
      return;
    }
    showToast({
      kind: 'warning',
      text: 'Please select Compare for at least 2 properties to compare.', // spec 5
      durationMs: 4_000, // spec 2
      position: 'top-center',
    });
  };

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
      {name !== '' && (
        <>
          <MenuTitle>{name}</MenuTitle>
          <MenuLine />
        </>
      )}
      <MenuItem onSelect={compare}>
        <Scale aria-hidden="true" className="size-5 text-ink-soft" />
        <span className="flex-1">Compare list</span>
        {compared.length > 0 && <Badge>{compared.length}</Badge>}
      </MenuItem>
      {isStaff ? (
        <MenuLink>
          <Link to={paths.staff()}>
            <LayoutDashboard aria-hidden="true" className="size-5 text-ink-soft" />
            Staff dashboard
          </Link>
        </MenuLink>
      ) : (
        <MenuLink>
          <Link to={paths.myEnquiries()}>
            <PhoneOutgoing aria-hidden="true" className="size-5 text-ink-soft" />
            Who has my number
          </Link>
        </MenuLink>
      )}
      {MENU_LINKS.map(({ label, to }) => {
        const Icon = ICONS[label];
        return (
          <MenuLink key={label}>
            <Link to={to}>
              {Icon !== undefined && <Icon aria-hidden={true} className="size-5 text-ink-soft" />}
              {label}
            </Link>
          </MenuLink>
        );
      })}
      <MenuLine />
      <MenuLink>
        <Link to={paths.account()}>
          <CircleUser aria-hidden="true" className="size-5 text-ink-soft" />
          Your account
        </Link>
      </MenuLink>
      <MenuItem onSelect={() => void logOut()}>
        <LogOut aria-hidden="true" className="size-5 text-ink-soft" />
        Logout
      </MenuItem>
    </Menu>
  );
}

const ICONS: Record<string, ComponentType<{ className: string; 'aria-hidden': true }>> = {
  'EMI Calculator': Calculator,
  Blog: Newspaper,
  'For Sellers': Store,
  About: Info,
};
