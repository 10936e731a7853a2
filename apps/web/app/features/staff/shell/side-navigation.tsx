import { ArrowUpRight, CircleUser, Gauge, LogOut } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { logOut, ThemeToggle } from '#web/features/shell/public.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { StaffAccount } from './require-staff.ts';
import type { StaffGroup } from './staff-screens.ts';

const lineLook =
  'flex min-h-8 items-center gap-2.5 rounded-md border-l-3 border-transparent px-2.5 py-1 leading-tight text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:rounded-l-none aria-[current=page]:border-areca aria-[current=page]:bg-areca-tint aria-[current=page]:font-semibold aria-[current=page]:text-areca-strong';

/** The screens that this account may use, who is signed in, and the way out. */
export function SideNavigation({
  account,
  groups,
  onFollow,
}: {
  account: StaffAccount;
  groups: readonly StaffGroup[];
  /** Told when a link is followed: the drawer around it closes then. */
  onFollow?: () => void;
}) {
  return (
    <div className="flex flex-1 flex-col gap-5">
      <nav aria-label="Screens" className="flex flex-col gap-3">
        <NavLink to={paths.staff()} end className={lineLook} onClick={onFollow}>
          <Gauge aria-hidden="true" className="size-4.5 shrink-0" />
          Overview
        </NavLink>
        {groups.map(({ title, screens }) => (
          <div key={title}>
            <p className="px-2.5 pb-1 text-sm font-semibold text-ink-faint">{title}</p>
            <ul aria-label={title} className="flex flex-col gap-px">
              {screens.map(({ name, title: label, href }) => (
                <li key={name}>
                  <NavLink to={href} className={lineLook} onClick={onFollow}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-auto flex flex-col gap-px border-t border-hairline pt-3">
        <div className="flex items-center justify-between gap-2 px-2.5 pb-1">
          <div className="min-w-0">
            <p className="truncate leading-tight font-semibold">
              {account.name ?? account.userName ?? 'Signed in'}
            </p>
            <Badge>{account.role}</Badge>
          </div>
          <ThemeToggle />
        </div>
        <NavLink to={paths.staff('account')} className={lineLook} onClick={onFollow}>
          <CircleUser aria-hidden="true" className="size-4.5 shrink-0" />
          Your account
        </NavLink>
        <Link to={paths.propertyList()} className={lineLook} onClick={onFollow}>
          <ArrowUpRight aria-hidden="true" className="size-4.5 shrink-0" />
          See the site
        </Link>
        <button
          type="button"
          onClick={() => void logOut()}
          className={`w-full cursor-pointer text-left ${lineLook}`}
        >
          <LogOut aria-hidden="true" className="size-4.5 shrink-0" />
          Sign out
        </button>
      </div>
    </div>
  );
}
